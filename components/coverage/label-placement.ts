import type { GridPoint } from "@/lib/projection";
import { apart, around, type Box, inside, moved } from "./boxes";

type Anchor = "start" | "middle" | "end";

/** Something to be named on a map: where it is on the grid, and how big its label is in pixels. */
export type Label = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Pixels by which the label keeps further off, for a point with a ring. */
  readonly gap?: number;
  /** Where it stands already. */
  readonly position?: Placement;
};

/** Where a label stands: pixels from its point. A label that stands off is tied to its point by a line. */
export type Placement = { readonly dx: number; readonly dy: number; readonly anchor: Anchor; readonly tied: boolean };

/** A map at one width: pixels per grid unit and the part of it that labels may use. */
export type Layout = { readonly zoom: number; readonly bounds: Box };

const beside: readonly (readonly [number, number, Anchor])[] = [
  [9, 0, "start"],
  [-9, 0, "end"],
  [7, -12, "start"],
  [-7, -12, "end"],
  [7, 12, "start"],
  [-7, 12, "end"],
  [0, -17, "middle"],
  [0, 17, "middle"],
];
const distances = [24, 36, 50, 66, 84];
const angles = [0, 180, 30, 150, 330, 210, 60, 120, 300, 240, 90, 270];

/** Every position a label may take, best first: beside its point, then further and further off. */
function candidates({ gap = 0 }: Label, furthest: number): readonly Placement[] {
  const off = distances.filter((distance) => distance <= furthest);
  return [
    ...beside.map(([dx, dy, anchor]) => ({ dx: dx + Math.sign(dx) * gap, dy, anchor, tied: false })),
    ...off.flatMap((distance) =>
      angles.map((angle): Placement => {
        const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
        const anchor = Math.abs(cos) < 0.2 ? "middle" : cos > 0 ? "start" : "end";
        return { dx: Math.round(distance * cos), dy: Math.round(distance * sin), anchor, tied: true };
      }),
    ),
  ];
}

/** The rectangle a label fills, from its point. */
export function labelBox({ width, height }: Label, { dx, dy, anchor }: Placement): Box {
  const left = anchor === "start" ? dx : anchor === "end" ? dx - width : dx - width / 2;
  return { left, top: dy - height / 2, right: left + width, bottom: dy + height / 2 };
}

/** The line that ties a label to its point, as a chain of small boxes. */
function tie({ dx, dy, tied }: Placement): readonly Box[] {
  if (!tied) return [];
  const steps = Math.ceil(Math.hypot(dx, dy) / 6);
  return Array.from({ length: steps }, (_, i) => around((dx * (i + 1)) / steps, (dy * (i + 1)) / steps, 2));
}

/**
 * Finds room for labels, one after the other in the order given: the first free position of each, none where there is no
 * room. A position is free if the label, at every width of the map, keeps clear of the points and of the labels before it.
 * @param points every point of the map, in grid units
 * @param lines points along what a label should keep clear of too, but may cross where there is no other place
 * @param furthest how far from its point a label may stand, in pixels
 * @param clearance how far it keeps from other points, so that nobody takes it for theirs
 */
export function placeLabels(
  labels: readonly Label[],
  layouts: readonly Layout[],
  points: readonly GridPoint[],
  lines: readonly GridPoint[] = [],
  furthest = 84,
  clearance = 8,
): readonly (Placement | undefined)[] {
  const onMap = (all: readonly GridPoint[], { zoom, bounds }: Layout, clearance: number) =>
    all.map(({ x, y }) => around(x * zoom, y * zoom, clearance)).filter((box) => !apart(box, bounds));
  const taken = layouts.map((layout) => [...onMap(points, layout, clearance)]);
  const crossed = layouts.map((layout) => onMap(lines, layout, 4));
  return labels.map((label) => {
    const at = (boxes: readonly Box[], { zoom }: Layout) => boxes.map((b) => moved(b, label.x * zoom, label.y * zoom));
    const free = (position: Placement, clear: boolean) =>
      layouts.every((layout, i) => {
        const own = around(label.x * layout.zoom, label.y * layout.zoom, 0.5);
        const others = [...(taken[i] ?? []), ...((clear && crossed[i]) || [])].filter((box) => apart(box, own));
        const boxes = at([labelBox(label, position), ...tie(position)], layout);
        return boxes.every((b, n) => (n > 0 || inside(b, layout.bounds)) && others.every((other) => apart(b, other)));
      });
    const positions = candidates(label, furthest);
    const found =
      label.position ??
      positions.find((position) => free(position, true)) ??
      positions.find((position) => free(position, false));
    if (found)
      layouts.forEach((layout, i) => void taken[i]?.push(...at([labelBox(label, found), ...tie(found)], layout)));
    return found;
  });
}
