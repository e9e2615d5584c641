import { business, openingHours } from "@/data/business";
import { hoursTime } from "./opening";
import type { SitePath } from "./paths";
import { site } from "./site";

/** The path of a page's Markdown version: `/index.md`, `/services/x.md`. */
export function markdownPath(path: SitePath): `/${string}.md` {
  return path === "/" ? "/index.md" : `${path}.md`;
}

/** Contact details for text versions of pages, which have no header and footer. */
export function contactFacts(): Readonly<Record<"firm" | "phone" | "email" | "hours", string>> {
  const hours = openingHours.map(({ label, opens, closes }) => `${label} ${hoursTime(opens)} – ${hoursTime(closes)}`);
  return {
    firm: `${business.name}. ${business.descriptor}`,
    phone: `${site.phone.display} (24/7 emergency line)`,
    email: site.email.display,
    hours: [...hours, "Emergency 24/7"].join(", "),
  };
}
