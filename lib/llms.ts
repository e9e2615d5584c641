import { business } from "@/data/business";
import { menus } from "@/data/navigation";
import { contactFacts, markdownPath } from "./markdown-page";
import { pageOf, pagesOf, type SitePage, servicePages, sitePages } from "./pages";
import { absoluteUrl } from "./site";

const listedApart = new Set<SitePage>([...servicePages, ...pagesOf("area")]);

/**
 * The site's table of contents for readers that prefer text, in the form of llmstxt.org: who the firm is, how to reach
 * it, and every page's Markdown page with what it is about.
 */
export function llmsText(): string {
  const { phone, email, hours } = contactFacts();
  const sections = [
    section("Pages", sitePages.filter((page) => !listedApart.has(page)).map(described)),
    ...Object.values(menus).map(({ hub }) =>
      section(pageOf(hub).name, servicePages.filter(({ parent }) => parent === hub).map(described)),
    ),
    // Readers short of room may leave this section out.
    section(
      "Optional",
      pagesOf("area").map((page) => link(page, page.place.outwardCode)),
    ),
  ];
  const parts = [
    `# ${business.name}`,
    `> ${business.descriptor}. ${pageOf("/").meta.description}`,
    `- Phone: ${phone}\n- E-mail: ${email}\n- Hours: ${hours}`,
    ...sections,
  ];
  return `${parts.join("\n\n")}\n`;
}

const section = (heading: string, lines: readonly string[]) => `## ${heading}\n\n${lines.join("\n")}`;
const described = (page: SitePage) => link(page, page.meta.description);
const link = ({ path, name }: SitePage, about: string) =>
  `- [${name}](${absoluteUrl(markdownPath(path))})${about && `: ${about}`}`;
