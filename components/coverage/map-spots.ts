import type { AreaSlug } from "@/data/areas/places";
import { placeOf } from "@/lib/areas";
import type { GridPoint } from "@/lib/projection";
import { responseTime } from "@/lib/response";
import { type Placement, placeLabels, type Sheet, textWidth } from "./labels";
import { areasOnMap, pointOf, river } from "./map-points";

/** A name on a map, in grid units from the middle of the map. */
export type Spot = GridPoint & {
  readonly name: string;
  /** The response time, under the name. */
  readonly time?: string;
  readonly width: number;
  readonly height: number;
  /** Further off, where the point has a ring. */
  readonly gap?: number;
  /** A town outside London, whose point is not among those that every map has. */
  readonly dot?: boolean;
  /** Set where the name leads to the area's page. */
  readonly slug?: AreaSlug;
  readonly place: Placement;
  /** Seen on the wide sheet only. */
  readonly wide?: boolean;
};

/** Pixels per grid unit: on a narrow sheet and from 30 rem. */
export type Zooms = readonly [narrow: number, wide: number];

/** The strip at the foot of each map, where the scale and the way to the street map are. */
export const stripHeight = 44;
export const textSize = 11.5;
/** The narrowest sheet on which everything named must be seen, and the wide one, in pixels. */
export const widths = [284, 476] as const;

export function sheets([narrow, wide]: Zooms, height: number): readonly [Sheet, Sheet] {
  const half = (height - stripHeight) / 2 - 4;
  const sheet = (zoom: number, width: number): Sheet => ({
    zoom,
    bounds: { left: -width / 2, right: width / 2, top: -half, bottom: half },
    // The compass. It stands at the edge of the sheet, which may be somewhat wider than the least.
    corner: { left: width / 2 - 44, right: width / 2, top: -half, bottom: 44 - half },
  });
  return [sheet(narrow, widths[0]), sheet(wide, widths[1])];
}

/** A name that has yet to find its place. */
export type Wish = Omit<Spot, "place" | "wide">;

/** The wish for an area's name: with its response time and a link, or the words alone. */
export function wish(slug: AreaSlug, centre: GridPoint, link: boolean): readonly Wish[] {
  const point = pointOf(slug);
  if (!point) return [];
  const place = placeOf(slug);
  const { name, type } = place;
  const time = link && place.response ? responseTime(place) : undefined;
  return [
    {
      x: point.x - centre.x,
      y: point.y - centre.y,
      name,
      time,
      width: textWidth(name, textSize) + 8,
      // A link is a target of at least 24 px; words alone need only their own height.
      height: link ? (time ? 30 : 24) : 15,
      slug: link ? slug : undefined,
      dot: type === "surrounding",
    },
  ];
}

/**
 * The names for which there is room, in the order of their importance: first those that have it on both sheets, then
 * those that have it on the wide one.
 */
export function placed(wishes: readonly Wish[], centre: GridPoint, zooms: Zooms, height: number, furthest?: number) {
  const onSheet = ({ x, y }: GridPoint) => ({ x: x - centre.x, y: y - centre.y });
  const dots = areasOnMap.map(({ point }) => onSheet(point));
  const water = river.map(onSheet);
  const [narrow, wide] = sheets(zooms, height);
  const onBoth = placeLabels(wishes, [narrow, wide], dots, water, furthest);
  const kept = wishes.map((spot, i) => ({ ...spot, place: onBoth[i] }));
  const order = [...kept].sort((a, b) => Number(!a.place) - Number(!b.place));
  const onWide = placeLabels(order, [wide], dots, water, furthest);
  return order.flatMap((spot, i): readonly Spot[] => {
    const place = onWide[i];
    return place ? [{ ...spot, place, wide: !spot.place }] : [];
  });
}
