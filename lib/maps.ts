import { type AreaSlug, areaRecords } from "@/data/areas/area-records";
import { serviceArea } from "@/data/business";
import type { Area } from "@/data/types";
import { site } from "./site";

/** Half the width and height of the map, in degrees: about 30 km across for London, 7 km for an area. */
const halfExtent = { london: 0.22, area: 0.05 };

/** The maps service's name and iframe address, for an area or by default for London. */
export function mapService(area?: AreaSlug): { readonly name: string; readonly embed: string } {
  const record: Area | undefined = area && areaRecords[area];
  const { latitude, longitude } = record?.coordinates ?? serviceArea;
  if (site.mapProvider === "google") {
    const zoom = record?.coordinates ? 13 : 10;
    const embed = `https://www.google.com/maps?q=${latitude},${longitude}&z=${zoom}&output=embed`;
    return { name: "Google Maps", embed };
  }
  const r = record?.coordinates ? halfExtent.area : halfExtent.london;
  const box = [longitude - r * 1.6, latitude - r, longitude + r * 1.6, latitude + r].map((n) => n.toFixed(4));
  const query = `bbox=${box.join("%2C")}&layer=mapnik&marker=${latitude}%2C${longitude}`;
  return { name: "OpenStreetMap", embed: `https://www.openstreetmap.org/export/embed.html?${query}` };
}
