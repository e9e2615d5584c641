// biome-ignore lint/correctness/noNodejsModules: this module runs during the build, not in the browser.
import { createHash } from "node:crypto";
import { areaRecords } from "@/data/areas/area-records";
import { type Dates, dates } from "@/data/dates";
import { contactAreas, homeAreas, responseAreas } from "@/data/navigation";
import { company } from "@/data/pages/company";
import { pageOf, rawPages, type SitePage } from "./pages";

/**
 * The content of a page, with unfilled placeholders. It excludes header, footer and the firm's facts, because
 * a new phone number makes no page newer.
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

/** A short hash of a page's content. */
export function contentHash(path: string): string {
  const written = rawPages.find((page) => page.path === path) ?? pageOf(path);
  return createHash("sha256")
    .update(JSON.stringify(contentOf(written)))
    .digest("hex")
    .slice(0, 12);
}

/** The pages whose records have no date, so that data/dates.ts contains it. */
export const datedPaths = rawPages.filter((page) => !("updated" in page)).map(({ path }) => path);

/**
 * The day on which a page was last changed, such as 2026-11-21, from its record or data/dates.ts. Git history is not
 * used, because shallow clones and squashes lose it.
 * @throws when no date is known; the message says what to run
 */
export function lastModified(path: string): string {
  const page = pageOf(path);
  const date = "updated" in page ? page.updated : dates[path]?.date;
  if (!date) throw new Error(`No date is known of "${path}". Run \`npm run dates\`.`);
  return date;
}

/**
 * Returns the updated dates: an unchanged page keeps its date, a changed page gets today's.
 * @param paths the pages whose records have no date
 * @param from the previous dates
 * @param today as 2026-11-21
 */
export function updatedDates(paths: readonly string[], today: string, from: Dates = dates): Dates {
  return Object.fromEntries(
    paths.map((path) => {
      const text = contentHash(path);
      const last = from[path];
      return [path, last?.text === text ? last : { date: today, text }];
    }),
  );
}
