import { Part, type PartProps } from "./part";

/** A burner's flame. Origin: its foot. */
export function Flame({ at, turn, scale }: PartProps) {
  return (
    <Part at={at} turn={turn} scale={scale} className="d-gas d-fill">
      <path d="M0 0c-7 0-10-5-10-10 0-5 4-8 5-13 3 2 5 5 5 8 3-3 3-8 2-12 5 3 9 10 9 16C11-4 7 0 0 0z" />
    </Part>
  );
}
