import type { Theme } from "@/data/types";
import { pageOf } from "./pages";
import type { SitePath } from "./paths";

/** What menus and breadcrumbs need to know of a page; the whole record would go to the browser with them. */
export type RouteInfo = {
  readonly path: SitePath;
  readonly name: string;
  readonly theme: Theme;
  readonly parent?: SitePath;
};

/**
 * The route of an address.
 * @throws when no page has that address; the message names it
 */
export function routeOf(address: string): RouteInfo {
  const { path, name, theme, parent } = pageOf(address);
  return { path, name, theme, ...(parent && { parent }) };
}

/** From the home page down to the page itself: the breadcrumb trail. */
export function trailOf(path: SitePath): readonly RouteInfo[] {
  const route = routeOf(path);
  return route.parent ? [...trailOf(route.parent), route] : [route];
}
