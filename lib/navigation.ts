import type { AreaSlug } from "@/data/areas/area-records";
import { menus } from "@/data/navigation";
import type { FamilyPath, PagePath, ServiceSlug } from "@/data/slugs";
import { areaPath } from "./areas";
import { type SitePath, servicePath } from "./paths";
import { type RouteInfo, routeOf, trailOf } from "./routes";

/** The route of a menu entry, which is a service's slug or another page's path. */
export function menuRoute(entry: ServiceSlug | PagePath): RouteInfo {
  return routeOf(entry.startsWith("/") ? entry : servicePath(entry as ServiceSlug));
}

/** A menu of the desktop navigation: its hub page and the pages under it. */
export type NavMenu = { readonly hub: RouteInfo; readonly items: readonly RouteInfo[] };

/** The three menus, in order. */
export const navMenus: readonly NavMenu[] = Object.values(menus).map(({ hub, items }) => ({
  hub: menuRoute(hub),
  items: items.map(menuRoute),
}));

/** The paths of the hubs, which identify the families of services. */
export const families: readonly FamilyPath[] = Object.values(menus).map(({ hub }) => hub);

/**
 * Returns the hub of a page's family, which may be the page itself.
 * @throws when the page belongs to no family; the message names the page
 */
export function familyOf(path: SitePath): FamilyPath {
  const trail = trailOf(path).map((page) => page.path);
  const family = families.find((hub) => trail.includes(hub));
  if (!family) throw new Error(`"${path}" belongs to no family of services.`);
  return family;
}

/** The routes of a list of areas. */
export function areaRoutesOf(slugs: readonly AreaSlug[]): readonly RouteInfo[] {
  return slugs.map((slug) => routeOf(areaPath(slug)));
}
