import { business, gasEmergency } from "@/data/business";
import { menus } from "@/data/navigation";
import type { Area } from "@/data/types";
import { codesOf } from "./areas";
import { sentencesOf } from "./claims";
import { contactFacts, markdownPath } from "./markdown-page";
import { pageOf, pagesOf, type SitePage, servicePages, sitePages } from "./pages";
import { callForTime, responseTime } from "./response";
import { absoluteUrl, site } from "./site";

const listedApart = new Set<SitePage>([...servicePages, ...pagesOf("guide", "area")]);
const others = sitePages.filter((page) => !listedApart.has(page));

/**
 * The site's table of contents in the format of llmstxt.org: the firm, its contact details, and the Markdown version of
 * every page with a summary.
 */
export function llmsText(): string {
  const { phone, email, hours } = contactFacts();
  const sections = [
    section("Pages", others, described),
    ...Object.values(menus).map(({ hub }) => {
      const services = servicePages.filter(({ parent }) => parent === hub);
      return section(pageOf(hub).name, services, ({ summary }) => summary);
    }),
    section("Guides", pagesOf("guide"), described),
    // llmstxt.org: readers with a short context may skip a section of this name.
    section("Optional", pagesOf("area"), ({ area }) => areaFacts(area)),
  ];
  const facts = [
    `Phone: ${phone}`,
    `Gas escape: leave the building and call the ${gasEmergency.name} on ${gasEmergency.phone} before you call us`,
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

/** Without a booking service, the booking page only links to the phone and the form. */
const howToBook = [
  `send the form at ${absoluteUrl("/contact")}`,
  new URL(site.bookingUrl, site.url).origin === site.url ? "" : `book at ${site.bookingUrl}`,
]
  .filter(Boolean)
  .join(" or ");

/** The outward codes of an area and the typical response time; a region has no codes. */
function areaFacts(area: Area): string {
  const response = responseTime(area);
  const time = response ? `typical emergency response ${response}` : `emergency response: ${callForTime}`;
  return [codesOf(area).join(", "), time].filter(Boolean).join("; ");
}

const described = ({ meta }: SitePage) => meta.description;

/** A heading and a list of pages, each with a summary. */
function section<Page extends SitePage>(heading: string, pages: readonly Page[], about: (page: Page) => string) {
  const lines = pages.map((page) => `- [${page.name}](${absoluteUrl(markdownPath(page.path))}): ${about(page)}`);
  return `## ${heading}\n\n${lines.join("\n")}`;
}
