import type { Danger } from "@/data/types";

/** A gas cloud, a siren, a drop, a thermometer, a snowflake and a flash, on a 24 × 24 view box. */
const icons = {
  gas: "M3 9h10a3 3 0 1 0-3-3M3 13h15a3 3 0 1 1-3 3M3 17h7",
  "carbon-monoxide": "M7 18v-6a5 5 0 0 1 10 0v6M4 21v-3h16v3zM12 5V2M5 7L3 5M19 7l2-2",
  water: "M12 3q-6 7-6 11a6 6 0 0 0 12 0q0-4-6-11z",
  heating: "M11.5 14V4a2 2 0 0 0-4 0v10a4 4 0 1 0 4 0zM14.5 5h4M14.5 9h4",
  cooling: "M12 2v20M3 7l18 10M3 17L21 7",
  fire: "M13 2L4 14h8l-1 8 9-12h-8z",
} as const satisfies Record<Danger["id"], string>;

/** The icon of a danger. */
export function DangerSign({ kind }: { kind: Danger["id"] }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className="icon">
      <path d={icons[kind]} />
    </svg>
  );
}
