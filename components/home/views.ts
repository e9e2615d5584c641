import type { CSSProperties } from "react";
import type { LayerId } from "@/components/drawings/building/layer";

type View = {
  /** The top and the height of the floor's storey, in units of the building's drawing. */
  readonly storey: readonly [y: number, height: number];
  /** The left edge and the width of the part of the storey that is shown, if not from wall to wall. */
  readonly part?: readonly [x: number, width: number];
  /** The end or middle of the storey that narrow screens show. */
  readonly end: "Min" | "Mid" | "Max";
  /** The top left and the width of the part on wide screens, which is nearly square. */
  readonly window: readonly [x: number, y: number, width: number];
  /** The layers that the floor's text is about, in drawing order. Fewer layers are drawn faster. */
  readonly layers: readonly LayerId[];
};

/** The views of the floors, from the roof down. */
const views: readonly View[] = [
  { storey: [40, 120], end: "Min", window: [178, 36, 390], layers: ["air"] },
  { storey: [168, 72], end: "Min", window: [286, 150, 392], layers: ["air"] },
  { storey: [248, 72], part: [266, 330], end: "Mid", window: [330, 166, 250], layers: ["air", "heating", "controls"] },
  { storey: [328, 72], end: "Max", window: [280, 196, 352], layers: ["water"] },
  { storey: [408, 82], end: "Max", window: [206, 238, 446], layers: ["gas", "air"] },
  { storey: [498, 112], end: "Max", window: [388, 390, 266], layers: ["water", "heating", "gas"] },
];

/** The width from wall to wall. */
const inside = 480;

/** The views as crops of the drawing beside each floor's text, with the height at which the whole width is visible. */
export const crops = views.map(({ storey: [top, height], part: [left, width] = [170, inside], end, layers }) => ({
  viewBox: `${left} ${top} ${width} ${height}`,
  end: `x${end}YMid slice`,
  height: Math.round((height * inside) / width),
  layers,
}));

/** The size of the whole drawing. */
const [width, height] = [800, 700];

/** The transform that moves and scales the whole drawing to the view of a floor. */
function zoom({ window: [left, top, w] }: View): string {
  const scale = width / w;
  const percent = (start: number, whole: number) => `${Math.round((-start * scale * 100) / whole)}%`;
  return `translate(${percent(left, width)},${percent(top, height)})scale(${Number(scale.toFixed(2))})`;
}

/** The transforms of the sticky drawing on wide screens, between which floors-scroll.css animates. */
export const zooms = Object.fromEntries(
  views.map((view, index) => [`--floor-${index + 1}`, zoom(view)]),
) as CSSProperties;
