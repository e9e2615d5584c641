import promises from "@/data/owner/claims.json" with { type: "json" };
import type { Claims, Statistic } from "./schema";

/**
 * Every promise the site makes about the firm, each in its one place; what it rests on is in `evidence.json`. Take a
 * claim out there and it is gone from every page: with its sentence, its badge or figure, and the card or list item that
 * said nothing else.
 */
export const claims: Claims = promises;

/** The figures of the plumber-london page that are no claim of their own. */
export const statistics = {
  emergencyLine: { figure: "24/7", label: "Emergency line" },
  boroughs: { figure: "32", label: "London boroughs" },
} as const satisfies Readonly<Record<string, Statistic>>;
