import type { AreaSlug } from "@/data/areas/places";
import { services } from "@/data/services";
import type { AreaPage } from "./area-page";
import { pagesOf } from "./pages";
import type { SitePath } from "./paths";

/** How much an area's page speaks of another: by the place of the service among those it names, and by its links. */
function demandOf(path: SitePath, { copy }: AreaPage): number {
  const place = copy.demand.findIndex(({ service }) => services[service].path === path);
  const links = JSON.stringify(copy).split(new RegExp(`\\]\\(${path}[#)]`)).length - 1;
  return (place < 0 ? 0 : copy.demand.length - place) + links;
}

/** The areas whose pages speak of a page most, those that do so most first; no region. */
export function areasAsking(path: SitePath, count: number): readonly AreaSlug[] {
  return pagesOf("area")
    .filter(({ place }) => place.type !== "other")
    .map((area) => ({ slug: area.slug, demand: demandOf(path, area) }))
    .filter(({ demand }) => demand > 0)
    .sort((a, b) => b.demand - a.demand)
    .slice(0, count)
    .map(({ slug }) => slug);
}
