import type { AreaSlug } from "@/data/areas/area-records";
import { services } from "@/data/services";
import type { GuideSlug, PagePath, ServiceSlug } from "@/data/slugs";

type ServicePath = (typeof services)[ServiceSlug]["path"];
/** Every address of the site. A link to anything else does not compile. */
export type SitePath = PagePath | ServicePath | `/guides/${GuideSlug}` | `/areas/${AreaSlug}`;

export const serviceSlugs = Object.keys(services) as ServiceSlug[];

/** The address of a service page. */
export function servicePath(slug: ServiceSlug): ServicePath {
  return services[slug].path;
}
