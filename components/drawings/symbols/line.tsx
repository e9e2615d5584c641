import type { Medium } from "../parts/geometry";

/** A short pipe in a symbol, through the points of its path; with `flow`, its medium's dash is drawn on it. */
export const line = (medium: Medium, d: string, flow = false) => (
  <g className={`d-${medium}`}>
    <path className="d-case" d={d} />
    <path className="d-pipe" d={d} />
    {flow && <path className="d-flow" d={d} />}
  </g>
);

export const drop = (x: number, y: number) => (
  <path className="d-water d-tint" d={`M${x} ${y}q-6 8-6 12a6 6 0 0 0 12 0q0-4-6-12z`} />
);
