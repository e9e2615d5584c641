import { business } from "@/data/business";
import { services } from "@/data/services/catalogue";
import type { Family } from "@/data/types";
import { placeOf } from "@/lib/areas";
import { areaPath, areaSlugs, hubPaths, routeOf, routes, type SitePath, servicePath, serviceSlugs } from "@/lib/paths";
import { recordOf } from "@/lib/records";
import { absoluteUrl } from "@/lib/site";
import { contactFacts, markdownPath } from "@/lib/text-twin";

const families = Object.keys(hubPaths) as Family[];
const ofFamily = (family: Family) => serviceSlugs.filter((slug) => services[slug].family === family).map(servicePath);
const inAreas = new Set<string>(areaSlugs.map(areaPath));
const ofServices = new Set<string>(serviceSlugs.map(servicePath));

/**
 * The site's table of contents for readers that prefer text, in the form of llmstxt.org: who the firm is, how to reach
 * it, and every page's Markdown twin with what it is about.
 */
export function llmsText(): string {
  const { phone, email, hours } = contactFacts();
  const general = routes.map(({ path }) => path).filter((path) => !inAreas.has(path) && !ofServices.has(path));
  const sections = [
    section("Pages", general.map(described)),
    ...families.map((family) => section(routeOf(hubPaths[family]).name, ofFamily(family).map(described))),
    // Readers short of room may leave this section out.
    section(
      "Optional",
      areaSlugs.map((slug) => link(areaPath(slug), placeOf(slug).outwardCode)),
    ),
  ];
  const parts = [
    `# ${business.name}`,
    `> ${business.descriptor}. ${recordOf("/").meta.description}`,
    `- Phone: ${phone}\n- E-mail: ${email}\n- Hours: ${hours}`,
    ...sections,
  ];
  return `${parts.join("\n\n")}\n`;
}

const section = (heading: string, lines: readonly string[]) => `## ${heading}\n\n${lines.join("\n")}`;
const described = (path: SitePath) => link(path, recordOf(path).meta.description);
const link = (path: SitePath, about: string) =>
  `- [${routeOf(path).name}](${absoluteUrl(markdownPath(path))})${about && `: ${about}`}`;
