import { type Point, trace, units } from "./geometry";

type Props = { readonly from: Point; readonly to: Point; readonly children?: string };

/** A dimension line with oblique ticks. Its text is above a horizontal line and left of a vertical one. */
export function Dimension({ from, to, children }: Props) {
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
