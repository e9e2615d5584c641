import type { Corner } from "@/data/areas/map";
import type { Coordinates } from "@/data/types";

/** A point on the map: a plane grid with its origin at Charing Cross, a unit of 100 m, and y downwards as in SVG. */
export type GridPoint = { readonly x: number; readonly y: number };

const origin: Coordinates = { latitude: 51.5074, longitude: -0.1278 };
/** Units per degree of latitude; a degree of longitude is shorter by the cosine of the latitude. */
const unitsPerDegree = 1113.2;
const narrowing = Math.cos((origin.latitude * Math.PI) / 180);

/** Rounds to whole units; adding 0 turns the -0 that Math.round may return into 0. */
const whole = (value: number) => Math.round(value) + 0;

/**
 * Projects coordinates on the grid. Over the 90 km of the maps, treating the ground as flat causes errors of at most a
 * few hundred metres at the edges and no visible ones near the centre.
 */
export function project({ latitude, longitude }: Coordinates): GridPoint {
  return {
    x: whole((longitude - origin.longitude) * narrowing * unitsPerDegree),
    y: whole((origin.latitude - latitude) * unitsPerDegree),
  };
}

/** Formats points for SVG, without optional spaces. */
const pairs = (points: readonly GridPoint[]) =>
  points
    .map(({ x, y }) => `${x} ${y}`)
    .join(" ")
    .replaceAll(" -", "-");

/** Relative coordinates from each point to the next, which are shorter than absolute ones. */
const steps = (points: readonly GridPoint[]) =>
  points.slice(1).map(({ x, y }, i) => ({ x: x - (points[i]?.x ?? 0), y: y - (points[i]?.y ?? 0) }));

const onGrid = (corners: readonly Corner[]) =>
  corners
    .map(([longitude, latitude]) => project({ latitude, longitude }))
    .filter(({ x, y }, i, all) => x !== all[i - 1]?.x || y !== all[i - 1]?.y);

/** A closed outline as SVG path data. */
export function outlinePath(corners: readonly Corner[]): string {
  const points = onGrid(corners);
  return `M${pairs(points.slice(0, 1))}l${pairs(steps(points))}z`;
}

/**
 * A river as SVG path data: a smooth curve with the given corners as control points. It passes through the midpoints
 * between them. SVG's `t` mirrors the last control point, so only the midpoints are written.
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
 * Points as SVG path data: lines of zero length, which round line caps turn into dots of any size. They are sorted by
 * longitude, so that the relative coordinates stay short.
 */
export function dotsPath(points: readonly GridPoint[]): string {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const [first] = sorted;
  if (!first) return "";
  return `M${pairs([first])}h0${steps(sorted)
    .map((step) => `m${pairs([step])}h0`)
    .join("")}`;
}
