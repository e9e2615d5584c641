import type { ClaimName } from "@/data/claim-names";
import { claims, statistics as figures } from "@/data/claims";
import type { Statistic } from "@/data/schema";

/** The sentences of some claims, one after another; those taken out of claims.json are left out. */
export function sentencesOf(...names: readonly ClaimName[]): string {
  return names.flatMap((name) => claims[name]?.full ?? []).join(" ");
}

/** The words of a button that opens the booking dialog: "Get Free Quote" while quotes are claimed to be free. */
export function quoteLabel(): string {
  return `Get ${claims.freeQuote ? "Free " : ""}Quote`;
}

/** The figures of the plumber-london page, in the specification's order. */
export const statistics: readonly Statistic[] = [
  claims.customers?.statistic,
  figures.emergencyLine,
  figures.boroughs,
  claims.rating?.statistic,
].filter((statistic) => statistic !== undefined);
