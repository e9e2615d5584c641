import { type Medium, type Point, units } from "../parts/geometry";
import { figureSize } from "./types";

type ShapeProps = {
  readonly medium: Medium;
  readonly look?: "mark" | "fill" | "tint";
  readonly d: string;
  readonly dash?: string;
};

/** A line, or a shape filled or tinted, in the colour of what it stands for. */
export function Shape({ medium, look = "mark", d, dash }: ShapeProps) {
  return (
    <g className={`d-${medium}`}>
      <path className={`d-${look}`} d={d} strokeDasharray={dash} />
    </g>
  );
}

type ItemProps = {
  readonly at: Point;
  readonly r?: number;
  /** Of the tint of what it numbers. */
  readonly medium?: Medium | undefined;
  readonly children: string;
};

/** The number of a part that the words beside a drawing, or below it, explain. */
export function Item({ at: [x, y], r = 13, medium, children }: ItemProps) {
  return (
    <g className={medium ? `d-item d-${medium}` : "d-item"}>
      <circle className={medium ? "d-tint" : "d-part"} cx={units(x)} cy={units(y)} r={r} />
      <text className="d-tag" x={units(x)} y={units(y)} dy=".36em">
        {children}
      </text>
    </g>
  );
}

/** A ring about what a picture warns of. */
export function Ring({ at: [x, y], r = 11 }: { readonly at: Point; readonly r?: number }) {
  return (
    <g className="d-fault">
      <circle className="d-mark" cx={units(x)} cy={units(y)} r={r} />
    </g>
  );
}

/** The ground below its surface, from the left edge of a figure down to its foot. */
export function Soil({ top, w = 47.6 }: { readonly top: number; readonly w?: number }) {
  const [y, width] = [units(top), units(w)];
  return (
    <>
      <path className="d-shade" stroke="none" d={`M2 ${y}h${width}v${figureSize.height - 2 - y}H2z`} />
      <path className="d-fine" d={`M2 ${y}h${width}`} />
    </>
  );
}
