import { places } from "@/data/areas/places";
import { contactServices } from "@/data/business";
import { contactAreas, homeAreas, responseAreas } from "@/data/navigation";
import { accessibility } from "@/data/pages/accessibility";
import { areasIndex } from "@/data/pages/areas";
import { company } from "@/data/pages/company";
import { contact } from "@/data/pages/contact";
import { home } from "@/data/pages/home";
import { privacy } from "@/data/pages/privacy";
import { services } from "@/data/services/catalogue";
import { plumberLondon } from "@/data/services/plumber-london";
import type { PageMeta } from "@/data/types";
import { areaMeta, areaOf } from "./areas";
import { landingSlugs, servicePage, topPages } from "./pages";
import { areaPath, areaSlugs, type SitePath, servicePath } from "./paths";

/** A page as its records describe it. */
export type PageRecord = {
  readonly path: SitePath;
  readonly meta: PageMeta;
  /**
   * What the page says that is its own. The frame and the firm's facts are not in it: a new phone number changes every
   * page, and none of them has news because of it.
   */
  readonly own: unknown;
  /** The day it was last changed, where the page itself states it. */
  readonly updated?: string;
};

const plumber = servicePath("plumber-london");
const responseTimes = responseAreas.map((slug) => places[slug]);

/** Every page of the site by its address. A test holds it against the routes. */
export const pageRecords: ReadonlyMap<string, PageRecord> = new Map(
  [
    { path: "/" as const, meta: home.meta, own: [home, homeAreas] },
    { path: "/contact" as const, meta: contact.meta, own: [contact, company, contactServices, contactAreas] },
    { path: "/areas" as const, meta: areasIndex.meta, own: [areasIndex, places] },
    { path: plumber, meta: plumberLondon.meta, own: [plumberLondon, responseTimes] },
    { path: "/privacy" as const, meta: privacy.meta, own: privacy, updated: privacy.updated },
    { path: "/accessibility" as const, meta: accessibility.meta, own: accessibility, updated: accessibility.updated },
    ...topPages.map(({ path, copy }): PageRecord => ({ path, meta: copy.meta, own: copy })),
    ...landingSlugs.map((slug): PageRecord => {
      const { path, copy } = servicePage(slug);
      return { path, meta: copy.meta, own: [services[slug], copy] };
    }),
    ...areaSlugs.map((slug): PageRecord => {
      const area = areaOf(slug);
      return { path: areaPath(slug), meta: areaMeta(area), own: [area.place, area.copy] };
    }),
  ].map((record: PageRecord) => [record.path, record]),
);

/**
 * The record of a page.
 * @throws when there is none; the message names the address
 */
export function recordOf(path: string): PageRecord {
  const record = pageRecords.get(path);
  if (!record) throw new Error(`lib/records.ts knows no record of "${path}". Add it there.`);
  return record;
}
