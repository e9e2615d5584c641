import type { ReactNode } from "react";
import { type Point, trace, units } from "./geometry";

type LabelProps = {
  /** The point where the leader leaves the text. */
  readonly at: Point;
  /** The point that the leader leads to; without it there is no leader. */
  readonly to?: Point;
  readonly anchor?: "start" | "middle" | "end";
  readonly children: string;
};

/** A thin line to a point of the drawing, with a dot on the point. */
export function PointLeader({ from, to }: { readonly from: Point; readonly to: Point }) {
  return (
    <>
      <path className="d-fine" d={trace([[from, to]])} />
      <circle className="d-solid" cx={units(to[0])} cy={units(to[1])} r="2.2" />
    </>
  );
}

/** Text with a leader line, on the far side of the leader: left, right, above or below. */
export function Label({ at, to, anchor, children }: LabelProps) {
  const [x, y] = at;
  const side = to ? Math.sign(x - to[0]) : 0;
  const upright = to !== undefined && side === 0;
  const above = upright && to[1] > y;
  const shift = upright ? (above ? -0.6 : 1.4) : 0.4;
  return (
    <>
      {to && <PointLeader from={at} to={to} />}
      <text
        x={units(x + side * 0.5)}
        y={units(y + shift)}
        textAnchor={anchor ?? (side > 0 ? undefined : side < 0 ? "end" : "middle")}
      >
        {children}
      </text>
    </>
  );
}

/** The key to a sheet's marks: each mark with its text. */
export const Key = ({ children }: { readonly children: ReactNode }) => children;
