import type { CSSProperties } from "react";
import type { LayerId } from "@/components/drawings/building/layer";

type View = {
  /** The top and the height of the floor's storey, in units of the building's drawing. */
  readonly storey: readonly [y: number, height: number];
  /** The end or middle of the storey that narrow screens show. */
  readonly end: "Min" | "Mid" | "Max";
  /** The top left of the part on wide screens, which is nearly square. */
  readonly window: readonly [x: number, y: number];
  /** The layers that the floor's text is about, in drawing order. Fewer layers are drawn faster. */
  readonly layers: readonly LayerId[];
};

/** The views of the floors, from the roof down. */
const views: readonly View[] = [
  { storey: [40, 120], end: "Min", window: [178, 36], layers: ["air"] },
  { storey: [168, 72], end: "Min", window: [264, 88], layers: ["air"] },
  { storey: [248, 72], end: "Mid", window: [264, 142], layers: ["air", "heating", "controls"] },
  { storey: [328, 72], end: "Max", window: [264, 200], layers: ["water"] },
  { storey: [408, 82], end: "Max", window: [264, 262], layers: ["gas", "air"] },
  { storey: [498, 112], end: "Max", window: [264, 318], layers: ["water", "heating", "gas"] },
];

/** The views as crops of the drawing from wall to wall beside each floor's text. */
export const crops = views.map(({ storey: [top, height], end, layers }) => ({
  viewBox: `170 ${top} 480 ${height}`,
  end: `x${end}YMid slice`,
  height,
  layers,
}));

/** The size of the whole drawing. */
const [width, height] = [800, 700];

/** The transform that moves and scales the whole drawing to the view of a floor, at one scale for all. */
function zoom({ window: [left, top] }: View): string {
  const scale = width / 390;
  const percent = (start: number, whole: number) => `${Math.round((-start * scale * 100) / whole)}%`;
  return `translate(${percent(left, width)},${percent(top, height)})scale(${Number(scale.toFixed(2))})`;
}

/** The transforms of the sticky drawing on wide screens, between which floors-scroll.css animates. */
export const zooms = Object.fromEntries(
  views.map((view, index) => [`--floor-${index + 1}`, zoom(view)]),
) as CSSProperties;
