import { Part, type PartProps } from "./part";

/** Hermetic compressor, 6 × 8 squares. Origin: its centre. */
export function Compressor({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale}>
      <path d="M-20 34v8h-8M20 34v8h8M-30-14Q-30-38 0-38t30 24v30q0 22-30 22t-30-22z" />
      <path className="d-fine" d="M-30-10h60M-30 14h60" />
      <path className="d-none" d="M-12 2a12 12 0 0 1 24 0 8 8 0 0 1-16 0 4 4 0 0 1 8 0" />
    </Part>
  );
}
