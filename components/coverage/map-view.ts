import { regionNamePlaces, regionOutlines } from "@/data/areas/map";
import type { AreaSlug } from "@/data/areas/places";
import type { Region } from "@/data/types";
import { areasOfRegion, neighbours, placeOf, regionNames } from "@/lib/areas";
import { dotsPath, type GridPoint, project } from "@/lib/projection";
import { responseTime } from "@/lib/response";
import { textWidth } from "./labels";
import { type LabelRequest, labelRequest, type MapLabel, placed, stripHeight, widths, type Zooms } from "./map-labels";
import { areasOnMap, pointOf } from "./map-points";

export type MapHeight = 200 | 300 | 400;

export type MapView = {
  /** The map in words. */
  readonly description: string;
  readonly centre: GridPoint;
  readonly zooms: Zooms;
  readonly labels: readonly MapLabel[];
  /** The London areas in view as points, from the middle of the map: path data. */
  readonly dots: { readonly timed: string; readonly untimed: string };
  /** The area the map is about. */
  readonly marked?: MapLabel;
};

/** A view without what follows from where it is. */
type View = Omit<MapView, "dots">;

const rounded = (zoom: number) => Math.floor(zoom * 100) / 100;

/** More names on the map of London would leave nothing to see of it. */
const mostNames = 12;

/** The regions' short names and where they stand on the grid. */
export function regionLabels(): readonly (GridPoint & { readonly name: string })[] {
  const named = Object.entries(regionNamePlaces) as [Region, readonly [number, number]][];
  return named.map(([region, [longitude, latitude]]) => ({
    ...project({ latitude, longitude }),
    name: regionNames[region].replace(" London", ""),
  }));
}

/** London as a whole with, on all but the smallest map, the best-known areas. */
function londonView(height: MapHeight): View {
  const centre = { x: 26, y: 18 };
  if (height === 200) {
    return {
      description: "Map of the area we cover: Central, North, South, East and West London",
      centre,
      zooms: [0.32, 0.32],
      labels: [],
    };
  }
  const zooms = height === 300 ? ([0.53, 0.53] as const) : ([0.53, 0.74] as const);
  const timedFirst = areasOnMap
    .filter(({ slug }) => placeOf(slug).type === "london")
    .sort(
      (a, b) =>
        Number(b.timed) - Number(a.timed) || Math.hypot(b.point.x, b.point.y) - Math.hypot(a.point.x, a.point.y),
    )
    .map(({ slug }) => slug);
  return {
    description: `Map of the ${timedFirst.length} London areas we cover; those with a stated response time are marked`,
    centre,
    zooms,
    labels: placed(
      timedFirst.flatMap((slug) => labelRequest(slug, centre, false)),
      centre,
      zooms,
      height,
      0,
    ).slice(0, mostNames),
  };
}

/** A region, as large as it goes, with its areas. */
function regionView(region: Region, height: number): View {
  const corners = regionOutlines[region].map(([longitude, latitude]) => project({ latitude, longitude }));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const centre = { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
  const zoomFor = (width: number) =>
    rounded(Math.min(width / (right - left), (height - stripHeight - 16) / (bottom - top), 2.4));
  const zooms = [zoomFor(widths[0]), zoomFor(widths[1])] as const;
  // Those in the middle have the least room, so they choose first.
  const off = (slug: AreaSlug) => {
    const { x, y } = pointOf(slug) ?? centre;
    return Math.hypot(x - centre.x, y - centre.y);
  };
  const slugs = [...areasOfRegion(region)].sort(
    (a, b) => Number(!!placeOf(b).response) - Number(!!placeOf(a).response) || off(a) - off(b),
  );
  return {
    description: `Map of ${regionNames[region]} and the areas we cover in it`,
    centre,
    zooms,
    labels: placed(
      slugs.flatMap((slug) => labelRequest(slug, centre, true)),
      centre,
      zooms,
      height,
    ),
  };
}

/** One area in the middle of the map, near enough that its six nearest neighbours are spread over the sheet. */
function areaView(slug: AreaSlug, centre: GridPoint, height: number): View {
  const near = neighbours(slug, 6).map((neighbour) => neighbour.slug);
  const close = near.flatMap((other) => pointOf(other) ?? []);
  const across = Math.max(...close.map(({ x }) => Math.abs(x - centre.x)));
  const down = Math.max(...close.map(({ y }) => Math.abs(y - centre.y)));
  const zoom = rounded(Math.max(0.5, Math.min(126 / across, ((height - stripHeight) / 2 - 16) / down, 3.5)));
  const zooms = [zoom, zoom] as const;
  const place = placeOf(slug);
  const { name } = place;
  // Only a range of its own: London's figure would stand beside every name.
  const time = place.response && responseTime(place);
  const own: LabelRequest = { x: 0, y: 0, name, time, width: textWidth(name, 14) + 6, gap: 6, height: time ? 34 : 20 };
  const [marked, ...labels] = placed(
    [own, ...near.flatMap((other) => labelRequest(other, centre, true))],
    centre,
    zooms,
    height,
  );
  return { description: `Map of ${name} and the areas nearest to it`, centre, zooms, labels, marked };
}

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
