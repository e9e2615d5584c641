import { optionalNames } from "@/data/fact-names";
import type { OptionalFacts } from "@/data/schema";
import type { Finding } from "./go-live";

/**
 * What the firm may add and need not: the facts that are empty, the entries not shown for want of a permission,
 * and the London areas without a response time of their own.
 * @param untimed how many these are
 */
export function optionalFindings(facts: OptionalFacts, untimed: number): readonly Finding[] {
  const isEmpty = (field: keyof OptionalFacts) =>
    field === "messages" ? !facts.messages.number : field === "mcs" ? !facts.mcs.certified : facts[field].length === 0;
  const empty = (Object.keys(optionalNames) as (keyof OptionalFacts)[]).filter(isEmpty);
  const unpermitted = (["cases", "testimonials", "team"] as const).filter((field) =>
    facts[field].some(({ permission }) => permission === ""),
  );
  return [
    ...empty.map((field) => ({ what: `No ${optionalNames[field][0]}`, where: optionalNames[field][1] })),
    ...unpermitted.map((field) => ({
      what: "An entry without permission is not shown",
      where: optionalNames[field][1],
    })),
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
