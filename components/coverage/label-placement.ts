import type { GridPoint } from "@/lib/projection";

/** The sides of a rectangle in pixels. */
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

export const moved = ({ left, top, right, bottom }: Box, x: number, y: number): Box => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});
const grown = ({ left, top, right, bottom }: Box, by = 0): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});
const around = (x: number, y: number, r: number): Box => moved({ left: -r, top: -r, right: r, bottom: r }, x, y);
export const apart = (a: Box, b: Box) =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
export const inside = (a: Box, b: Box) =>
  a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;

/** Estimates the width of a line of text in the site's typeface, erring on the wide side. */
export function textWidth(text: string, size: number): number {
  const ems = [...text].map((c) =>
    /[ijltf.,' –]/.test(c) ? 0.34 : /[mwMW]/.test(c) ? 0.86 : /[A-Z]/.test(c) ? 0.7 : 0.56,
  );
  return Math.ceil(size * ems.reduce((sum, em) => sum + em, 0));
}

type Anchor = "start" | "middle" | "end";

/** A label: the point that it names, in grid units, and its size in pixels. */
export type Label = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The additional distance in pixels from its point, which has a ring, and from other names. */
  readonly gap?: number;
};

/** The position of a label, in pixels from its point. A line ties a distant label to its point. */
export type Placement = { readonly dx: number; readonly dy: number; readonly anchor: Anchor; readonly tied: boolean };

/** A label beside its point, without a line. */
export const untied = (dx: number, dy: number, anchor: Anchor): Placement => ({ dx, dy, anchor, tied: false });

/** A map at one width: pixels per grid unit, and the bounds of its labels. */
export type Layout = { readonly zoom: number; readonly bounds: Box };

const beside: readonly (readonly [number, number, Anchor])[] = [
  [9, 0, "start"],
  [-9, 0, "end"],
  [0, -8, "middle"],
  [0, 8, "middle"],
  [6, -11, "start"],
  [-6, -11, "end"],
  [6, 11, "start"],
  [-6, 11, "end"],
];
const distances = [24, 36, 50, 66, 84];
const angles = [0, 180, 30, 150, 330, 210, 60, 120, 300, 240, 90, 270];

/** Lists the possible positions of a label, best first: beside its point, then at increasing distances. */
function candidates({ gap = 0, height }: Label, furthest: number): readonly Placement[] {
  const off = distances.filter((distance) => distance <= furthest);
  return [
    ...beside.map(([dx, dy, anchor]) =>
      dx ? untied(dx + Math.sign(dx) * gap, dy, anchor) : untied(0, dy + Math.sign(dy) * (gap + height / 2), anchor),
    ),
    ...off.flatMap((distance) =>
      angles.map((angle): Placement => {
        const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
        const anchor = Math.abs(cos) < 0.2 ? "middle" : cos > 0 ? "start" : "end";
        return { dx: Math.round(distance * cos), dy: Math.round(distance * sin), anchor, tied: true };
      }),
    ),
  ];
}

/** The rectangle of a label, relative to its point. */
export function labelBox({ width, height }: Pick<Label, "width" | "height">, { dx, dy, anchor }: Placement): Box {
  const left = anchor === "start" ? dx : anchor === "end" ? dx - width : dx - width / 2;
  return { left, top: dy - height / 2, right: left + width, bottom: dy + height / 2 };
}

/** The line that ties a label to its point, as a chain of small boxes. */
function tie({ dx, dy, tied }: Placement): readonly Box[] {
  if (!tied) return [];
  const steps = Math.ceil(Math.hypot(dx, dy) / 6);
  return Array.from({ length: steps }, (_, i) => around((dx * (i + 1)) / steps, (dy * (i + 1)) / steps, 2));
}

/** The line from its point to the middle of a label, as a chain of small boxes. */
function lineTo(label: Label, position: Placement): readonly Box[] {
  const { left, top, right, bottom } = labelBox(label, position);
  return tie({ ...position, dx: (left + right) / 2, dy: (top + bottom) / 2, tied: true });
}

/**
 * Places one label after the other at its first free position, if there is one. A position is free if the label
 * overlaps no point and no earlier label on any layout.
 * @param points every point of the map, in grid units
 * @param lines points along lines that a label crosses only if no other position is free, the last of them first
 * @param furthest the greatest distance of a label from its point, in pixels
 * @param clearance its minimum distance from other points, in pixels, so that it does not seem to be theirs
 * @returns a function that places a label on all layouts or only on the last one, or records its manual position
 */
export function labelPlacer(
  layouts: readonly Layout[],
  points: readonly GridPoint[],
  lines: readonly (readonly GridPoint[])[],
  furthest: number,
  clearance: number,
) {
  const boxesOn = ({ zoom, bounds }: Layout, all: readonly GridPoint[], r: number) =>
    all.map(({ x, y }) => around(x * zoom, y * zoom, r)).filter((box) => !apart(box, bounds));
  const states = layouts.map((layout) => ({
    ...layout,
    taken: boxesOn(layout, points, clearance),
    lines: lines.map((each) => boxesOn(layout, each, 4)),
  }));
  return (label: Label, isOnLast = false, byHand?: Placement): Placement | undefined => {
    const used = isOnLast ? states.slice(-1) : states;
    const placed = (boxes: readonly Box[], zoom: number) =>
      boxes.map((box) => moved(box, label.x * zoom, label.y * zoom));
    const boxesOf = (position: Placement, zoom: number) => placed([labelBox(label, position), ...tie(position)], zoom);
    const isFree = (position: Placement, clearOf: number) =>
      used.every(({ zoom, bounds, taken, lines }) => {
        const crossed = lines.slice(0, clearOf).flat();
        const pointBox = around(label.x * zoom, label.y * zoom, 0.5);
        const others = [...taken, ...crossed].filter((box) => apart(box, pointBox));
        const boxes = boxesOf(position, zoom);
        // On the other bank of a river it would seem to name an area there.
        const link = placed(lineTo(label, position), zoom);
        if (link.some((step) => crossed.some((line) => !apart(step, line) && apart(line, pointBox)))) return false;
        return boxes.every((b, n) => (n > 0 || inside(b, bounds)) && others.every((other) => apart(b, other)));
      });
    const positions = candidates(label, furthest);
    let found = byHand;
    // A tie must not cross a line.
    for (let clearOf = lines.length; clearOf >= 0; clearOf--)
      found ??= positions.find((each) => !(each.tied && clearOf === 0) && isFree(each, clearOf));
    if (found)
      for (const { zoom, taken } of used) taken.push(...boxesOf(found, zoom).map((box) => grown(box, label.gap)));
    return found;
  };
}
