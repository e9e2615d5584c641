import type { ClaimName } from "@/data/claim-names";
import { claims, statistics as figures } from "@/data/claims";
import type { Statistic } from "@/data/schema";

/** Joins the sentences of some claims; claims that are missing in claims.json are left out. */
export function sentencesOf(...names: readonly ClaimName[]): string {
  return names.flatMap((name) => claims[name]?.full ?? []).join(" ");
}

/** The label of a button that opens the booking dialog: "Get Free Quote" if claims.json claims that quotes are free. */
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
