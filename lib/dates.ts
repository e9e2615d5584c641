// biome-ignore lint/correctness/noNodejsModules: the hash of a page's text is made while the site is built, not in the browser.
import { createHash } from "node:crypto";
import { areaRecords } from "@/data/areas/area-records";
import { type Dates, dates } from "@/data/dates";
import { contactAreas, homeAreas, responseAreas } from "@/data/navigation";
import { company } from "@/data/pages/company";
import { pageOf, rawPages, type SitePage } from "./pages";

/**
 * The page's own content, with its placeholders. Header, footer and the firm's facts are not part of it: a new phone
 * number changes every page without making any of them newer.
 */
function contentOf(page: SitePage): unknown {
  switch (page.kind) {
    case "home":
      return [page, homeAreas];
    case "contact":
      return [page, company, contactAreas];
    case "areas":
      return [page, areaRecords];
    case "plumber":
      return [page, responseAreas.map((slug) => areaRecords[slug])];
    case "area":
      return [areaRecords[page.slug], page.copy, page.street];
    default:
      return page;
  }
}

/** A short hash of a page's own content. */
export function fingerprint(path: string): string {
  const written = rawPages.find((page) => page.path === path) ?? pageOf(path);
  return createHash("sha256")
    .update(JSON.stringify(contentOf(written)))
    .digest("hex")
    .slice(0, 12);
}

/** The pages whose date is in data/dates.ts, because their record has none. */
export const notedPaths = rawPages.filter((page) => !("updated" in page)).map(({ path }) => path);

/**
 * The day a page was last changed, as 2026-11-21: from its record, or from data/dates.ts. The git history would not do,
 * because a shallow clone and a squash lose it.
 * @throws when no date is known; the message says what to run
 */
export function lastModified(path: string): string {
  const page = pageOf(path);
  const date = "updated" in page ? page.updated : dates[path]?.date;
  if (!date) throw new Error(`No date is known of "${path}". Run \`npm run dates\`.`);
  return date;
}

/**
 * The dates as they should be: a page that says the same keeps its date, one that says something else gets today's.
 * @param paths the pages without a date of their own
 * @param from the dates so far
 * @param today as 2026-11-21
 */
export function renewedDates(paths: readonly string[], today: string, from: Dates = dates): Dates {
  return Object.fromEntries(
    paths.map((path) => {
      const text = fingerprint(path);
      const last = from[path];
      return [path, last?.text === text ? last : { date: today, text }];
    }),
  );
}
