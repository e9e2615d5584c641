import { type Kind, pageOf, pagesOf, type SitePage } from "./pages";
import { slugOf } from "./slug";

/** The kinds of pages that each dynamic route of app/ serves, by its folder. The other kinds have fixed routes. */
const kindsIn = {
  "/": ["hub", "landing", "document", "supplier"],
  "/services/": ["landing"],
  "/gas-services/": ["landing"],
  "/plumbing-services/": ["landing", "plumber"],
  "/areas/": ["area"],
  "/guides/": ["guide"],
} as const satisfies Readonly<Record<string, readonly Kind[]>>;
type Folder = keyof typeof kindsIn;

/** The slugs of the pages directly in a folder, for the static params of its dynamic route. */
export function slugsIn(folder: Folder): readonly string[] {
  const paths = pagesOf<Kind>(...kindsIn[folder]).map(({ path }): string => path);
  return paths.filter((path) => path === folder + slugOf(path)).map(slugOf);
}

/** Finds the page of a slug in a folder. */
export function pageIn<F extends Folder>(folder: F, slug: string) {
  return pageOf(`${folder}${slug}`) as SitePage<(typeof kindsIn)[F][number]>;
}
