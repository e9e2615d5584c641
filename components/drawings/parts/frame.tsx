import type { ReactNode } from "react";
import { type Point, repeat, trace, units } from "./geometry";

type FrameProps = {
  readonly number: string;
  readonly name: string;
  /** What the colours of the lines are, or what else a reader should know of the sheet. */
  readonly note?: string | undefined;
};

/** The sheet's border with its zone ticks, and the title block at the foot. */
export function Frame({ number, name, note = "cf. BS 1710" }: FrameProps) {
  return (
    <g className="d-hatch">
      <path
        d={`M8 8h464v344h-464z${repeat(3, [116, 0], "v8", [124, 0])}${repeat(3, [116, 0], "v8", [124, 352])}${repeat(3, [0, 86], "h8", [0, 94])}${repeat(3, [0, 86], "h8", [472, 94])}M8 328h464M64 328v24M304 328v24M420 328v24`}
      />
      <g className="d-title">
        <text x="36" y="344.5" textAnchor="middle">
          {number}
        </text>
        <text x="71" y="344.5">
          {name}
        </text>
        <text x="362" y="344.5" textAnchor="middle">
          {note}
        </text>
        <text x="446" y="344.5" textAnchor="middle">
          NTS
        </text>
      </g>
    </g>
  );
}

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

type DimensionProps = { readonly from: Point; readonly to: Point; readonly children?: string };

/** A dimension line with oblique ticks and its words above (or left of an upright one). */
export function Dimension({ from, to, children }: DimensionProps) {
  const upright = from[0] === to[0];
  const tick = ([x, y]: Point) => `M${units(x) - 4} ${units(y) + 4}l8-8`;
  const over = upright ? `M${units(from[0]) - 4} ${units(from[1])}h8M${units(to[0]) - 4} ${units(to[1])}h8` : "";
  const x = units((from[0] + to[0]) / 2);
  const y = units((from[1] + to[1]) / 2);
  return (
    <>
      <path className="d-hatch" d={trace([[from, to]]) + tick(from) + tick(to) + over} />
      {children && (
        <text
          x={upright ? undefined : x}
          y={upright ? undefined : y - 5}
          textAnchor="middle"
          transform={upright ? `translate(${x - 5} ${y})rotate(-90)` : undefined}
        >
          {children}
        </text>
      )}
    </>
  );
}
