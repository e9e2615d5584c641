import type { AreaSlug } from "@/data/areas/area-records";
import { regionPaths, tidalThames, unit, upperThames } from "@/data/areas/boroughs";
import { type Corner, regionNamePlaces } from "@/data/areas/map";
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

/** Points along the lines of path data on the base map, at most 150 m apart, so that no name fits between two. */
const along = (path: string): readonly GridPoint[] =>
  path.split("M").flatMap((line) => {
    const points: GridPoint[] = [];
    let [x, y] = [0, 0];
    for (const [, dx, dy] of line.matchAll(/(-?\d+) ?(-?\d+)/g)) {
      // The first pair of a line is its start, and each other pair a step.
      const [right, down] = [Number(dx) * unit, Number(dy) * unit];
      const steps = points.length ? Math.max(1, Math.ceil(Math.hypot(right, down) / 1.5)) : 1;
      for (let step = 1; step <= steps; step++)
        points.push({ x: x + (right * step) / steps, y: y + (down * step) / steps });
      [x, y] = [x + right, y + down];
    }
    return points;
  });

/** The Thames and the borders of the regions as they are drawn, which names should not cross. */
export const river = [upperThames, tidalThames].flatMap(along);
export const borders = Object.values(regionPaths).flatMap(along);
