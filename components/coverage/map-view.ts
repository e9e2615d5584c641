import type { AreaSlug } from "@/data/areas/places";
import { placeOf } from "@/lib/areas";
import { dotsPath } from "@/lib/projection";
import { areasOnMap, pointOf } from "./map-points";
import { areaView, londonView, type MapHeight, type View } from "./map-views";
import { regionView } from "./region-view";

export type MapView = View & {
  /** The London areas in view as points, from the middle of the map: path data. */
  readonly dots: { readonly timed: string; readonly untimed: string };
};

/** The kilometres that a map's scale shows. */
export const scaleOf = (zoom: number) => (zoom < 0.8 ? 10 : zoom < 1.5 ? 5 : 2);

/** No sheet is wider than this many pixels. */
const widest = 960;

/** The London areas that a map shows. */
function dotsOf({ centre, zooms }: View, height: number): MapView["dots"] {
  const least = Math.min(...zooms);
  const dots = areasOnMap
    .filter(({ slug }) => placeOf(slug).type === "london")
    .map(({ point, timed }) => ({ x: point.x - centre.x, y: point.y - centre.y, timed }))
    .filter(({ x, y }) => Math.abs(x) * least < widest / 2 && Math.abs(y) * least < height / 2);
  return { timed: dotsPath(dots.filter(({ timed }) => timed)), untimed: dotsPath(dots.filter(({ timed }) => !timed)) };
}

/** What a map shows: an area with its neighbours, a region with its areas, or London. */
export function mapView(height: MapHeight, slug?: AreaSlug): MapView {
  const point = slug && pointOf(slug);
  const view = !slug
    ? londonView(height)
    : point
      ? areaView(slug, point, height)
      : regionView(placeOf(slug).region, height);
  return { ...view, dots: dotsOf(view, height) };
}
