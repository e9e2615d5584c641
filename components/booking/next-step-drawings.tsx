/** The drawings of the next steps: a diary, a call from the van, a quote. */
export const nextStepDrawings = [
  <>
    <path d="M8 8h48v46H8z" />
    <path className="fill-accent" d="M8 8h48v11H8z" />
    <path className="fill-air-tint" d="M28 31h10v9H28z" />
    <path d="M18 3v9M46 3v9M8 31h48M8 40h48M18 19v35M28 19v35M38 19v35M48 19v35" strokeWidth=".75" />
    <path className="fill-none stroke-accent" d="M27 34l5 5 11-13" strokeWidth="3" />
  </>,
  <>
    <path d="M21 3h22v50H21z" />
    <path className="fill-air-tint" d="M24 9h16v34H24z" />
    <path d="M29 48h6M29 6h6" />
    <path
      className="fill-none stroke-accent"
      d="M15 20q-4 8 0 16M9 15q-7 13 0 26M49 20q4 8 0 16M55 15q7 13 0 26"
      strokeWidth="2"
    />
    <circle cx="32" cy="21" r="4" className="fill-ink stroke-none" />
    <path className="fill-ink stroke-none" d="M25 36q0-9 7-9t7 9z" />
  </>,
  <>
    <path d="M12 5h40v49H12z" />
    <path className="fill-air-tint" d="M24 2h16v7H24z" />
    <path d="M18 18h14M18 25h14M18 32h14M38 18h8M38 25h8M38 32h8" />
    <path d="M18 38h28" strokeWidth=".75" />
    <path className="fill-none stroke-accent" d="M18 48q5-10 7-5t3 4q3-6 6-3t6 1" strokeWidth="2" />
  </>,
];
