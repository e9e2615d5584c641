import { areaOf } from "@/lib/areas";
import type { GridPoint } from "@/lib/projection";
import { responseTime } from "@/lib/response";
import { type Label, type Layout, labelPlacer, type Placement, textWidth } from "./label-placement";
import { type AreaPoint, borders, river } from "./map-geometry";

/** A name on a map, in grid units from the middle of the map. */
export type MapLabel = Label & {
  readonly name: string;
  /** The response time, shown under the name. */
  readonly time?: string;
  /** Whether the area has a stated response time, which not every map shows. */
  readonly timed: boolean;
  readonly position: Placement;
  /** Whether it is shown on the wide layout only. */
  readonly wide?: boolean;
};
/** A name without its position. */
export type LabelRequest = Omit<MapLabel, "position" | "wide">;

/** The part of the grid that a map shows. */
export type View = {
  readonly centre: GridPoint;
  /** Pixels per grid unit: on the narrow layout and from a width of 30 rem. */
  readonly zooms: readonly [narrow: number, wide: number];
  readonly height: number;
  /** The height of the wide layout, if it differs. */
  readonly wideHeight?: number;
};

/** The height of the strip under each map, in pixels. */
export const stripHeight = 44;
/** The widths of the narrowest layout that shows every name, and of the wide one, in pixels. */
export const widths = [284, 476] as const;

/** The two layouts of a map. */
export function layouts({ zooms: [narrow, wide], height, wideHeight = height }: View): readonly [Layout, Layout] {
  const layout = (zoom: number, width: number, height: number): Layout => {
    const half = (height - stripHeight) / 2 - 4;
    return { zoom, bounds: { left: -width / 2, right: width / 2, top: -half, bottom: half } };
  };
  return [layout(narrow, widths[0], height), layout(wide, widths[1], wideHeight)];
}

const from =
  (centre: GridPoint) =>
  ({ x, y }: GridPoint) => ({ x: x - centre.x, y: y - centre.y });

/** The label of an area, optionally with its stated response time. */
export function labelRequest({ slug, point, timed }: AreaPoint, centre: GridPoint, withTime: boolean): LabelRequest {
  const area = areaOf(slug);
  const { name } = area;
  const time = withTime && timed ? responseTime(area) : undefined;
  return { ...from(centre)(point), name, time, width: textWidth(name, 12.5) + 6, height: time ? 32 : 14, timed };
}

/** The number of names, including that of the map's own area, below which some may cross a line. */
const minNames = 5;

/**
 * Returns the names that fit: first those that fit both layouts, then those that fit the wide one only.
 * @param requests the most important first
 */
export function placed(requests: readonly LabelRequest[], view: View): readonly MapLabel[] {
  const onMap = from(view.centre);
  const place = labelPlacer(
    layouts(view),
    requests,
    [river, borders].map((each) => each.map(onMap)),
    84,
    7,
  );
  const positions = new Map<LabelRequest, Placement>();
  const wide = new Set<LabelRequest>();
  const find = (label: LabelRequest, options: Parameters<typeof place>[1]) => {
    const position = positions.has(label) ? undefined : place(label, options);
    if (position) positions.set(label, position);
    return position;
  };
  for (const label of requests) find(label, { mayCross: label.gap !== undefined });
  for (const label of requests) if (positions.size < minNames) find(label, { mayCross: true });
  for (const label of requests) if (find(label, { isOnLast: true })) wide.add(label);
  return requests
    .flatMap((label) => {
      const position = positions.get(label);
      return position ? [{ ...label, position, wide: wide.has(label) }] : [];
    })
    .sort((a, b) => Number(a.wide) - Number(b.wide));
}
