import type { AreaSlug } from "@/data/areas/area-records";
import { menus } from "@/data/navigation";
import type { FamilyPath, PagePath, ServiceSlug } from "@/data/slugs";
import { areaPath } from "./areas";
import { type SitePath, servicePath } from "./paths";
import { type RouteInfo, routeOf, trailOf } from "./routes";

/** The route of a menu entry: a service by its slug, any other page by its address. */
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

/** The hubs of the families of services. */
export const families: readonly FamilyPath[] = Object.values(menus).map(({ hub }) => hub);

/**
 * The family that a page belongs to, by its hub, which may be the page itself.
 * @throws when it belongs to none; the message names the page
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
