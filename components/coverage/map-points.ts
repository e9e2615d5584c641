import type { AreaSlug } from "@/data/areas/places";
import { placeOf } from "@/lib/areas";
import { areaSlugs } from "@/lib/paths";
import { type GridPoint, project } from "@/lib/projection";

export type AreaPoint = { readonly slug: AreaSlug; readonly point: GridPoint; readonly timed: boolean };

/** Every area that is a place (the regions are not), where it is and whether a response time is stated for it. */
export const areasOnMap: readonly AreaPoint[] = areaSlugs.flatMap((slug) => {
  const { coordinates, response } = placeOf(slug);
  return coordinates ? [{ slug, point: project(coordinates), timed: response !== undefined }] : [];
});

const points = new Map(areasOnMap.map(({ slug, point }) => [slug, point]));

/** Where an area is; nothing for a region. */
export function pointOf(slug: AreaSlug): GridPoint | undefined {
  return points.get(slug);
}
