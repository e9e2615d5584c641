import { place, repeat } from "./geometry";
import { Part, type PartProps } from "./part";

/** A short stroke across the end of a line: cap, blank flange. */
export function Cap({ at, turn, scale }: PartProps) {
  return (
    <Part at={at} turn={turn} scale={scale}>
      <path d="M0-7h4v14h-4z" />
    </Part>
  );
}

/** A bellows in a line, for a flexible connection. */
export function Flexible({ at, turn, scale }: PartProps) {
  return (
    <Part at={at} turn={turn} scale={scale}>
      <path d="M-9-6h18v12h-18z" />
      <path className="d-fine" d={repeat(4, [4, 0], "v12", [-6, -6])} />
    </Part>
  );
}

/** A wall or floor bracket under a horizontal pipe. */
export function Bracket({ at, turn, drop = 1 }: PartProps & { readonly drop?: number }) {
  return (
    <g className="d-fine" transform={place(at, turn)}>
      <path d={`M-6-4v8h12v-8M0 4v${drop * 10}M-7 ${4 + drop * 10}h14`} />
    </g>
  );
}

/** Y-strainer in a horizontal line. */
export function Strainer({ at, turn, scale }: PartProps) {
  return (
    <Part at={at} turn={turn} scale={scale}>
      <path d="M-11-5h22v10h-5l5 9-8 5-8-14h-6z" />
      <path className="d-hatch" d="M-2 5l8-2M1 10l8-2" />
    </Part>
  );
}

/** A test point for a gauge, with its cap. */
export function TestPoint({ at, turn, scale }: PartProps) {
  return (
    <Part at={at} turn={turn} scale={scale}>
      <path d="M0-3v-8M-4-15h8v5h-8z" />
    </Part>
  );
}
