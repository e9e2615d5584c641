import { type Kind, pagesOf, type SitePage } from "./pages";
import { slugOf } from "./slug";

/** The pages of some kinds in one folder, without those of folders in it. */
function pagesIn<K extends Kind>(folder: string, ...kinds: readonly K[]): ReadonlyMap<string, SitePage<K>> {
  const pages = pagesOf(...kinds).map((page): [string, SitePage<K>] => [page.path, page]);
  return new Map(
    pages.filter(([path]) => path === `${folder}${slugOf(path)}`).map(([path, page]) => [slugOf(path), page]),
  );
}

/** The pages that each dynamic route of app/ serves, by folder and slug. The other kinds have fixed routes. */
const routes = {
  "/": pagesIn("/", "hub", "landing", "document", "supplier"),
  "/services/": pagesIn("/services/", "landing"),
  "/gas-services/": pagesIn("/gas-services/", "landing"),
  "/plumbing-services/": pagesIn("/plumbing-services/", "landing", "plumber"),
  "/areas/": pagesIn("/areas/", "area"),
  "/guides/": pagesIn("/guides/", "guide"),
};
type Folder = keyof typeof routes;
type PageIn<F extends Folder> = (typeof routes)[F] extends ReadonlyMap<string, infer Page> ? Page : never;

/** The slugs of the pages in a folder, for the static params of its dynamic route. */
export function slugsIn(folder: Folder): readonly string[] {
  return [...routes[folder].keys()];
}

/**
 * The page of a slug in a folder.
 * @throws when the folder has no such page; the message names the address
 */
export function pageIn<F extends Folder>(folder: F, slug: string): PageIn<F> {
  const page = routes[folder].get(slug);
  if (!page) throw new Error(`No dynamic route serves "${folder}${slug}".`);
  return page as PageIn<F>;
}
