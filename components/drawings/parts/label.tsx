import type { ReactNode } from "react";
import { type Point, trace, units } from "./geometry";

type LabelProps = {
  /** Where the leader leaves the words. */
  readonly at: Point;
  /** What it points at; without it the words stand alone. */
  readonly to?: Point;
  readonly anchor?: "start" | "middle" | "end";
  readonly children: string;
};

/** Words with a leader line. They stand on the far side of the leader: left of it, right of it, above or below. */
export function Label({ at, to, anchor, children }: LabelProps) {
  const [x, y] = at;
  const side = to ? Math.sign(x - to[0]) : 0;
  const upright = to !== undefined && side === 0;
  const above = upright && to[1] > y;
  const shift = upright ? (above ? -0.6 : 1.4) : 0.4;
  return (
    <>
      {to && (
        <>
          <path className="d-fine" d={trace([[at, to]])} />
          <circle className="d-solid" cx={units(to[0])} cy={units(to[1])} r="2.2" />
        </>
      )}
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

/** What the marks of a sheet mean: marks and their words, which go together. */
export const Key = ({ children }: { readonly children: ReactNode }) => children;
