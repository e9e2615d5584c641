import { pageOf, type SitePage } from "./pages";
import type { SitePath } from "./paths";

/** The fields of a page that menus and breadcrumbs need, so that its whole record is not sent to the browser. */
export type RouteInfo = Pick<SitePage, "path" | "name" | "theme">;

/**
 * Returns the route of a path.
 * @throws when no page has that path; the message names it
 */
export function routeOf(address: string): RouteInfo {
  const { path, name, theme } = pageOf(address);
  return { path, name, theme };
}

/** The breadcrumb trail, from the home page to the page itself. */
export function trailOf(path: SitePath): readonly RouteInfo[] {
  const { parent } = pageOf(path);
  return [...(parent ? trailOf(parent) : []), routeOf(path)];
}
