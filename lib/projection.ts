import type { Corner } from "@/data/areas/map";
import type { Coordinates } from "@/data/types";

/** A point of the drawn map: a plane grid with its origin at Charing Cross, one unit 100 m, y downwards as in SVG. */
export type GridPoint = { readonly x: number; readonly y: number };

const origin: Coordinates = { latitude: 51.5074, longitude: -0.1278 };
/** Units in a degree of latitude; a degree of longitude is shorter by the cosine of the latitude. */
const unitsPerDegree = 1113.2;
const narrowing = Math.cos((origin.latitude * Math.PI) / 180);

/** Whole units, and never the minus zero that Math.round gives. */
const whole = (value: number) => Math.round(value) + 0;

/**
 * Puts a place on the grid. Over the 90 km that the maps show, treating the ground as flat moves nothing by more than
 * a few hundred metres at the edges and nothing that can be seen near the middle.
 */
export function project({ latitude, longitude }: Coordinates): GridPoint {
  return {
    x: whole((longitude - origin.longitude) * narrowing * unitsPerDegree),
    y: whole((origin.latitude - latitude) * unitsPerDegree),
  };
}

/** Numbers as SVG reads them, without the spaces it can do without. */
const pairs = (points: readonly GridPoint[]) =>
  points
    .map(({ x, y }) => `${x} ${y}`)
    .join(" ")
    .replaceAll(" -", "-");

/** Steps from each point to the next: shorter to write than the points themselves. */
const steps = (points: readonly GridPoint[]) =>
  points.slice(1).map(({ x, y }, i) => ({ x: x - (points[i]?.x ?? 0), y: y - (points[i]?.y ?? 0) }));

const onGrid = (corners: readonly Corner[]) =>
  corners
    .map(([longitude, latitude]) => project({ latitude, longitude }))
    .filter(({ x, y }, i, all) => x !== all[i - 1]?.x || y !== all[i - 1]?.y);

/** An outline as SVG path data, closed. */
export function outlinePath(corners: readonly Corner[]): string {
  const points = onGrid(corners);
  return `M${pairs(points.slice(0, 1))}l${pairs(steps(points))}z`;
}

/**
 * A river as SVG path data: a smooth line with the given corners as its control points. It runs through the middles
 * between them, each bend mirroring the last (SVG's `t`), which is why only the middles need to be written.
 */
export function riverPath(corners: readonly Corner[]): string {
  const points = onGrid(corners);
  const [first, second] = points;
  if (!first || !second) return "";
  const last = points.at(-1) ?? second;
  const middles = points.slice(1, -1).map(({ x, y }, i) => {
    const next = points[i + 2] ?? last;
    return { x: (x + next.x) / 2, y: (y + next.y) / 2 };
  });
  const [bend, ...bends] = steps([first, ...middles]);
  if (!bend) return `M${pairs(points)}`;
  const control = { x: second.x - first.x, y: second.y - first.y };
  return `M${pairs([first])}q${pairs([control, bend])}t${pairs(bends)}L${pairs([last])}`;
}

/**
 * Single points as SVG path data: lines of no length, which round line caps make dots of any size. In the order of their
 * longitude, so that the steps from one to the next stay short.
 */
export function dotsPath(points: readonly GridPoint[]): string {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const [first] = sorted;
  if (!first) return "";
  return `M${pairs([first])}h0${steps(sorted)
    .map((step) => `m${pairs([step])}h0`)
    .join("")}`;
}
