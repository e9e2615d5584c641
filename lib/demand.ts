import type { AreaSlug } from "@/data/areas/area-records";
import { services } from "@/data/services";
import type { AreaPage } from "./area-page";
import { pagesOf } from "./pages";
import type { SitePath } from "./paths";

/** Scores how relevant a page is to an area, by its rank in the area's demand and by the links to it. */
function demandOf(path: SitePath, { copy }: AreaPage): number {
  const index = copy.demand.findIndex(({ service }) => services[service].path === path);
  const links = JSON.stringify(copy).split(new RegExp(`\\]\\(${path}[#)]`)).length - 1;
  return (index < 0 ? 0 : copy.demand.length - index) + links;
}

/** The areas to which a page is most relevant, most relevant first, without the regions. */
export function mostRelevantAreas(path: SitePath, count: number): readonly AreaSlug[] {
  return pagesOf("area")
    .filter(({ area }) => area.type !== "other")
    .map((area) => ({ slug: area.slug, demand: demandOf(path, area) }))
    .filter(({ demand }) => demand > 0)
    .sort((a, b) => b.demand - a.demand)
    .slice(0, count)
    .map(({ slug }) => slug);
}
