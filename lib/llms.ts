import { business, gasEmergency } from "@/data/business";
import { menus } from "@/data/navigation";
import type { Area } from "@/data/types";
import { codesOf } from "./areas";
import { sentencesOf } from "./claims";
import { contactFacts, markdownPath } from "./markdown-page";
import { pageOf, pagesOf, type SitePage, servicePages, sitePages } from "./pages";
import { callForTime, responseTime } from "./response";
import { absoluteUrl, site } from "./site";

const guides = pagesOf("guide");
const listedApart = new Set<SitePage>([...servicePages, ...guides, ...pagesOf("area")]);

/**
 * The site's table of contents for readers that prefer text, in the form of llmstxt.org: who the firm is, how to reach
 * it, and every page's Markdown page with what it is about.
 */
export function llmsText(): string {
  const { phone, email, hours } = contactFacts();
  const sections = [
    section("Pages", sitePages.filter((page) => !listedApart.has(page)).map(described)),
    ...Object.values(menus).map(({ hub }) =>
      section(
        pageOf(hub).name,
        servicePages.filter(({ parent }) => parent === hub).map((page) => link(page, page.summary)),
      ),
    ),
    section("Guides", guides.map(described)),
    // llmstxt.org: readers with a short context may skip this section.
    section(
      "Optional",
      pagesOf("area").map((page) => link(page, areaFacts(page.area))),
    ),
  ];
  const facts = [
    `Phone: ${phone}`,
    `Gas escape: leave the building and call the ${gasEmergency.name} on ${gasEmergency.phone} before us`,
    `E-mail: ${email}`,
    `Hours (London time): ${hours}`,
    `Response: ${sentencesOf("response", "reply")}`,
    `How to book: call at any hour if it is urgent. For planned work, ${howToBook}`,
  ];
  const parts = [
    `# ${business.name}`,
    `> ${business.descriptor}. ${pageOf("/").meta.description}`,
    facts.map((fact) => `- ${fact}`).join("\n"),
    ...sections,
  ];
  return `${parts.join("\n\n")}\n`;
}

/** Without a booking service the booking page only leads back to the phone and the form. */
const howToBook = [
  `send the form at ${absoluteUrl("/contact")}`,
  new URL(site.bookingUrl, site.url).origin === site.url ? "" : `book at ${site.bookingUrl}`,
]
  .filter(Boolean)
  .join(" or ");

/** Every outward code of an area and how soon we typically come; a region has no codes. */
function areaFacts(area: Area): string {
  const response = responseTime(area);
  const time = response ? `typical emergency response ${response}` : `emergency response: ${callForTime}`;
  return [codesOf(area).join(", "), time].filter(Boolean).join("; ");
}

const section = (heading: string, lines: readonly string[]) => `## ${heading}\n\n${lines.join("\n")}`;
const described = (page: SitePage) => link(page, page.meta.description);
const link = ({ path, name }: SitePage, about: string) =>
  `- [${name}](${absoluteUrl(markdownPath(path))})${about && `: ${about}`}`;
