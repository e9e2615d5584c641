import { type Point, units } from "../parts/geometry";

type BoxProps = { readonly at: Point; readonly w: number; readonly h: number; readonly className?: string };

/** A filled rectangle in squares: air of a room, earth, or (by default, solid) a cut wall or slab. */
export function Box({ at: [x, y], w, h, className = "d-wall" }: BoxProps) {
  return <path className={className} d={`M${units(x)} ${units(y)}h${units(w)}v${units(h)}H${units(x)}z`} />;
}
