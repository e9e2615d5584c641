import { pageOf, type SitePage } from "./pages";
import type { SitePath } from "./paths";

/** What menus and breadcrumbs need to know of a page; the whole record would go to the browser with them. */
export type RouteInfo = Pick<SitePage, "path" | "name" | "theme">;

/**
 * The route of an address.
 * @throws when no page has that address; the message names it
 */
export function routeOf(address: string): RouteInfo {
  const { path, name, theme } = pageOf(address);
  return { path, name, theme };
}

/** From the home page down to the page itself: the breadcrumb trail. */
export function trailOf(path: SitePath): readonly RouteInfo[] {
  const { parent } = pageOf(path);
  return [...(parent ? trailOf(parent) : []), routeOf(path)];
}
