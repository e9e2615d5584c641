import type { AreaSlug } from "@/data/areas/area-records";
import { regionOutlines } from "@/data/areas/map";
import type { Region } from "@/data/types";
import { areaOf, areasOfRegion, regionNames } from "@/lib/areas";
import { project } from "@/lib/projection";
import { labelRequest, placed, stripHeight, widths } from "./area-labels";
import { type MapContent, rounded } from "./map-content";
import { pointOf } from "./map-geometry";

/** A region, as large as it goes, with its areas. */
export function regionContent(region: Region, height: number): MapContent {
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
    (a, b) => Number(!!areaOf(b).response) - Number(!!areaOf(a).response) || off(a) - off(b),
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
