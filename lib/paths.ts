import type { AreaSlug } from "@/data/areas/area-records";
import { services } from "@/data/services";
import type { GuideSlug, PagePath, ServiceSlug } from "@/data/slugs";
import { slugOf } from "./slug";

type ServicePath = (typeof services)[ServiceSlug]["path"];
/** Every path of the site. A link to any other path does not compile. */
export type SitePath = PagePath | ServicePath | `/guides/${GuideSlug}` | `/areas/${AreaSlug}`;

/** The address of a service page. */
export function servicePath(slug: ServiceSlug): ServicePath {
  return services[slug].path;
}

/** Whether a record names a page, by its path or by the last segment of it. */
export const appliesTo =
  (path: string) =>
  ({ pages }: { readonly pages: readonly string[] }) =>
    pages.includes(path) || pages.includes(slugOf(path));
