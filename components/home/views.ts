import type { CSSProperties } from "react";
import type { LayerId } from "@/components/drawings/building/layer";

type View = {
  /** The part of the section that a floor shows, in its units. Its edges cut no plant. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** A taller frame shows more of the floors below, because above this part there is only sky. */
  readonly top?: true;
  /** How far beside its middle the window of wide screens stands, which is higher and shows more. */
  readonly off?: readonly [x: number, y: number];
  /** The layers that the floor's words are about, and those drawn faintly behind them. Fewer layers are drawn faster. */
  readonly layers: readonly LayerId[];
  readonly faint?: readonly LayerId[];
};

/** What each floor shows, from the roof down. */
const views: readonly View[] = [
  { box: [174, 34, 424, 212], top: true, off: [0, 30], layers: ["air"], faint: ["rooms"] },
  { box: [342, 34, 440, 220], top: true, off: [0, 12], layers: ["air"], faint: ["rooms"] },
  { box: [262, 130, 420, 216], layers: ["air", "heating", "controls"], faint: ["rooms", "water"] },
  { box: [270, 312, 372, 186], layers: ["water"], faint: ["rooms"] },
  { box: [186, 400, 466, 220], layers: ["gas"], faint: ["rooms", "air"] },
  { box: [390, 478, 270, 135], off: [-10, -11], layers: ["heating", "gas"], faint: ["rooms", "water"] },
];

/** The same as crops of the drawing, which stand with each floor's words. */
export const crops = views.map(({ box, top, layers, faint }) => ({
  viewBox: box.join(" "),
  preserveAspectRatio: top && "xMidYMin",
  layers,
  faint,
}));

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
