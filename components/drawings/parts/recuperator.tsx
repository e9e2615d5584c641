import { Part, type PartProps } from "./part";

/** Plate heat exchanger in side view, 7 × 7 squares from its top left: two separate air paths cross in it. */
export function Recuperator({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale}>
      <path className="d-energy d-tint" d="M35 0l35 35-35 35L0 35z" />
      <path
        className="d-hatch"
        d="M42 7L7 42M49 14L14 49M56 21L21 56M63 28L28 63M28 7l35 35M21 14l35 35M14 21l35 35M7 28l35 35"
      />
    </Part>
  );
}
