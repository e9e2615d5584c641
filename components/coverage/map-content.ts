import type { AreaSlug } from "@/data/areas/area-records";
import { areaOf, neighbours } from "@/lib/areas";
import type { GridPoint } from "@/lib/projection";
import { responseTime } from "@/lib/response";
import { type LabelRequest, labelRequest, type MapLabel, placed, stripHeight, type Zooms } from "./area-labels";
import { textWidth } from "./boxes";
import { areasOnMap, pointOf } from "./map-geometry";

export type MapHeight = 200 | 300 | 400;

/** What a map shows of an area, of a region (region-content.ts) or of London. */
export type MapContent = {
  /** The map in words. */
  readonly description: string;
  readonly centre: GridPoint;
  readonly zooms: Zooms;
  readonly labels: readonly MapLabel[];
  /** The area the map is about. */
  readonly marked?: MapLabel;
};

export const rounded = (zoom: number) => Math.floor(zoom * 100) / 100;

/** More names on the map of London would leave nothing to see of it. */
const mostNames = 12;

/** London as a whole with, on all but the smallest map, the best-known areas. */
export function londonContent(height: MapHeight): MapContent {
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
    .filter(({ slug }) => areaOf(slug).type === "london")
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

/** One area in the middle of the map, near enough that its six nearest neighbours are spread over the sheet. */
export function areaContent(slug: AreaSlug, centre: GridPoint, height: number): MapContent {
  const near = neighbours(slug, 6).map((neighbour) => neighbour.slug);
  const close = near.flatMap((other) => pointOf(other) ?? []);
  const across = Math.max(...close.map(({ x }) => Math.abs(x - centre.x)));
  const down = Math.max(...close.map(({ y }) => Math.abs(y - centre.y)));
  const zoom = rounded(Math.max(0.5, Math.min(126 / across, ((height - stripHeight) / 2 - 16) / down, 3.5)));
  const zooms = [zoom, zoom] as const;
  const area = areaOf(slug);
  const { name } = area;
  // Only a range of its own: London's figure would stand beside every name.
  const time = area.response && responseTime(area);
  const own: LabelRequest = { x: 0, y: 0, name, time, width: textWidth(name, 14) + 6, gap: 6, height: time ? 34 : 20 };
  const [marked, ...labels] = placed(
    [own, ...near.flatMap((other) => labelRequest(other, centre, true))],
    centre,
    zooms,
    height,
  );
  return { description: `Map of ${name} and the areas nearest to it`, centre, zooms, labels, marked };
}
