import { guides } from "@/data/guides";
import { type PageRecord, pages } from "@/data/pages";
import { services } from "@/data/services";
import type { PlumberRecord } from "@/data/services/plumber-london";
import type { FamilyPath, PagePath, ServiceSlug } from "@/data/slugs";
import type { GuideRecord } from "@/data/types";
import { type AreaPage, areaPage } from "./area-page";
import { areaSlugs } from "./areas";
import { placeholderValues } from "./documents";
import { guidePage } from "./guide-page";
import type { SitePath } from "./paths";
import { interpolate } from "./placeholders";
import { slugOf } from "./slug";
import { hasSupplierPage } from "./supplier";

type AnyPage = (PageRecord | PlumberRecord | GuideRecord | AreaPage) & { readonly path: SitePath };

/** The kinds of pages; the kind determines the template. */
export type Kind = AnyPage["kind"];
/** A page of the given kinds; by default of any kind. */
export type SitePage<K extends Kind = Kind> = Extract<AnyPage, { readonly kind: K }>;

/** The pages as written in data/, with unfilled placeholders, in the order of the route table. */
export const rawPages: readonly SitePage[] = [
  ...Object.values(pages).filter(({ kind }) => kind !== "supplier" || hasSupplierPage),
  ...Object.values(services),
  ...Object.values(guides).map((guide) => guidePage(guide)),
  ...areaSlugs.map(areaPage),
];

/**
 * Every page of the site with its placeholders filled in, in the order of the route table. All that is generated for
 * each page (routes, metadata, pictures, Markdown, sitemap, redirects, tests) uses this list.
 */
export const sitePages: readonly SitePage[] = rawPages.map((page) => interpolate(page, page.path, placeholderValues));

type ServicePage = SitePage<"landing" | "plumber"> & { readonly parent: FamilyPath };
const servicePaths: readonly string[] = Object.values(services).map(({ path }) => path);

/** The services that the hubs compare. `plumber-london` is not among them, because it has its own kind. */
export const servicePages = sitePages.filter((page): page is ServicePage => servicePaths.includes(page.path));

const byPath = new Map<string, SitePage>(sitePages.map((page) => [page.path, page]));

/**
 * Returns the page of a path.
 * @throws when no page has that path; the message names it
 */
export function pageOf<P extends PagePath>(path: P): SitePage<(typeof pages)[P]["kind"]>;
export function pageOf(path: string): SitePage;
export function pageOf(path: string): SitePage {
  const page = byPath.get(path);
  if (!page) throw new Error(`No page has the address "${path}". Add it to data/ or correct the link that names it.`);
  return page;
}

/** Whether the site has a page, which may depend on its facts being filled in. */
export function hasPage(path: PagePath): boolean {
  return byPath.has(path);
}

/** The page of a service. */
export function serviceOf(slug: ServiceSlug): SitePage {
  return pageOf(services[slug].path);
}

/** The pages of some kinds, in the order of `sitePages`. */
export function pagesOf<K extends Kind>(...kinds: readonly K[]): readonly SitePage<K>[] {
  return sitePages.filter((page): page is SitePage<K> => kinds.some((kind) => kind === page.kind));
}

/** Whether a page begins with the gas emergency box: gas and emergency pages do. */
export function showsGasWarning({ theme, parent }: Pick<SitePage, "theme" | "parent">): boolean {
  return theme === "gas" || theme === "emergency" || parent === "/gas-services";
}

type Drawn = Extract<(typeof pages)[PagePath], { kind: "hub" | "landing" }>["path"];
/** The name of a page's drawing: a service's slug, or another page's path without the slash. */
export type DrawingId = ServiceSlug | (Drawn extends `/${infer Name}` ? Name : never);

/** The name of a page's drawing. */
export function drawingOf({ path }: Pick<SitePage<"hub" | "landing" | "plumber">, "path">): DrawingId {
  return slugOf(path) as DrawingId;
}
