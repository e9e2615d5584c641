import { type AreaSlug, places } from "@/data/areas/places";
import { type PagePath, pages } from "@/data/pages/catalogue";
import { type ServiceSlug, services } from "@/data/services/catalogue";
import type { Family, Theme } from "@/data/types";

export type ServicePath = { [S in ServiceSlug]: `/${(typeof services)[S]["base"]}/${S}` }[ServiceSlug];
export type AreaPath = `/areas/${AreaSlug}`;
/** Every address of the site. A link to anything else does not compile. */
export type SitePath = PagePath | ServicePath | AreaPath;

/** The hub page of each family. */
export const hubPaths = {
  hvac: "/hvac-services",
  gas: "/gas-services",
  plumbing: "/plumbing-services",
} as const satisfies Record<Family, PagePath>;

export const serviceSlugs = Object.keys(services) as ServiceSlug[];
export const areaSlugs = Object.keys(places) as AreaSlug[];

/** The address of a service page. */
export function servicePath(slug: ServiceSlug): ServicePath {
  return `/${services[slug].base}/${slug}` as ServicePath;
}

/** The address of an area page. */
export function areaPath(slug: AreaSlug): AreaPath {
  return `/areas/${slug}`;
}

/** What the frame, the breadcrumbs and the sitemap need to know of a page. */
export type RouteInfo = {
  readonly path: SitePath;
  readonly name: string;
  readonly theme: Theme;
  readonly parent?: SitePath;
};

const pageRoutes = (Object.keys(pages) as PagePath[]).map((path): RouteInfo => {
  const page: { name: string; theme: Theme; parent?: PagePath } = pages[path];
  return { path, name: page.name, theme: page.theme, ...(path !== "/" && { parent: page.parent ?? "/" }) };
});
const serviceRoutes = serviceSlugs.map((slug): RouteInfo => {
  const { name, theme, family } = services[slug];
  return { path: servicePath(slug), name, theme, parent: hubPaths[family] };
});
const areaRoutes = areaSlugs.map(
  (slug): RouteInfo => ({ path: areaPath(slug), name: places[slug].name, theme: "air", parent: "/areas" }),
);

/** Every page of the site, in the order of the route table. */
export const routes: readonly RouteInfo[] = [...pageRoutes, ...serviceRoutes, ...areaRoutes];

const byPath = new Map<string, RouteInfo>(routes.map((route) => [route.path, route]));

/**
 * The route of an address.
 * @throws when no page has that address; the message names it.
 */
export function routeOf(path: string): RouteInfo {
  const route = byPath.get(path);
  if (!route) throw new Error(`No page has the address "${path}". Add it to data/ or correct the link that names it.`);
  return route;
}

/** From the home page down to the page itself: the breadcrumb trail. */
export function trailOf(path: SitePath): readonly RouteInfo[] {
  const route = routeOf(path);
  return route.parent ? [...trailOf(route.parent), route] : [route];
}
