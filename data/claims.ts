import promises from "@/data/owner/claims.json" with { type: "json" };
import type { Claims, Statistic } from "./schema";

/**
 * Every promise the site makes about the firm, stated once; its evidence is in `evidence.json`. If you delete a claim
 * from `claims.json`, it disappears from every page, with its sentence, badge or figure, and with any card or list item
 * that contains nothing else.
 */
export const claims: Claims = promises;

/** The figures on the plumber-london page that are not claims. */
export const statistics = {
  emergencyLine: { figure: "24/7", label: "Emergency line" },
  boroughs: { figure: "32", label: "London boroughs" },
} as const satisfies Readonly<Record<string, Statistic>>;
