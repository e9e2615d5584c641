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

const sides: readonly (readonly [number, number, Anchor])[] = [
  [9, 0, "start"],
  [-9, 0, "end"],
  [0, -8, "middle"],
  [0, 8, "middle"],
  [6, -11, "start"],
  [-6, -11, "end"],
  [6, 11, "start"],
  [-6, 11, "end"],
];
/** Small shifts of a label beside its point: along its edge that is nearest to the point. */
const shifts = [-5, 5, -10, 10, -15, 15, -20, 20, -25, 25];
const distances = [18, 24, 30, 36, 43, 50, 58, 66, 75, 84];
const angles = [
  0, 180, 30, 150, 330, 210, 60, 120, 300, 240, 90, 270, 15, 165, 345, 195, 45, 135, 315, 225, 75, 105, 285, 255,
];

/** Lists the possible positions of a label, best first: beside its point, then at increasing distances. */
function candidates({ gap = 0, height, width }: Label, furthest: number): readonly Placement[] {
  const off = distances.filter((distance) => distance <= furthest);
  const beside = ([dx, dy, anchor]: (typeof sides)[number]) =>
    dx ? untied(dx + Math.sign(dx) * gap, dy, anchor) : untied(0, dy + Math.sign(dy) * (gap + height / 2), anchor);
  const shifted = shifts.flatMap((shift) =>
    sides.slice(0, 4).flatMap((side): readonly Placement[] => {
      const { dx, dy, anchor } = beside(side);
      if (anchor === "middle") return Math.abs(shift) < width / 2 ? [untied(dx + shift, dy, anchor)] : [];
      return Math.abs(shift) < height / 2 ? [untied(dx, dy + shift, anchor)] : [];
    }),
  );
  return [
    ...sides.map(beside),
    ...shifted,
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

type Options = {
  /** Places it on the last layout only. */
  readonly isOnLast?: boolean;
  /** Whether it, or the link from its point to it, may cross a line if no other position is free. */
  readonly mayCross?: boolean;
  /** Its manual position. */
  readonly byHand?: Placement | undefined;
};

/**
 * Places one label after the other at its first free position, if there is one. A position is free if the label
 * overlaps no point and no earlier label on any layout.
 * @param points every point of the map, in grid units
 * @param lines points along lines that labels do not cross; those that may, cross the last of them first
 * @param furthest the greatest distance of a label from its point, in pixels
 * @param clearance its minimum distance from other points, in pixels, so that it does not seem to be theirs
 * @returns a function that places a label
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
    /** The boxes of no line, of the first line, of the first two … */
    lines: Array.from({ length: lines.length + 1 }, (_, count) => boxesOn(layout, lines.slice(0, count).flat(), 2.5)),
  }));
  return (label: Label, { isOnLast, mayCross, byHand }: Options = {}): Placement | undefined => {
    const used = isOnLast ? states.slice(-1) : states;
    const placed = (boxes: readonly Box[], zoom: number) =>
      boxes.map((box) => moved(box, label.x * zoom, label.y * zoom));
    const boxesOf = (position: Placement, zoom: number) => placed([labelBox(label, position), ...tie(position)], zoom);
    /** @param clearOf the number of lines that the label, and the link from its point to it, must not cross */
    const isFree = (position: Placement, clearOf: { readonly text: number; readonly link: number }) =>
      used.every(({ zoom, bounds, taken, lines }) => {
        const pointBox = around(label.x * zoom, label.y * zoom, 0.5);
        const [text, ...ties] = boxesOf(position, zoom);
        const crosses = (boxes: readonly Box[], others: readonly Box[]) =>
          others.some((other) => apart(other, pointBox) && boxes.some((box) => !apart(box, other)));
        return (
          text !== undefined &&
          [text, pointBox].every((box) => inside(box, bounds)) &&
          !crosses([text, ...ties], taken) &&
          !crosses([text], lines[clearOf.text] ?? []) &&
          // On the other bank of a river it would seem to name an area there.
          !crosses(placed(lineTo(label, position), zoom), lines[clearOf.link] ?? [])
        );
      });
    const positions = candidates(label, furthest);
    /** A link that crosses a line must be short, and so must that of the map's own area. */
    const isNear = ({ dx, dy, tied }: Placement, link: number) =>
      !tied || Math.hypot(dx, dy) <= (label.gap || link < lines.length ? 60 : furthest);
    let found = byHand;
    // If need be, the link crosses a line (on the last layout any but the first, which is the river), and only if that
    // does not help either, the text.
    const fewest = mayCross ? 0 : lines.length;
    for (let text = lines.length; text >= fewest; text--)
      for (let link = text; link >= (isOnLast ? 1 : fewest); link--)
        found ??= positions.find((each) => isNear(each, link) && isFree(each, { text, link }));
    if (found)
      for (const { zoom, taken } of used) taken.push(...boxesOf(found, zoom).map((box) => grown(box, label.gap)));
    return found;
  };
}
