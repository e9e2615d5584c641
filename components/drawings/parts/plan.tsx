import { Part, type PartProps } from "./part";

/** Ceiling diffuser in plan, 3 squares wide around its middle: four-way, or three-way with the duct at its foot. */
export function CeilingDiffuser({ at, turn, scale, threeWay }: PartProps & { readonly threeWay?: boolean }) {
  return (
    <Part at={at} turn={turn} scale={scale} className="d-part d-air">
      <path d="M-15-15h30v30h-30z" />
      <path className="d-hatch" d="M-15-15l30 30M15-15l-30 30M-8-8H8V8H-8z" />
      <path className="d-arrow" d={`M0-27l-4 8h8zM-27 0l8-4v8zM27 0l-8-4v8z${threeWay ? "" : "M0 27l-4-8h8z"}`} />
    </Part>
  );
}

/** North on a plan. */
export function NorthArrow({ at, turn, scale }: PartProps) {
  return (
    <Part at={at} turn={turn} scale={scale}>
      <circle r="14" className="d-fine" />
      <path className="d-solid" d="M0-20L7 8 0 3z" />
      <path className="d-fine" d="M0-20L-7 8 0 3" />
    </Part>
  );
}
