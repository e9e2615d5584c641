import cases from "@/data/owner/cases.json" with { type: "json" };
import reviews from "@/data/owner/guide-reviews.json" with { type: "json" };
import leadTimes from "@/data/owner/lead-times.json" with { type: "json" };
import makes from "@/data/owner/makes.json" with { type: "json" };
import memberships from "@/data/owner/memberships.json" with { type: "json" };
import policies from "@/data/owner/policies.json" with { type: "json" };
import prices from "@/data/owner/prices.json" with { type: "json" };
import team from "@/data/owner/team.json" with { type: "json" };
import terms from "@/data/owner/terms.json" with { type: "json" };
import testimonials from "@/data/owner/testimonials.json" with { type: "json" };
import type { OptionalFacts } from "./schema";

/**
 * Facts that buyers ask for and only the firm can supply. All are optional: an empty field is not shown on any page,
 * and `npm run check:live` lists it as optional.
 */
export const optionalFacts = {
  ...terms,
  prices,
  makes,
  leadTimes,
  memberships,
  policies,
  cases,
  testimonials,
  team,
  reviews,
} satisfies Record<keyof OptionalFacts, unknown> as OptionalFacts;
