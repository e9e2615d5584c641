import type { AreaSlug } from "@/data/areas/area-records";
import { regionOutlines } from "@/data/areas/map";
import type { Region } from "@/data/types";
import { areaOf, areasOfRegion, neighbours, regionNames } from "@/lib/areas";
import { dotsPath, type GridPoint, project } from "@/lib/projection";
import { responseTime } from "@/lib/response";
import { type Placement, textWidth, untied } from "./label-placement";
import { type AreaPoint, areasOnMap, pointOf } from "./map-geometry";
import { type LabelRequest, labelRequest, type MapLabel, placed, stripHeight, type View, widths } from "./map-labels";

export type MapHeight = 200 | 300 | 400;

export type MapData = View & {
  /** A text alternative for the map. */
  readonly description: string;
  readonly labels: readonly MapLabel[];
  /** The area that the map is about. */
  readonly marked?: MapLabel;
};

/** The length of the scale, in kilometres. */
export const scaleOf = (zoom: number) => (zoom < 0.8 ? 10 : zoom < 1.5 ? 5 : 2);

const rounded = (zoom: number) => Math.floor(zoom * 100) / 100;
const distance = (a: GridPoint, b: GridPoint) => Math.hypot(a.x - b.x, a.y - b.y);
const timedFirst = (a: AreaPoint, b: AreaPoint) => Number(b.timed) - Number(a.timed);
const inLondon = areasOnMap.filter(({ slug }) => areaOf(slug).type === "london");

/** The manually placed names on the map of London. The second list is for wide maps only. */
const londonNames: readonly Partial<Record<AreaSlug, Placement>>[] = [
  {
    barnet: untied(-2, 15, "middle"),
    bromley: untied(-9, 3, "end"),
    croydon: untied(9, 0, "start"),
    ealing: untied(-9, -4, "end"),
    enfield: untied(3, 15, "middle"),
    harrow: untied(-3, 11, "middle"),
    lewisham: untied(17, 15, "middle"),
    romford: untied(-1, 11, "middle"),
  },
  {
    camden: untied(-9, 0, "end"),
    greenwich: untied(9, -1, "start"),
    hackney: untied(7, -12, "start"),
    islington: untied(9, 0, "start"),
    kensington: untied(-9, 2, "end"),
    sutton: untied(9, 0, "start"),
    "tower-hamlets": untied(9, 1, "start"),
    wandsworth: untied(0, 15, "middle"),
    westminster: untied(10, -18, "end"),
  },
];

const named = (
  areas: readonly AreaPoint[],
  names: Partial<Record<AreaSlug, Placement>>,
  centre: GridPoint,
  wide = false,
): readonly MapLabel[] =>
  areas.flatMap((area) => {
    const position = names[area.slug];
    return position ? [{ ...labelRequest(area, centre, false), position, wide }] : [];
  });

/** All of London, with the best-known areas except on the smallest map. */
function londonContent(height: MapHeight): MapData {
  const centre = { x: 26, y: 18 };
  if (height === 200) {
    const description = "Map of the area we cover: Central, North, South, East and West London";
    return { description, centre, zooms: [0.32, 0.32], height, labels: [] };
  }
  const view: View = { centre, zooms: [0.53, 0.74], height };
  return {
    ...view,
    description: `Map of London with some of the ${inLondon.length} areas we cover; those with a stated response time are marked`,
    labels: londonNames.flatMap((names, wide) => named(inLondon, names, centre, wide > 0)),
  };
}

/** The height of an area's map on wide screens. */
const wideHeight = 384;

/**
 * One area in the middle, at a scale that spreads its five nearest neighbours over the map. With six, the names of
 * inner London would have too little space between the borders.
 */
function areaContent({ slug, point: centre }: AreaPoint, height: number): MapData {
  const near = neighbours(slug, 6).flatMap((other) => pointOf(other.slug) ?? []);
  const spread = near.slice(0, 5);
  const across = Math.max(...spread.map(({ point }) => Math.abs(point.x - centre.x)));
  const down = Math.max(...spread.map(({ point }) => Math.abs(point.y - centre.y)));
  const zoomFor = (room: number, height: number) =>
    rounded(Math.max(0.4, Math.min(room / across, ((height - stripHeight) / 2 - 16) / down, 4.5)));
  const view: View = { centre, zooms: [zoomFor(126, height), zoomFor(200, wideHeight)], height, wideHeight };
  const area = areaOf(slug);
  const { name } = area;
  // Only the area's own range, because otherwise London's figure would be beside every name.
  const time = area.response && responseTime(area);
  const ownLabel: LabelRequest = {
    x: 0,
    y: 0,
    name,
    time,
    timed: true,
    width: textWidth(name, 14) + 6,
    gap: 10,
    height: time ? 34 : 20,
  };
  const requests = [ownLabel, ...near.map((other) => labelRequest(other, centre, true))];
  const [marked, ...labels] = placed(requests, view);
  return { ...view, description: `Map of ${name} and the areas nearest to it`, labels, marked };
}

/** A region with its areas, at the largest scale that fits. */
function regionContent(region: Region, height: number): MapData {
  const corners = regionOutlines[region].map(([longitude, latitude]) => project({ latitude, longitude }));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const centre = { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
  const zoomFor = (width: number) =>
    rounded(Math.min(width / (right - left), (height - stripHeight - 16) / (bottom - top), 2.4));
  const view: View = { centre, zooms: [zoomFor(widths[0]), zoomFor(widths[1])], height };
  // The areas in the middle have the least space, so they are placed first.
  const requests = areasOfRegion(region)
    .flatMap((slug) => pointOf(slug) ?? [])
    .sort((a, b) => timedFirst(a, b) || distance(a.point, centre) - distance(b.point, centre))
    .map((area) => labelRequest(area, centre, true));
  return {
    ...view,
    description: `Map of ${regionNames[region]} and the areas we cover in it`,
    labels: placed(requests, view),
  };
}

/** The manually placed names on the phone's map of towns, each nearest to its own point. */
const townNames: Partial<Record<AreaSlug, Placement>> = {
  basildon: untied(8, 14, "middle"),
  brentwood: untied(9, 0, "start"),
  chelmsford: untied(0, 14, "middle"),
  crawley: untied(9, 0, "start"),
  gravesend: untied(0, 14, "middle"),
  guildford: untied(0, 14, "middle"),
  harlow: untied(9, 0, "start"),
  "hemel-hempstead": untied(0, -14, "middle"),
  hertford: untied(0, -14, "middle"),
  redhill: untied(-4, 14, "start"),
  sevenoaks: untied(9, 0, "start"),
  slough: untied(-3, -13, "middle"),
  windsor: untied(4, 14, "end"),
  woking: untied(-9, 0, "end"),
};

/** The towns around London, and the names of some in every direction. */
export function townsMap(): MapData & { readonly dots: string } {
  const centre = { x: 30, y: 40 };
  const view: View = { centre, zooms: [0.3, 0.3], height: 328 };
  const towns = areasOnMap.filter(({ slug }) => areaOf(slug).type === "surrounding");
  const points = towns.map(({ point }) => ({ x: point.x - centre.x, y: point.y - centre.y }));
  return {
    ...view,
    description: `Map of the ${towns.length} towns around London`,
    labels: named(towns, townNames, centre),
    dots: dotsPath(points),
  };
}

/** The content of a map: an area with its neighbours, a region with its areas, or London. */
export function mapData(height: MapHeight, slug?: AreaSlug): MapData {
  const area = slug && pointOf(slug);
  if (area) return areaContent(area, height);
  return slug ? regionContent(areaOf(slug).region, height) : londonContent(height);
}
