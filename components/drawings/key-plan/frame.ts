import type { BuildingView } from "@/data/building-views";

/** How wide and high the picture is. */
export const keyPlanSize = { width: 340, height: 262 } as const;
const { width, height } = keyPlanSize;
const top = 5;

/** The part of the picture that a view shows, in its proportions: left, top, width and height. */
export const frameOf = ({ from: [x, y, part] = [0, top, width] }: BuildingView) =>
  [x, y, part, Math.round((part * height) / width)] as const;

/** How much of the picture's width that is. */
export const scaleOf = (view: BuildingView) => frameOf(view)[2] / width;
