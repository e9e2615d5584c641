import { londonMinutes } from "./areas/response";
import type { ClaimName } from "./claim-names";

/**
 * Every promise and figure the site makes about the firm, each in its one place; what it rests on is in `evidence.ts`.
 * Take a claim out here and it is gone from every page: with its sentence, its badge or figure, and the card or list
 * item that said nothing else.
 */
export type Claim = {
  /** Short form, for a badge or a card. */
  readonly short: string;
  /** The whole claim with its condition, one sentence that may stand alone. */
  readonly full: string;
  /** What the contact form tells who has sent it. */
  readonly toast?: string;
  /** As one of the figures of the plumber-london page. */
  readonly statistic?: Statistic;
};

/** A figure and what it counts. */
export type Statistic = { readonly figure: string; readonly label: string };

export type Claims = { readonly [Name in ClaimName]?: Claim };

export const claims: Claims = {
  freeQuote: {
    short: "Free quotes within 24 hours",
    full: "Quotes are free and reach you within 24 hours of the survey, where one is needed.",
  },
  reply: {
    short: "Reply within 24 hours",
    full: "Every enquiry is answered within 24 hours.",
    toast: "We'll get back to you within 24 hours.",
  },
  response: {
    short: `Typically within ${londonMinutes} minutes`,
    full: `Emergency response is typically within ${londonMinutes} minutes anywhere in London.`,
  },
  appointments: {
    short: "Same or next day",
    full: "Planned appointments are offered for the same or the next day.",
  },
  callOut: {
    short: "No call-out fee when the recommended work proceeds",
    full: "There is no call-out fee when the recommended work proceeds.",
  },
  priceFirst: {
    short: "A price agreed before work begins",
    full: "We agree the price with you before work begins.",
  },
  warranty: {
    short: "5 Year Warranty",
    full: "New air-conditioning installations carry a 5 Year Warranty; its terms are on the installation page.",
  },
  customers: {
    short: "500+ happy customers",
    full: "We have more than 500 happy customers.",
    statistic: { figure: "500+", label: "Happy customers" },
  },
  rating: {
    short: "5-star rating",
    full: "Our customers rate us five stars.",
    statistic: { figure: "5-star", label: "Rating" },
  },
  gasSafe: { short: "Gas Safe registered", full: "We are Gas Safe registered." },
  refcom: { short: "REFCOM certified", full: "We are REFCOM certified." },
  insured: { short: "Fully insured", full: "We are fully insured." },
};

/** The figures of the plumber-london page that are no claim of their own. */
export const statistics = {
  emergencyLine: { figure: "24/7", label: "Emergency line" },
  boroughs: { figure: "32", label: "London boroughs" },
} as const satisfies Readonly<Record<string, Statistic>>;
