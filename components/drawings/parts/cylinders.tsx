import { Part, type PartProps } from "./part";

/** Calorifier or hot-water cylinder, 8 × 13 squares from its top left: flow in the coil at [8, 7] and [8, 11]. */
export function Cylinder({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale}>
      <path d="M12 122l-4 14M68 122l4 14M0 20Q0 0 40 0t40 20v94q0 16-40 16T0 114z" />
      <path className="d-hatch" d="M6 22q0-16 34-16t34 16v90q0 12-34 12T6 112z" />
      <path
        className="d-none"
        d="M80 70H24q-8 0-8 6.7t8 6.7h32q8 0 8 6.7T56 97H24q-8 0-8 6.5T24 110h56"
        strokeWidth="6"
      />
      <path className="d-hot d-pipe" d="M80 70H24q-8 0-8 6.7t8 6.7h32q8 0 8 6.7T56 97H24q-8 0-8 6.5T24 110h56" />
    </Part>
  );
}

/** Buffer vessel, 8 × 14 squares from its top left, insulated. */
export function Buffer({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale}>
      <path d="M12 130l-4 14M68 130l4 14M0 18Q0 0 40 0t40 18v104q0 16-40 16T0 122z" />
      <path className="d-hatch" d="M6 20q0-14 34-14t34 14v100q0 12-34 12T6 120zM6 50h68M6 90h68" />
    </Part>
  );
}
