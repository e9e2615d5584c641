import { Part, type PartProps } from "./part";

/** Diaphragm gas meter: inlet at [-1.5, 0], outlet at [1.5, 0], body below. */
export function GasMeter({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale}>
      <path d="M-19 0h8v10h-8zM11 0h8v10h-8z" />
      <rect x="-28" y="8" width="56" height="44" rx="9" />
      <path className="d-fine" d="M-28 34q28 8 56 0M-22 44h44" />
      <rect className="d-tint" x="-17" y="15" width="34" height="12" />
      <path className="d-fine" d="M-8.5 15v12M0 15v12M8.5 15v12" />
    </Part>
  );
}

/** Meter in a horizontal line. */
export function FlowMeter({ at, turn, scale }: PartProps) {
  return (
    <Part at={at} turn={turn} scale={scale}>
      <path d="M-15-5h30v10h-30z" />
      <circle r="11" />
      <path className="d-fine" d="M-7-3h14v5h-14zM-2-3v5M3-3v5" />
    </Part>
  );
}
