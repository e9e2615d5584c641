import { buildingViews } from "@/data/building-views";
import { textsOf } from "./copy";
import { sitePages } from "./pages";

/** The prefix of each text that `npm run new` leaves for the author to write. */
export const fillIn = "FILL IN: ";

const views = Object.entries(buildingViews).map(([slug, views]) => ({
  path: `data/building-views.ts: ${slug}`,
  views,
}));
const everyRecord = [...sitePages, ...views];

/**
 * Checks that no page has unwritten texts.
 * @throws when a page has one; the message names the page and the text to search for
 */
export function expectAllWritten(pages: readonly { readonly path: string }[] = everyRecord) {
  for (const page of pages) {
    const unwritten = textsOf(page).filter((text) => text.startsWith(fillIn));
    if (unwritten.length > 0)
      throw new Error(
        `${page.path} has ${unwritten.length} sentences to write. Look for "${fillIn.trim()}" in its file in data/.`,
      );
  }
}
