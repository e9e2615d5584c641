/**
 * The grid every drawing stands on. One square is ten units of the viewBox; positions and sizes are given in
 * squares, and each part turns them into units here, so that a drawing reads like a setting-out list.
 */
export const GRID = 10;

export type Point = readonly [x: number, y: number];
export type Route = readonly Point[];

/**
 * Where a line runs, in the direction of flow: "4,6 10,6 10,12". A stroke begins the next branch:
 * "4,6 20,6 / 12,6 12,10". Computed routes may be given as they are.
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

/** What runs in a line. The colours of each stand in drawings.css under the class of the same name. */
export type Medium = "air" | "gas" | "water" | "hot" | "return" | "liquid" | "discharge" | "waste" | "energy" | "fault";

/** Squares to viewBox units, to a tenth of a unit. */
export const units = (squares: number) => Math.round(squares * GRID * 10) / 10;

export const place = ([x, y]: Point, turn = 0, scale = 1) =>
  `translate(${units(x)} ${units(y)})${turn === 0 ? "" : `rotate(${turn})`}${scale === 1 ? "" : `scale(${scale})`}`;

const pair = ([x, y]: Point) => `${units(x)} ${units(y)}`.replace(" -", "-");

/** From one point to the other: all bends of one size say the same, and a page of pipes is smaller. */
const step = (from: Point, to: Point) => pair([to[0] - from[0], to[1] - from[1]]);

/** The point `distance` squares from `from` on the way to `to`, at most half the way. */
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

/** Path data of a line through its points; inner corners are rounded by `bend` squares. */
export const trace = (via: Via, bend = 0) =>
  routesOf(via)
    .map((route) => traceRoute(route, bend))
    .join("");

/** How many numbers each relative command takes; the last two of them, or the one, say where it ends. */
const taken: Readonly<Record<string, number>> = { h: 1, v: 1, l: 2, m: 2, t: 2, q: 4, s: 4, c: 6, a: 7 };

/** Where a stroke of relative commands ends, from where it begins. */
function endOf(stroke: string): Point {
  let [x, y] = [0, 0];
  let first: Point = [0, 0];
  for (const [, command = "", numbers = ""] of stroke.matchAll(/([a-z])([^a-z]*)/g)) {
    if (command === "z") [x, y] = first;
    const given = (numbers.match(/-?[\d.]+/g) ?? []).map(Number);
    const each = taken[command] ?? 0;
    for (let end = each; each > 0 && end <= given.length; end += each) {
      const last = given[end - 1] ?? 0;
      if (command === "h") x += last;
      else y += last;
      if (each > 1) x += given[end - 2] ?? 0;
    }
    if (command === "m") first = [x, y];
  }
  return [x, y];
}

/** `count` strokes of the same shape, `step` units apart: hatching, fins, louvres. All but the first say the same. */
export function repeat(count: number, [dx, dy]: Point, stroke: string, [x, y]: Point = [0, 0]): string {
  if (count < 1) return "";
  const end = endOf(stroke);
  const [right, down] = [dx - end[0], dy - end[1]].map((distance) => Math.round(distance * 100) / 100);
  return `M${x} ${y}${stroke}${`m${right} ${down}${stroke}`.replace(" -", "-").repeat(count - 1)}`;
}

/** A point in an isometric view: x runs right and down, y left and down, z up. */
export const isometric = (origin: Point, x: number, y: number, z: number): Point => [
  origin[0] + (x - y) * 0.87,
  origin[1] + (x + y) * 0.5 - z,
];
