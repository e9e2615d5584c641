import notes from "@/data/owner/evidence.json" with { type: "json" };
import type { Evidence } from "./schema";

/**
 * What each claim and figure rests on: a document, a report, a date. `npm run check:live` lists each without any. Apart
 * from the claims, because these notes are the firm's own and never leave for a browser.
 */
export const evidence: Evidence = notes;
