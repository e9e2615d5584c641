import type { ReactNode } from "react";

/**
 * The primitives of the streets: eight units to the metre, a storey of 24; the ground is at 0 and heights are negative.
 * Each stroke names its weight or fill by one letter, which the file's own styles explain (file.tsx).
 */
export type Point = readonly [x: number, y: number];

/** A kind of building as it is drawn at a number of storeys. */
export type BuildingType = {
  /** Of one; `run` says how many of them stand side by side, at least and at most. */
  readonly width: number;
  readonly height: number;
  readonly run?: readonly [number, number];
  /** Where a note's leader ends: the plant, the flue, the riser. */
  readonly plant: Point;
  readonly drawing: ReactNode;
  /** A few of its windows, which are lit at night. */
  readonly lit: string;
};

type StrokeProps = { readonly d: string };

/** A wall in front of what is behind it. */
export const Wall = ({ d }: StrokeProps) => <path className="b" d={d} />;
export const Roof = ({ d }: StrokeProps) => <path className="r" d={d} />;
/** A balcony, a gallery, a break line: paper with a thin edge. */
export const Panel = ({ d }: StrokeProps) => <path className="p" d={d} />;
export const Glass = ({ d }: StrokeProps) => <path className="g" d={d} />;
/** A tone deeper: what is open, or in the shade. */
export const Shade = ({ d }: StrokeProps) => <path className="s" d={d} />;
export const Fine = ({ d }: StrokeProps) => <path className="f" d={d} />;
/** Courses, joints, slates, cladding. */
export const Course = ({ d }: StrokeProps) => <path className="h" d={d} />;
export const Solid = ({ d }: StrokeProps) => <path className="k" d={d} />;
/** Plant on the roof, in the colour of air. */
export const Plant = ({ d }: StrokeProps) => <path className="a" d={d} />;
/** Water where it is seen. */
export const Water = ({ d }: StrokeProps) => <path className="u" d={d} />;

type Joined = { readonly gas?: number; readonly water: number; readonly drain: number };

/** The services of a building from the mains to its front wall, each at its distance from the left corner. */
export function Services({ gas, water, drain }: Joined) {
  return (
    <>
      {gas !== undefined && <path className="m" d={`M${gas} 20V-6`} />}
      <path className="w" d={`M${water} 40V-3`} />
      <path className="d" d={`M${drain} 68V0`} />
    </>
  );
}

type Bars = "plain" | "sash" | "panes" | "casement" | "cross" | "arch";

function barsOf(bars: Bars, w: number, h: number): string {
  const rail = `m0 ${h / 2}h${w}m${-w} ${-h / 2}`;
  const mullion = `m${w / 2} 0v${h}m${-w / 2} ${-h}`;
  const transom = `m0 ${Math.round(h / 3)}h${w}m${-w} ${-Math.round(h / 3)}`;
  return { plain: "", arch: "", sash: rail, panes: rail + mullion, casement: mullion, cross: transom + mullion }[bars];
}

/**
 * Openings in rows and columns.
 * @param from the upper left corner of the first
 * @param size the width and height of one
 * @param across how many there are in a row, and how far apart
 * @param down how many rows, and how far apart
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

/** The same stroke a number of times, one step apart; `back` leads from its end to its beginning. */
export const strokes = ([x, y]: Point, count: number, stroke: string, step: string): string =>
  `M${x} ${y}${Array.from({ length: count }, () => stroke).join(step)}`;

/** A chimney stack on a roof: its foot at the left, its width, its height, and a pot for each flue. */
export function stack([x, y]: Point, w: number, h: number): string {
  const pots = Math.floor(w / 5);
  const inset = (w - pots * 5) / 2 + 1;
  return `M${x} ${y}v${-h}h${w}v${h}M${x - 1} ${y - h}h${w + 2}${Array.from(
    { length: pots },
    (_, i) => `M${x + inset + i * 5} ${y - h}v-4h3v4`,
  ).join("")}`;
}
