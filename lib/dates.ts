// biome-ignore lint/correctness/noNodejsModules: a fingerprint follows from the text alone.
import { createHash } from "node:crypto";
import { places } from "@/data/areas/places";
import { type Dates, dates } from "@/data/dates";
import { contactAreas, homeAreas, responseAreas } from "@/data/navigation";
import { company } from "@/data/pages/company";
import { pageOf, type SitePage, writtenPages } from "./pages";

/**
 * What a page says that is its own, with its placeholders as they are written. The frame and the firm's facts are not
 * in it: a new phone number changes every page, and none of them has news because of it.
 */
function ownOf(page: SitePage): unknown {
  switch (page.kind) {
    case "home":
      return [page, homeAreas];
    case "contact":
      return [page, company, contactAreas];
    case "areas":
      return [page, places];
    case "plumber":
      return [page, responseAreas.map((slug) => places[slug])];
    case "area":
      return [places[page.slug], page.copy, page.street];
    default:
      return page;
  }
}

/** A short fingerprint of what a page says of its own: another text, another fingerprint. */
export function fingerprint(path: string): string {
  const written = writtenPages.find((page) => page.path === path) ?? pageOf(path);
  return createHash("sha256")
    .update(JSON.stringify(ownOf(written)))
    .digest("hex")
    .slice(0, 12);
}

/** The pages whose day stands in data/dates.ts, as they state none themselves. */
export const notedPaths = writtenPages.filter((page) => !("updated" in page)).map(({ path }) => path);

/**
 * The day a page was last changed, as 2026-11-21: the one it states itself, or the one in data/dates.ts. A date kept
 * in the data holds in a shallow clone, after a squash and on another machine, where the history does not.
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
