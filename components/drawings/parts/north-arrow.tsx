import { Part, type PartProps } from "./part";

/** The north arrow of a plan. */
export function NorthArrow({ at, turn, scale }: PartProps) {
  return (
    <Part at={at} turn={turn} scale={scale}>
      <circle r="14" className="d-fine" />
      <path className="d-solid" d="M0-20L7 8 0 3z" />
      <path className="d-fine" d="M0-20L-7 8 0 3" />
    </Part>
  );
}
