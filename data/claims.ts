import { londonMinutes } from "./areas/response";

/**
 * Every promise and figure the site makes about the firm, each in its one place. `evidence` says what it rests on (a
 * document, a report, a date); while it is empty, `npm run check:live` lists the claim. Take a claim out here and it
 * is gone from every page.
 */
export type Claim = {
  /** Short form, for a badge or a card. */
  readonly short: string;
  /** The whole claim with its condition, as it may stand alone. */
  readonly full: string;
  readonly evidence: string;
};

export const claims = {
  freeQuote: {
    short: "Free quotes within 24 hours",
    full: "Quotes are free and reach you within 24 hours.",
    evidence: "",
  },
  reply: {
    short: "Reply within 24 hours",
    full: "Every enquiry is answered within 24 hours.",
    evidence: "",
  },
  response: {
    short: `Typically within ${londonMinutes} minutes`,
    full: `Emergency response is typically within ${londonMinutes} minutes anywhere in London.`,
    evidence: "",
  },
  appointments: {
    short: "Same or next day",
    full: "Planned appointments are offered for the same or the next day.",
    evidence: "",
  },
  callOut: {
    short: "No call-out fee when the recommended work proceeds",
    full: "There is no call-out fee when the recommended work proceeds.",
    evidence: "",
  },
  warranty: {
    short: "5 Year Warranty",
    full: "New air-conditioning installations carry a 5 Year Warranty; its terms are on the installation page.",
    evidence: "",
  },
  customers: { short: "500+ happy customers", full: "More than 500 happy customers.", evidence: "" },
  rating: { short: "5-star rating", full: "Rated five stars by customers.", evidence: "" },
  gasSafe: { short: "Gas Safe registered", full: "We are Gas Safe registered.", evidence: "" },
  refcom: { short: "REFCOM certified", full: "We are REFCOM certified.", evidence: "" },
  insured: { short: "Fully insured", full: "We are fully insured.", evidence: "" },
} as const satisfies Record<string, Claim>;

/** The figures of the plumber-london page: a number and what it counts. */
export const statistics = [
  { figure: "500+", label: "Happy customers" },
  { figure: "24/7", label: "Emergency line" },
  { figure: "32", label: "London boroughs" },
  { figure: "5-star", label: "Rating" },
] as const;
