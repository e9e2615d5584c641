import type { AreaSlug } from "@/data/areas/area-records";
import { areaOf } from "@/lib/areas";
import { dotsPath } from "@/lib/projection";
import { areaContent, londonContent, type MapContent, type MapHeight } from "./map-content";
import { areasOnMap, pointOf } from "./map-geometry";
import { regionContent } from "./region-content";

export type MapData = MapContent & {
  /** The London areas in view as points, from the middle of the map: path data. */
  readonly dots: { readonly timed: string; readonly untimed: string };
};

/** The kilometres that a map's scale shows. */
export const scaleOf = (zoom: number) => (zoom < 0.8 ? 10 : zoom < 1.5 ? 5 : 2);

/** No sheet is wider than this many pixels. */
const widest = 960;

/** The London areas that a map shows. */
function dotsOf({ centre, zooms }: MapContent, height: number): MapData["dots"] {
  const least = Math.min(...zooms);
  const dots = areasOnMap
    .filter(({ slug }) => areaOf(slug).type === "london")
    .map(({ point, timed }) => ({ x: point.x - centre.x, y: point.y - centre.y, timed }))
    .filter(({ x, y }) => Math.abs(x) * least < widest / 2 && Math.abs(y) * least < height / 2);
  return { timed: dotsPath(dots.filter(({ timed }) => timed)), untimed: dotsPath(dots.filter(({ timed }) => !timed)) };
}

/** What a map shows: an area with its neighbours, a region with its areas, or London. */
export function mapData(height: MapHeight, slug?: AreaSlug): MapData {
  const point = slug && pointOf(slug);
  const view = !slug
    ? londonContent(height)
    : point
      ? areaContent(slug, point, height)
      : regionContent(areaOf(slug).region, height);
  return { ...view, dots: dotsOf(view, height) };
}
