import { type Point, units } from "../parts/geometry";

/** A ring around a hazard in a picture. */
export function Ring({ at: [x, y], r = 11 }: { readonly at: Point; readonly r?: number }) {
  return (
    <g className="d-fault">
      <circle className="d-mark" cx={units(x)} cy={units(y)} r={r} />
    </g>
  );
}
