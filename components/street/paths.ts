import type { Point } from "./building-type";

type Bars = "plain" | "sash" | "panes" | "casement" | "cross" | "arch";

function barsOf(bars: Bars, w: number, h: number): string {
  const rail = `m0 ${h / 2}h${w}m${-w} ${-h / 2}`;
  const mullion = `m${w / 2} 0v${h}m${-w / 2} ${-h}`;
  const transom = `m0 ${Math.round(h / 3)}h${w}m${-w} ${-Math.round(h / 3)}`;
  return { plain: "", arch: "", sash: rail, panes: rail + mullion, casement: mullion, cross: transom + mullion }[bars];
}

/**
 * Openings in rows and columns.
 * @param from the top left corner of the first opening
 * @param size the width and height of each opening
 * @param across the number of columns and their distance
 * @param down the number of rows and their distance
 */
export function openings(
  [x, y]: Point,
  [w, h]: Point,
  [columns, dx]: Point = [1, 0],
  [rows, dy]: Point = [1, 0],
  bars: Bars = "plain",
): string {
  const head = bars === "arch" ? `a${w / 2} ${w / 2} 0 0 1 ${w} 0` : `h${w}`;
  const one = `${head}v${h}h${-w}z${barsOf(bars, w, h)}`;
  const row = Array.from({ length: columns }, () => one).join(`m${dx} 0`);
  return Array.from({ length: rows }, (_, i) => `M${x} ${y + i * dy}${row}`).join("");
}

/** Repeats a stroke; `step` leads from the end of one to the start of the next. */
export const strokes = ([x, y]: Point, count: number, stroke: string, step: string): string =>
  `M${x} ${y}${Array.from({ length: count }, () => stroke).join(step)}`;

/** A chimney stack on a roof, by its left foot, width and height, with a pot for each flue. */
export function stack([x, y]: Point, w: number, h: number): string {
  const pots = Math.floor(w / 5);
  const inset = (w - pots * 5) / 2 + 1;
  return `M${x} ${y}v${-h}h${w}v${h}M${x - 1} ${y - h}h${w + 2}${Array.from(
    { length: pots },
    (_, i) => `M${x + inset + i * 5} ${y - h}v-4h3v4`,
  ).join("")}`;
}

/** A row of roof units, each with its fan. */
export const roofUnits = ([x, y]: Point, count: number, w = 16, h = 10) =>
  Array.from({ length: count }, (_, i) => `M${x + i * (w + 4)} ${y}v${-h}h${w}v${h}zm3 ${3 - h}h${w - 6}`).join("");

/** Two break lines across a tower at a height; the storeys between them are left out. */
export const breakAt = (y: number, w: number) =>
  `M-4 ${y}H${w / 2 - 5}l3-7 5 14 3-7H${w + 4}v-7H${w / 2 + 6}l-3 7-5-14-3 7H-4z`;
