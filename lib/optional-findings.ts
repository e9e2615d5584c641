import type { OptionalFacts } from "@/data/optional-facts";
import type { Finding } from "./go-live";

const fields: Readonly<Record<keyof OptionalFacts, string>> = {
  prices: "price guide",
  makes: "makes that the firm works on",
  leadTimes: "lead times",
  workmanship: "guarantee on the firm’s own work",
  whoComes: "word on who comes",
  charges: "word on who pays charges and parking",
  messages: "number for text messages or WhatsApp",
  memberships: "memberships of trade bodies",
  policies: "policies for /supplier-information, the page for procurement teams",
  mcs: "word on MCS certification",
  tm44: "word on TM44 inspections",
  cases: "cases with a measured result",
  testimonials: "testimonials",
  reviews: "word on who has reviewed the guides",
};

/**
 * What the firm may add and need not: the facts that are empty, the customers not shown for want of their permission,
 * and the London areas without a response time of their own.
 * @param untimed how many these are
 */
export function optionalFindings(facts: OptionalFacts, untimed: number): readonly Finding[] {
  const where = (field: string) => `data/optional-facts.ts, ${field}`;
  const empty = (Object.keys(fields) as (keyof OptionalFacts)[]).filter((field) => facts[field].toString() === "");
  const unpermitted = (["cases", "testimonials"] as const).filter((field) =>
    facts[field].some(({ permission }) => permission === ""),
  );
  return [
    ...empty.map((field) => ({ what: `No ${fields[field]}`, where: where(field) })),
    ...unpermitted.map((field) => ({ what: "A customer without permission is not shown", where: where(field) })),
    ...(untimed > 0
      ? [
          {
            what: `${untimed} London areas have no response time of their own`,
            where: "data/areas/places.ts, response",
          },
        ]
      : []),
  ];
}
