import type { CSSProperties } from "react";
import type { LayerId } from "@/components/drawings/building/layer";

type View = {
  /**
   * The part of the section that a floor shows, in its units: from ceiling to floor, as the frame draws the slabs. Its
   * edges cut no plant.
   */
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** What the window of wide screens shows, which is nearly as high as wide: its top left and its width. */
  readonly window: readonly [x: number, y: number, width: number];
  /** The layers that the floor's words are about, and those drawn faintly behind them. Fewer layers are drawn faster. */
  readonly layers: readonly LayerId[];
  readonly faint?: readonly LayerId[];
};

/** What each floor shows, from the roof down. */
const views: readonly View[] = [
  { box: [168, 34, 430, 126], window: [178, 36, 390], layers: ["air"], faint: ["rooms"] },
  { box: [161, 168, 289, 152], window: [286, 150, 392], layers: ["air"], faint: ["rooms"] },
  { box: [349, 248, 180, 72], window: [330, 166, 250], layers: ["air", "heating", "controls"], faint: ["rooms"] },
  { box: [284, 246, 366, 166], window: [280, 196, 352], layers: ["water"], faint: ["rooms"] },
  { box: [182, 404, 468, 212], window: [206, 238, 446], layers: ["gas"], faint: ["rooms", "air"] },
  { box: [404, 498, 246, 112], window: [388, 390, 266], layers: ["heating", "gas"], faint: ["rooms", "water"] },
];

/** The same as crops of the drawing, which stand with each floor's words. */
export const crops = views.map(({ box, layers, faint }) => ({
  viewBox: box.join(" "),
  ratio: `${box[2]}/${box[3]}`,
  layers,
  faint,
}));

/** The whole section. */
const [width, height] = [800, 700];

/** Moves and scales the whole section so that its window shows what a floor shows. */
function zoom({ window: [left, top, w] }: View): string {
  const scale = width / w;
  const percent = (start: number, of: number) => `${Math.round((-start * scale * 100) / of)}%`;
  return `translate(${percent(left, width)},${percent(top, height)})scale(${Number(scale.toFixed(2))})`;
}

/** The stops of the drawing that stays beside the floors on wide screens; floors.css goes from one to the next. */
export const zooms = Object.fromEntries(
  views.map((view, index) => [`--floor-${index + 1}`, zoom(view)]),
) as CSSProperties;
