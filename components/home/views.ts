import type { CSSProperties } from "react";
import type { LayerId } from "@/components/drawings/building/layer";

type View = {
  /** The part of the section that a floor shows, in its units, twice as wide as high. Its edges cut no plant. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** How far beside its middle the window of wide screens stands, which is higher and shows more. */
  readonly off?: readonly [x: number, y: number];
  /** The layers of the drawing that it shows, as fewer take a browser less time. */
  readonly layers: readonly LayerId[];
};

/** What each floor shows, from the roof down. */
const views: readonly View[] = [
  { box: [182, 36, 424, 212], off: [0, 30], layers: ["rooms", "air"] },
  { box: [346, 36, 424, 212], off: [0, 4], layers: ["rooms", "air"] },
  { box: [270, 236, 340, 170], layers: ["rooms", "air"] },
  { box: [270, 312, 372, 186], layers: ["rooms", "water"] },
  { box: [278, 402, 436, 218], layers: ["rooms", "air", "gas", "water"] },
  { box: [404, 487, 270, 135], off: [-20, -20], layers: ["rooms", "heating", "gas", "water"] },
];

/** The same as crops of the drawing, which stand with each floor's words. */
export const crops = views.map(({ box, layers }) => ({ viewBox: box.join(" "), layers }));

/** The whole section. */
const [width, height] = [800, 700];

/** Moves and scales the whole section so that its window shows what a floor shows. */
function zoom({ box: [x, y, w, h], off: [right, down] = [0, 0] }: View): string {
  const scale = width / w;
  const left = x + right;
  const top = y + down + (h - height / scale) / 2;
  const percent = (start: number, of: number) => `${Math.round((-start * scale * 100) / of)}%`;
  return `translate(${percent(left, width)},${percent(top, height)})scale(${Number(scale.toFixed(2))})`;
}

/** The stops of the drawing that stays beside the floors on wide screens; floors.css goes from one to the next. */
export const zooms = Object.fromEntries(
  views.map((view, index) => [`--floor-${index + 1}`, zoom(view)]),
) as CSSProperties;
