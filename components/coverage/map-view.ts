import { regionNamePlaces, regionOutlines } from "@/data/areas/map";
import type { AreaSlug } from "@/data/areas/places";
import type { Region } from "@/data/types";
import { areasOfRegion, minutes, neighbours, placeOf, regionNames } from "@/lib/areas";
import { type GridPoint, project } from "@/lib/projection";
import { textWidth } from "./labels";
import { areasOnMap, pointOf } from "./map-points";
import { placed, type Spot, stripHeight, type Wish, widths, wish, type Zooms } from "./map-spots";

export type MapHeight = 200 | 300 | 400;

export type MapView = {
  /** The map in words. */
  readonly label: string;
  readonly centre: GridPoint;
  readonly zooms: Zooms;
  readonly spots: readonly Spot[];
  /** The area the map is about. */
  readonly marked?: Spot;
};

const rounded = (zoom: number) => Math.floor(zoom * 100) / 100;

/** More names on the map of London would leave nothing to see of it. */
const mostNames = 12;

const onThePoint = { dx: 0, dy: 0, anchor: "middle", tied: false } as const;

/** The regions' short names and where they stand on the grid. */
export function regionLabels(): readonly (GridPoint & { readonly name: string })[] {
  const named = Object.entries(regionNamePlaces) as [Region, readonly [number, number]][];
  return named.map(([region, [longitude, latitude]]) => ({
    ...project({ latitude, longitude }),
    name: regionNames[region].replace(" London", ""),
  }));
}

/** London as a whole: the regions named on the smallest map, on the others the best-known areas. */
function londonView(height: MapHeight): MapView {
  const centre = { x: 26, y: 18 };
  if (height === 200) {
    return {
      label: "Map of the area we cover: Central, North, South, East and West London",
      centre,
      zooms: [0.32, 0.32],
      spots: regionLabels().map(({ x, y, name }) => ({
        x: x - centre.x,
        y: y - centre.y,
        name,
        width: 0,
        height: 0,
        place: onThePoint,
      })),
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
    label: `Map of the ${timedFirst.length} London areas we cover; those with a stated response time are marked`,
    centre,
    zooms,
    spots: placed(
      timedFirst.flatMap((slug) => wish(slug, centre, false)),
      centre,
      zooms,
      height,
      0,
    ).slice(0, mostNames),
  };
}

/** A region, as large as it goes, with its areas. */
function regionView(region: Region, height: number): MapView {
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
    label: `Map of ${regionNames[region]} and the areas we cover in it`,
    centre,
    zooms,
    spots: placed(
      slugs.flatMap((slug) => wish(slug, centre, true)),
      centre,
      zooms,
      height,
    ),
  };
}

/** One area in the middle of the map, near enough that its six nearest neighbours are spread over the sheet. */
function areaView(slug: AreaSlug, centre: GridPoint, height: number): MapView {
  const near = neighbours(slug, 6).map((neighbour) => neighbour.slug);
  const reach = near.flatMap((other) => pointOf(other) ?? []);
  const across = Math.max(...reach.map(({ x }) => Math.abs(x - centre.x)));
  const down = Math.max(...reach.map(({ y }) => Math.abs(y - centre.y)));
  const zoom = rounded(Math.max(0.5, Math.min(126 / across, ((height - stripHeight) / 2 - 16) / down, 3.5)));
  const zooms = [zoom, zoom] as const;
  const { name, response } = placeOf(slug);
  const time = response && minutes(response);
  const own: Wish = { x: 0, y: 0, name, time, width: textWidth(name, 14) + 6, gap: 6, height: time ? 34 : 20 };
  const [marked, ...spots] = placed(
    [own, ...near.flatMap((other) => wish(other, centre, true))],
    centre,
    zooms,
    height,
  );
  return { label: `Map of ${name} and the areas nearest to it`, centre, zooms, spots, marked };
}

/** What a map shows: an area with its neighbours, a region with its areas, or London. */
export function mapView(height: MapHeight, slug?: AreaSlug): MapView {
  if (!slug) return londonView(height);
  const point = pointOf(slug);
  return point ? areaView(slug, point, height) : regionView(placeOf(slug).region, height);
}
