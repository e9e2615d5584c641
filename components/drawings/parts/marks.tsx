import { Part, type PartProps } from "./part";

/** A tick in a circle, for passed. */
export function Pass({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale} className="d-part d-energy">
      <circle r="10" />
      <path className="d-mark" d="M-4.5 0l3.5 4 6-8" />
    </Part>
  );
}

/** A cross in a circle, for failed, shut or isolated. */
export function Fault({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale} className="d-part d-fault">
      <circle r="10" className="d-tint" />
      <path className="d-mark" d="M-4-4l8 8M4-4l-8 8" />
    </Part>
  );
}
