import type { AreaSlug } from "@/data/areas/area-records";
import { type Corner, regionNamePlaces, regionOutlines, thames } from "@/data/areas/map";
import type { Region } from "@/data/types";
import { areaOf, areaSlugs, regionNames } from "@/lib/areas";
import { type GridPoint, project } from "@/lib/projection";

export type AreaPoint = { readonly slug: AreaSlug; readonly point: GridPoint; readonly timed: boolean };

/** Every area except the regions: its point, and whether it has a stated response time. */
export const areasOnMap: readonly AreaPoint[] = areaSlugs.flatMap((slug) => {
  const { coordinates, response } = areaOf(slug);
  return coordinates ? [{ slug, point: project(coordinates), timed: response !== undefined }] : [];
});

const points = new Map(areasOnMap.map((area) => [area.slug, area]));

/** The point of an area; undefined for a region. */
export function pointOf(slug: AreaSlug): AreaPoint | undefined {
  return points.get(slug);
}

/** The short names of the regions and their positions on the grid. */
export const regionLabels = (Object.entries(regionNamePlaces) as [Region, Corner][]).map(
  ([region, [longitude, latitude]]) => ({
    ...project({ latitude, longitude }),
    name: regionNames[region].replace(" London", ""),
    region,
  }),
);

/** Points along a polyline, at most 300 m apart, so that no name fits between two. */
const along = (corners: readonly Corner[]) =>
  corners.flatMap(([longitude, latitude], i): readonly GridPoint[] => {
    const [nextLongitude, nextLatitude] = corners[i + 1] ?? [longitude, latitude];
    const [here, next] = [
      project({ latitude, longitude }),
      project({ latitude: nextLatitude, longitude: nextLongitude }),
    ];
    const steps = Math.max(1, Math.ceil(Math.hypot(next.x - here.x, next.y - here.y) / 3));
    return Array.from({ length: steps }, (_, step) => ({
      x: here.x + ((next.x - here.x) * step) / steps,
      y: here.y + ((next.y - here.y) * step) / steps,
    }));
  });

/** The Thames and the outlines of the regions, which names should not cross. */
export const river = along(thames);
export const borders = Object.values(regionOutlines).flatMap(along);
