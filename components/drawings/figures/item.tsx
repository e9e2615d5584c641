import { type Medium, type Point, units } from "../parts/geometry";

type Props = {
  readonly at: Point;
  readonly r?: number;
  /** The tint of the numbered part. */
  readonly medium?: Medium | undefined;
  readonly children: string;
};

/** The number of a part that text beside or below the drawing explains. */
export function Item({ at: [x, y], r = 13, medium, children }: Props) {
  return (
    <g className={medium ? `d-item d-${medium}` : "d-item"}>
      <circle className={medium ? "d-tint" : "d-part"} cx={units(x)} cy={units(y)} r={r} />
      <text className="d-tag" x={units(x)} y={units(y)} dy=".36em">
        {children}
      </text>
    </g>
  );
}
