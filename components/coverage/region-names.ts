import { regionNamePlaces } from "@/data/areas/map";
import type { Region } from "@/data/types";
import { regionNames } from "@/lib/areas";
import { type GridPoint, project } from "@/lib/projection";

/** The regions' short names and where they stand on the grid. */
export function namesOfRegions(): readonly (GridPoint & { readonly name: string; readonly region: Region })[] {
  const named = Object.entries(regionNamePlaces) as [Region, readonly [number, number]][];
  return named.map(([region, [longitude, latitude]]) => ({
    ...project({ latitude, longitude }),
    name: regionNames[region].replace(" London", ""),
    region,
  }));
}
