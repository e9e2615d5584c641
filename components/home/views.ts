import type { CSSProperties } from "react";
import type { LayerId } from "@/components/drawings/building/layer";

type View = {
  /** The storey that a floor shows, from its ceiling to its floor, in units of the section: its top and its height. */
  readonly storey: readonly [y: number, height: number];
  /** The end of the storey, or its middle, that a narrow screen shows. */
  readonly end: "Min" | "Mid" | "Max";
  /** What the window of wide screens shows, which is nearly as high as wide: its top left and its width. */
  readonly window: readonly [x: number, y: number, width: number];
  /** The layers that the floor's words are about, in the order in which they are drawn. Fewer layers are drawn faster. */
  readonly layers: readonly LayerId[];
};

/** What each floor shows, from the roof down. */
const views: readonly View[] = [
  { storey: [40, 120], end: "Min", window: [178, 36, 390], layers: ["air"] },
  { storey: [168, 72], end: "Min", window: [286, 150, 392], layers: ["air"] },
  { storey: [248, 72], end: "Mid", window: [330, 166, 250], layers: ["air", "heating", "controls"] },
  { storey: [328, 72], end: "Max", window: [280, 196, 352], layers: ["water"] },
  { storey: [408, 82], end: "Max", window: [206, 238, 446], layers: ["gas", "air"] },
  { storey: [498, 112], end: "Max", window: [388, 390, 266], layers: ["water", "heating", "gas"] },
];

/** The same as crops of the drawing, which stand with each floor's words: all from wall to wall, so of one scale. */
export const crops = views.map(({ storey: [top, height], end, layers }) => ({
  viewBox: `170 ${top} 480 ${height}`,
  end: `x${end}YMid slice`,
  height,
  layers,
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
