/**
 * The global warming potential (GWP) of refrigerants over 100 years, in kg of CO₂ per kg, as defined by Regulation (EU)
 * No 517/2014: Annex I for hydrofluorocarbons, Annex II for R-1234yf and R-1234ze. Great Britain kept these values,
 * which are from the Fourth Assessment Report of the IPCC.
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
 * The refrigerants in the table of leak checks, with their components in per cent of mass (ISO 817). Annex IV computes
 * the GWP of a mixture from these. Article 4 covers gases of Annex I and mixtures that contain one: R-513A is in the
 * table because it contains R-134a; pure R-1234ze(E), an Annex II gas, is not.
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

/** Leak checks (Article 4): from how many tonnes of CO₂ equivalent, and every how many months. */
export const leakChecks = [
  { tonnes: 5, months: 12 },
  { tonnes: 50, months: 6 },
  { tonnes: 500, months: 3 },
] as const;

/** The tonnes from which a system labelled as hermetically sealed needs leak checks (Article 4). */
export const sealedFrom = 10;

/** The tonnes from which automatic leak detection is required (Article 5). */
export const detectionFrom = 500;
