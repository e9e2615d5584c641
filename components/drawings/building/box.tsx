import { type Point, units } from "../parts/geometry";

type BoxProps = { readonly at: Point; readonly w: number; readonly h: number; readonly className?: string };

/** A filled rectangle in squares: a room's air, the earth, a cut wall or slab (the default, solid). */
export function Box({ at: [x, y], w, h, className = "d-solid" }: BoxProps) {
  return <path className={className} d={`M${units(x)} ${units(y)}h${units(w)}v${units(h)}H${units(x)}z`} />;
}
