import notes from "@/data/owner/evidence.json" with { type: "json" };
import type { Evidence } from "./schema";

/**
 * The evidence for each claim and figure: a document, a report, a date. `npm run check:live` lists claims without any.
 * Separate from the claims, because these internal notes must not reach a browser.
 */
export const evidence: Evidence = notes;
