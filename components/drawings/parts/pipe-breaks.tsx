import { place } from "./geometry";
import type { PartProps } from "./part";

/** The ends of a broken pipe. */
export function Break({ at, turn }: PartProps) {
  return <path className="d-part" transform={place(at, turn)} d="M-10-6l5 4 4-5 5 6 6-5v12l-5-4-5 5-4-5-6 4z" />;
}

/** The ends of a broken pipe and the escaping fluid. */
export function Burst({ at, turn }: PartProps) {
  return (
    <g className="d-fault">
      <path className="d-mark" transform={place(at, turn)} d="M-3-5l4-14M4-5l14-16M-9-5l-8-12M10-3l17-7M-14-3l-14-6" />
      <Break at={at} turn={turn} />
    </g>
  );
}
