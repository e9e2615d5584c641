import type { OptionalFacts } from "@/data/schema";
import type { Finding } from "./go-live";

const terms = "data/owner/terms.json";
const fields: Readonly<Record<keyof OptionalFacts, readonly [what: string, where: string]>> = {
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

/**
 * What the firm may add and need not: the facts that are empty, the entries not shown for want of a permission,
 * and the London areas without a response time of their own.
 * @param untimed how many these are
 */
export function optionalFindings(facts: OptionalFacts, untimed: number): readonly Finding[] {
  const isEmpty = (field: keyof OptionalFacts) =>
    field === "messages" ? !facts.messages.number : field === "mcs" ? !facts.mcs.certified : facts[field].length === 0;
  const empty = (Object.keys(fields) as (keyof OptionalFacts)[]).filter(isEmpty);
  const unpermitted = (["cases", "testimonials", "team"] as const).filter((field) =>
    facts[field].some(({ permission }) => permission === ""),
  );
  return [
    ...empty.map((field) => ({ what: `No ${fields[field][0]}`, where: fields[field][1] })),
    ...unpermitted.map((field) => ({ what: "An entry without permission is not shown", where: fields[field][1] })),
    ...(untimed > 0
      ? [
          {
            what: `${untimed} London areas have no response time of their own`,
            where: "data/owner/response-times.json",
          },
        ]
      : []),
  ];
}
