import type { BuildingView } from "@/data/building-views";

/** The width and height of the picture. */
export const keyPlanSize = { width: 340, height: 262 } as const;
const { width, height } = keyPlanSize;
const top = 5;

/** The part of the picture that a view shows, at the picture's aspect ratio: left, top, width and height. */
export const frameOf = ({ from: [x, y, part] = [0, top, width] }: BuildingView) =>
  [x, y, part, Math.round((part * height) / width)] as const;

/** The width of a view as a share of the picture's width. */
export const scaleOf = (view: BuildingView) => frameOf(view)[2] / width;
