import type { Business, OptionalFacts } from "./schema";

/** Names of the firm's legal facts, for listing those that are empty. */
export const legalNames: Readonly<Record<keyof Business["legal"], string>> = {
  companyName: "The registered company name",
  companyNumber: "The company number",
  registeredIn: "The part of the United Kingdom the company is registered in",
  registeredOffice: "The registered office",
  vatNumber: "The VAT number",
  gasSafeNumber: "The Gas Safe registration number",
  refcomNumber: "The REFCOM certificate number",
  insurance: "The insurance",
};

const terms = "data/owner/terms.json";
/** Names of the optional facts of the firm, with the file to fill in. */
export const optionalNames: Readonly<Record<keyof OptionalFacts, readonly [what: string, where: string]>> = {
  prices: ["price guide", "data/owner/prices.json"],
  makes: ["makes that the firm works on", "data/owner/makes.json"],
  leadTimes: ["lead times", "data/owner/lead-times.json"],
  workmanship: ["guarantee on the firm’s own work", `${terms}, workmanship`],
  whoComes: ["word on who comes", `${terms}, whoComes`],
  charges: ["word on who pays charges and parking", `${terms}, charges`],
  messages: ["number for text messages or WhatsApp", `${terms}, messages`],
  memberships: ["memberships of trade bodies", "data/owner/memberships.json"],
  policies: ["policies for /supplier-information, the page for procurement teams", "data/owner/policies.json"],
  mcs: ["word on MCS certification", `${terms}, mcs`],
  tm44: ["word on TM44 inspections", `${terms}, tm44`],
  cases: ["cases with a measured result", "data/owner/cases.json"],
  testimonials: ["testimonials", "data/owner/testimonials.json"],
  team: ["engineers with their portraits", "data/owner/team.json"],
  reviews: ["word on who has reviewed the guides", "data/owner/guide-reviews.json"],
};
