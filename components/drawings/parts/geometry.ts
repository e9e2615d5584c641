/**
 * The grid of every drawing. A square is ten units of the viewBox. Positions and sizes are given in squares, and each
 * part converts them into units.
 */
export const GRID = 10;

export type Point = readonly [x: number, y: number];
export type Route = readonly Point[];

/**
 * The points of a line in the direction of flow: "4,6 10,6 10,12". A slash starts another branch: "4,6 20,6 / 12,6
 * 12,10". Computed routes can be passed as points.
 */
export type Via = string | readonly Route[];

const routesOf = (via: Via): readonly Route[] =>
  typeof via === "string"
    ? via.split("/").map((branch) =>
        branch
          .trim()
          .split(/\s+/)
          .map((point): Point => {
            const [x = Number.NaN, y = Number.NaN] = point.split(",").map(Number);
            return [x, y];
          }),
      )
    : via;

/** The media that lines carry. media.css has their colours, under classes of the same names. */
export type Medium = "air" | "gas" | "water" | "hot" | "return" | "liquid" | "waste" | "energy" | "fault";

/** Converts squares to viewBox units, rounded to a tenth of a unit. */
export const units = (squares: number) => Math.round(squares * GRID * 10) / 10;

export const place = ([x, y]: Point, turn = 0, scale = 1) =>
  `translate(${units(x)} ${units(y)})${turn === 0 ? "" : `rotate(${turn})`}${scale === 1 ? "" : `scale(${scale})`}`;

const pair = ([x, y]: Point) => `${units(x)} ${units(y)}`.replace(" -", "-");

/** A relative step between two points: bends of one size become equal text, which compresses better. */
const step = (from: Point, to: Point) => pair([to[0] - from[0], to[1] - from[1]]);

/** The point `distance` squares from `from` towards `to`, at most half way. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const share = length === 0 ? 0 : Math.min(distance, length / 2) / length;
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

function straight(from: Point, to: Point): string {
  if (from[1] === to[1]) return `H${units(to[0])}`;
  return from[0] === to[0] ? `V${units(to[1])}` : `L${pair(to)}`;
}

function traceRoute(route: Route, bend: number): string {
  const [first, ...rest] = route;
  if (!first) return "";
  let from = first;
  let path = `M${pair(first)}`;
  rest.forEach((point, index) => {
    const next = rest[index + 1];
    const reach = next && bend > 0 ? towards(point, from, bend) : point;
    path += straight(from, reach);
    from = reach;
    if (next && bend > 0) {
      const before = from;
      from = towards(point, next, bend);
      path += `q${step(before, point)} ${step(before, from)}`.replace(" -", "-");
    }
  });
  return path;
}

/** Path data of a line through its points, with corners rounded by `bend` squares. */
export const trace = (via: Via, bend = 0) =>
  routesOf(via)
    .map((route) => traceRoute(route, bend))
    .join("");

/** `count` equal strokes, `step` units apart: hatching, fins, louvres. */
export const repeat = (count: number, step: Point, stroke: string, from: Point = [0, 0]) =>
  Array.from({ length: count }, (_, i) => `M${from[0] + i * step[0]} ${from[1] + i * step[1]}${stroke}`).join("");

/** A point in an isometric view: x runs to the lower right, y to the lower left, z up. */
export const isometric = (origin: Point, x: number, y: number, z: number): Point => [
  origin[0] + (x - y) * 0.87,
  origin[1] + (x + y) * 0.5 - z,
];
