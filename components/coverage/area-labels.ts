import type { AreaSlug } from "@/data/areas/area-records";
import { areaOf } from "@/lib/areas";
import type { GridPoint } from "@/lib/projection";
import { responseTime } from "@/lib/response";
import { textWidth } from "./boxes";
import { type Layout, type Placement, placeLabels } from "./label-placement";
import { areasOnMap, pointOf, river } from "./map-geometry";

/** A name on a map, in grid units from the middle of the map. */
export type MapLabel = GridPoint & {
  readonly name: string;
  /** The response time, under the name. */
  readonly time?: string;
  readonly width: number;
  readonly height: number;
  /** Further off, where the point has a ring. */
  readonly gap?: number;
  /** A town outside London, whose point is not among those that every map has. */
  readonly dot?: boolean;
  /** The area, where the name is one's. */
  readonly slug?: AreaSlug;
  readonly position: Placement;
  /** Seen on the wide layout only. */
  readonly wide?: boolean;
};

/** Pixels per grid unit: on a narrow layout and from 30 rem. */
export type Zooms = readonly [narrow: number, wide: number];

/** The strip at the foot of each map, where the scale and the way to the street map are. */
export const stripHeight = 44;
export const textSize = 11.5;
/** The narrowest layout on which everything named must be seen, and the wide one, in pixels. */
export const widths = [284, 476] as const;

export function layouts([narrow, wide]: Zooms, height: number): readonly [Layout, Layout] {
  const half = (height - stripHeight) / 2 - 4;
  const layout = (zoom: number, width: number): Layout => ({
    zoom,
    bounds: { left: -width / 2, right: width / 2, top: -half, bottom: half },
  });
  return [layout(narrow, widths[0]), layout(wide, widths[1])];
}

/** A name that has yet to find its position. */
export type LabelRequest = Omit<MapLabel, "position" | "wide">;

/** The label asked for an area's name, alone or with its response time where it states one. */
export function labelRequest(slug: AreaSlug, centre: GridPoint, timed: boolean): readonly LabelRequest[] {
  const point = pointOf(slug);
  if (!point) return [];
  const area = areaOf(slug);
  const { name, type } = area;
  const time = timed && area.response ? responseTime(area) : undefined;
  return [
    {
      x: point.x - centre.x,
      y: point.y - centre.y,
      name,
      time,
      width: textWidth(name, textSize) + 8,
      height: time ? 30 : 15,
      slug,
      dot: type === "surrounding",
    },
  ];
}

/**
 * The names for which there is room, in the order of their importance: first those that have it on both layouts, then
 * those that have it on the wide one.
 */
export function placed(
  requests: readonly LabelRequest[],
  centre: GridPoint,
  zooms: Zooms,
  height: number,
  furthest?: number,
) {
  const onMap = ({ x, y }: GridPoint) => ({ x: x - centre.x, y: y - centre.y });
  const dots = areasOnMap.map(({ point }) => onMap(point));
  const water = river.map(onMap);
  const [narrow, wide] = layouts(zooms, height);
  const onBoth = placeLabels(requests, [narrow, wide], dots, water, furthest);
  const labels = requests.map((label, i) => ({ ...label, position: onBoth[i] }));
  const order = [...labels].sort((a, b) => Number(!a.position) - Number(!b.position));
  const onWide = placeLabels(order, [wide], dots, water, furthest);
  return order.flatMap((label, i): readonly MapLabel[] => {
    const position = onWide[i];
    return position ? [{ ...label, position, wide: !label.position }] : [];
  });
}
