import { repeat, trace, units, type Via } from "./geometry";
import { Part, type PartProps } from "./part";

/** Ground or floor in section: a line with hatching below. */
export function Ground({ at: [x, y], w }: PartProps & { readonly w: number }) {
  return (
    <>
      <path d={`M${units(x)} ${units(y)}h${units(w)}`} strokeWidth="2" />
      <path className="d-hatch" d={repeat(Math.floor(w), [10, 0], "l-7 7", [units(x) + 10, units(y)])} />
    </>
  );
}

/** Walls and slabs in section, filled: each branch is a strip of `width` squares. */
export function Cut({ via, width = 0.8 }: { readonly via: Via; readonly width?: number }) {
  return <path className="d-cut" strokeWidth={units(width)} strokeLinejoin="miter" d={trace(via)} />;
}

/** A person for scale, 17 units to the metre. Origin: the feet. */
export function Person({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale} className="d-solid">
      <circle cy="-27.5" r="2.9" />
      <path d="M-4.5-23q4.5-2 9 0l1.5 11-2 .5-1-7.5-.5 8L3 0H.6L0-10-.6 0H-3l.5-11-.5-8-1 7.5-2-.5z" />
    </Part>
  );
}

/** Sash window, `w` × `h` squares from its top left. */
export function Sash({ at, scale, w = 4, h = 7 }: PartProps & { readonly w?: number; readonly h?: number }) {
  const [width, height] = [w * 10, h * 10];
  return (
    <Part at={at} scale={scale}>
      <path d={`M0 0h${width}v${height}H0zM-4 ${height}h${width + 8}v4h-${width + 8}z`} />
      <path className="d-hatch" d={`M0 ${height / 2}h${width}M${width / 2} 0v${height}`} />
    </Part>
  );
}

/** Desk with a screen, 10 squares wide, to the scale of a tall person. Origin: the floor at its left. */
export function Desk({ at, scale }: PartProps) {
  return (
    <Part at={at} scale={scale}>
      <path d="M0-36h100v4H0zM8-32V0M92-32V0M36-60h30v18H36zM51-42v6" />
    </Part>
  );
}
