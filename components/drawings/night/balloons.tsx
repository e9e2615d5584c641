import type { Point } from "../parts/geometry";

/** The numbers of the handles, as in the page's list. */
export function Balloons() {
  return (
    <g className="d-balloon">
      <Balloon at={[219, 257]} to={[193, 252]}>
        1
      </Balloon>
      <Balloon at={[284, 252]} to={[312, 261]}>
        2a
      </Balloon>
      <Balloon at={[104, 236]} to={[111, 268]}>
        2b
      </Balloon>
      <Balloon at={[303, 210]} to={[278, 210]}>
        3a
      </Balloon>
      <Balloon at={[303, 348]} to={[282, 328]}>
        3b
      </Balloon>
    </g>
  );
}

type BalloonProps = { readonly at: Point; readonly to: Point; readonly children: string };

/** The number of a supply, with a leader to one of its handles. */
function Balloon({ at: [x, y], to, children }: BalloonProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M0 0L${to[0] - x} ${to[1] - y}`} />
      <circle r="15" />
      <text y="6.5">{children}</text>
    </g>
  );
}
