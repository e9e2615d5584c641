import type { AreaSlug } from "@/data/areas/area-records";
import { areaOf } from "@/lib/areas";
import type { GridPoint } from "@/lib/projection";
import { labelPlacer, type Placement, textWidth, untied } from "./label-placement";
import { type AreaPoint, areasOnMap, borders, river } from "./map-geometry";

/** The part of the grid on the map of all areas: High Wycombe to Basildon, Hertford to Crawley, empty space below. */
export const extent = { left: -474, top: -345, width: 1000, height: 1067 } as const;

/** The centre, where the areas are too close to hover, and its enlarged detail in the empty space. */
export const detail = { middle: { x: -10, y: 8 }, radius: 66, at: { x: 296, y: 491 }, enlarged: 220 } as const;
const { middle, radius, at, enlarged } = detail;

export type Part = Readonly<Record<"left" | "top" | "width" | "height", number>>;

/** Formats a length as a percentage of another. */
export const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)}%`;

export type AreaDot = AreaPoint & {
  /** The position on the map, in grid units. */
  readonly x: number;
  readonly y: number;
  /** The radius of its target, in grid units: half way to the nearest other dot. */
  readonly hitRadius: number;
  /** The position of its name; undefined if it does not fit and is shown on hover. */
  readonly position?: Placement;
};

/** Returns the position of a grid point on the map: in the detail, if it is central. */
const onSheet = (point: GridPoint): GridPoint => {
  const [x, y] = [point.x - middle.x, point.y - middle.y];
  if (Math.hypot(x, y) >= radius) return { x: point.x, y: point.y };
  const scale = enlarged / radius;
  return { x: Math.round(at.x + x * scale), y: Math.round(at.y + y * scale) };
};
const drawn = areasOnMap.map((area) => ({ ...area, ...onSheet(area.point) }));

/** Pixels per grid unit on the narrowest map with names (36 rem). */
export const zoom = 0.6;
const edge = 3;
const bounds = {
  left: extent.left * zoom + edge,
  top: extent.top * zoom + edge,
  right: (extent.left + extent.width) * zoom - edge,
  bottom: (extent.top + extent.height) * zoom - edge,
};
/** Points along the circles, which names should not cross. */
const ring = (circle: GridPoint, r: number) =>
  Array.from({ length: 96 }, (_, i) => {
    const angle = (i / 48) * Math.PI;
    return { x: circle.x + r * Math.cos(angle), y: circle.y + r * Math.sin(angle) };
  });
const drawnLines = [...[0.2, 0.4, 0.6, 0.8, 1].flatMap((part) => ring(middle, radius * part)), ...ring(at, enlarged)];
const mapLines = [...river, ...borders].map(onSheet);
const place = labelPlacer([{ zoom, bounds }], [...drawn, ...drawnLines], [mapLines], 0, 8);

/**
 * Manually placed names: those of areas with a stated time, which are all named, and some that would cross a border.
 * The tests check that they overlap no other name.
 */
const byHand: Partial<Record<AreaSlug, Placement>> = {
  banstead: untied(-10, 20, "middle"),
  barking: untied(-22, 12, "middle"),
  barnet: untied(0, 12, "middle"),
  brent: untied(-9, 0, "end"),
  brixton: untied(0, 13, "middle"),
  bromley: untied(0, -15, "middle"),
  camden: untied(-9, 0, "end"),
  chelsea: untied(8, -8, "start"),
  chigwell: untied(8, -14, "start"),
  croydon: untied(9, 0, "start"),
  dagenham: untied(2, 11, "middle"),
  dartford: untied(4, 13, "start"),
  ealing: untied(-5, -14, "middle"),
  enfield: untied(-1, -12, "middle"),
  epsom: untied(0, 11, "middle"),
  esher: untied(2, 15, "end"),
  finchley: untied(4, 11, "middle"),
  fulham: untied(0, 15, "middle"),
  "gerrards-cross": untied(-9, 0, "end"),
  gravesend: untied(9, 0, "start"),
  greenwich: untied(9, 0, "start"),
  hackney: untied(6, -6, "start"),
  // Its name has space only outside the detail, with a line to it.
  hammersmith: { dx: -26, dy: 0, anchor: "end", tied: true },
  havering: untied(-6, -18, "middle"),
  "high-wycombe": untied(9, 4, "start"),
  hounslow: untied(-12, -15, "middle"),
  islington: untied(-2, -17, "middle"),
  kensington: untied(0, -14, "middle"),
  lambeth: untied(6, 15, "start"),
  lewisham: untied(9, 7, "start"),
  loughton: untied(6, -14, "start"),
  maidenhead: untied(4, -12, "middle"),
  marylebone: untied(-9, 0, "end"),
  mayfair: untied(3, -12, "start"),
  merton: untied(9, 0, "start"),
  orpington: untied(-17, 13, "middle"),
  redhill: untied(9, 0, "start"),
  reigate: untied(0, 14, "end"),
  rickmansworth: untied(-4, -13, "end"),
  romford: untied(-9, -2, "end"),
  sevenoaks: untied(0, -15, "middle"),
  slough: untied(-8, 4, "end"),
  southwark: untied(16, 18, "middle"),
  sutton: untied(9, 0, "start"),
  "tower-hamlets": untied(6, -13, "end"),
  wandsworth: untied(6, 6, "start"),
  watford: untied(0, -15, "middle"),
  westminster: untied(-9, 1, "end"),
};

// The manually placed names are first, so that the others avoid them.
export const areaDots: readonly AreaDot[] = drawn
  .toSorted((a, b) => Number(b.slug in byHand) - Number(a.slug in byHand))
  .map((dot) => {
    const nearest = Math.min(...drawn.filter((d) => d !== dot).map((d) => Math.hypot(d.x - dot.x, d.y - dot.y)));
    const width = textWidth(areaOf(dot.slug).name, 12) + 4;
    const position = place({ x: dot.x, y: dot.y, width, height: 14 }, { byHand: byHand[dot.slug] });
    return { ...dot, hitRadius: Math.round(Math.min(nearest / 2, 24)), position };
  });
