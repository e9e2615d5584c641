/**
 * How much a kilogram of a refrigerant warms the climate over a hundred years, in kilograms of carbon dioxide (GWP), as
 * Regulation (EU) No 517/2014 counts it: Annex I for hydrofluorocarbons, Annex II for R-1234yf and R-1234ze. Great
 * Britain kept these values, from the Fourth Assessment Report of the IPCC.
 */
export const warming = {
  "R-32": 675,
  "R-125": 3500,
  "R-134a": 1430,
  "R-143a": 4470,
  "R-1234yf": 4,
  "R-1234ze(E)": 7,
} as const;

export type Substance = keyof typeof warming;

/**
 * The refrigerants of the table of leak checks, each with what it is mixed of, in per cent of its mass (ISO 817). Annex
 * IV has the GWP of a mixture worked out from these. Article 4 counts the gases of Annex I and mixtures that contain
 * one: R-513A is in the table because it contains R-134a, and pure R-1234ze(E), an Annex II gas, is not.
 */
export const refrigerants = {
  "R-32": { "R-32": 100 },
  "R-134a": { "R-134a": 100 },
  "R-404A": { "R-125": 44, "R-143a": 52, "R-134a": 4 },
  "R-407C": { "R-32": 23, "R-125": 25, "R-134a": 52 },
  "R-410A": { "R-32": 50, "R-125": 50 },
  "R-448A": { "R-32": 26, "R-125": 26, "R-1234yf": 20, "R-134a": 21, "R-1234ze(E)": 7 },
  "R-449A": { "R-32": 24.3, "R-125": 24.7, "R-1234yf": 25.3, "R-134a": 25.7 },
  "R-454B": { "R-32": 68.9, "R-1234yf": 31.1 },
  "R-507A": { "R-125": 50, "R-143a": 50 },
  "R-513A": { "R-1234yf": 56, "R-134a": 44 },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<Substance, number>>>>>;

/** From how many tonnes of CO₂ equivalent a system is checked for leaks, and every how many months (Article 4). */
export const leakChecks = [
  { tonnes: 5, months: 12 },
  { tonnes: 50, months: 6 },
  { tonnes: 500, months: 3 },
] as const;

/** From how many tonnes one that is hermetically sealed and labelled so is checked at all (Article 4). */
export const sealedFrom = 10;

/** From how many tonnes it must have automatic leak detection (Article 5). */
export const detectionFrom = 500;
