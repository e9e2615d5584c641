import { Part, type PartProps } from "./part";

/** Wall-hung wash basin, tap and bottle trap, 7 squares wide. Origin: middle of the rim; waste at [0, 5.2]. */
export function Basin({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale}>
      <path d="M-12 20h6v14h-6zM-14 34h10v20h-10zM-4 37h1.5q5 0 5 5v10h-5v-9q0-1-1.5-1z" />
      <path d="M-35 0h70q0 22-20 24h-30q-20-2-20-24z" />
      <path d="M-20 0v-14q0-6 8-6h6v5h-4q-4 0-4 4V0z" />
      <path className="d-fine" d="M-28 5h56M-24-14h12" />
    </Part>
  );
}

/** Toilet with its cistern, 8 squares deep, against a wall on its left. Origin: the floor at the wall. */
export function Closet({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale}>
      <path d="M0-78h20v34H0z" />
      <path d="M14 0q2-14-4-22l6-22h54q2 20-16 28-6 4-4 16z" />
      <path d="M12-50h58v6H12z" />
      <path className="d-fine" d="M6-72h8M22-40q22 8 42 0" />
    </Part>
  );
}

/** Shower head on its riser with a mixer. Origin: the mixer; the head is above it to the right. */
export function Shower({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale}>
      <path className="d-none" d="M0-8v-92q0-8 8-8h22q8 0 8 8v4" strokeWidth="5" />
      <path className="d-duct" stroke="none" d="M0-8v-92q0-8 8-8h22q8 0 8 8v4" strokeWidth="2" />
      <path d="M26-96h24l6 8H20z" />
      <path
        className="d-water d-mark"
        d="M24-80l-4 24M33-80l-2 40M43-80l2 40M52-80l4 24"
        strokeDasharray="5 5"
        strokeWidth="1.5"
      />
      <path d="M-12-8h24V6h-24z" />
      <circle r="4" cy="-1" />
    </Part>
  );
}

/** Kitchen sink, tap and bottle trap, 12 squares wide. Origin: the worktop's left end; waste at [5.8, 5.8]. */
export function Sink({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale}>
      <path d="M46 30h6v10h-6zM44 40h10v20h-10zM54 43h1.5q5 0 5 5v10h-5v-9q0-1-1.5-1z" />
      <path d="M0 0h120v5h-16l-4 27H20L16 5H0z" />
      <path d="M56 0v-24q0-14 14-14t14 12v4h-6v-4q0-6-8-6t-8 8V0z" />
      <path className="d-fine" d="M24 12h72M60 0v32" />
    </Part>
  );
}

/** Trapped gully, 3 squares wide. Origin: the middle of its grating; outlet at [2.4, 0.9]. */
export function Gully({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale}>
      <path d="M-4 0v12q0 10 10 10t10-10h8V5H9v7q0 3-3 3t-3-3V0z" />
      <path className="d-fine" d="M-4 9h7M9 9h7M-8 0h15" />
    </Part>
  );
}

/** Bib tap at the end of a line from a wall on its left. Origin: the line. */
export function Tap({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale}>
      <path d="M0-4h16q10 0 10 10v6h-8V8q0-4-4-4H0z" />
      <path d="M8-4v-8M2-12h12" />
    </Part>
  );
}
