import type * as schema from "schema-dts";
import { business } from "@/data/business";
import type { FamilyPath } from "@/data/slugs";
import type { Question } from "@/data/types";
import { councilsOf, countiesOf } from "./area-facts";
import type { AreaPage } from "./area-page";
import { businessId, businessNode, type Contractor, partOf } from "./business-node";
import { plainText } from "./copy";
import { lastModified } from "./dates";
import { reviewOf } from "./guides";
import { ogImagePath, ogSize } from "./og";
import { type SitePage, servicePages } from "./pages";
import type { SitePath } from "./paths";
import { trailOf } from "./routes";
import { absoluteUrl, site } from "./site";

const websiteId = `${site.url}/#website`;

type Page = schema.WebPageLeaf | schema.ContactPageLeaf | schema.FAQPageLeaf;
type Subject = schema.ArticleLeaf | schema.ServiceLeaf | schema.PlaceLeaf | schema.GovernmentOrganizationLeaf;

/** The Graph of schema-dts does not support nodes of two types. */
export type PageGraph = {
  readonly "@context": "https://schema.org";
  readonly "@graph": readonly (Contractor | Page | schema.WebSiteLeaf | schema.BreadcrumbListLeaf | Subject)[];
};

/** The subject of a page: the name and nodes of that part of the graph. By default it is the business. */
function subjectOf(page: SitePage): readonly [part?: "area" | "article" | "service", nodes?: readonly Subject[]] {
  if (page.kind === "area") return ["area", areaNodes(page)];
  if (page.kind === "guide") return ["article", [articleNode(page)]];
  if (page.kind === "hub" || page.kind === "landing" || page.kind === "plumber")
    return ["service", [serviceNode(page)]];
  return [];
}

/** The structured data of a page as one graph. The business has one `@id` on all pages. */
export function pageGraph(page: SitePage): PageGraph {
  const [part, nodes = []] = subjectOf(page);
  const about = part ? partOf(page.path, part) : businessId;
  // Google reads the site's name on the home page only; other pages refer to the site by its `@id`.
  const way = page.path === "/" ? website() : breadcrumbs(page.path);
  return { "@context": "https://schema.org", "@graph": [businessNode(page), webPage(page, about), way, ...nodes] };
}

function website(): schema.WebSiteLeaf {
  return {
    "@type": "WebSite",
    "@id": websiteId,
    url: absoluteUrl("/"),
    name: business.name,
    inLanguage: "en-GB",
    publisher: { "@id": businessId },
  };
}

/** The node of the page itself; a page with questions is also an FAQPage. */
function webPage(page: SitePage, about: string): Page {
  const { path, meta, kind } = page;
  const facts = {
    "@id": partOf(path, "page"),
    url: absoluteUrl(path),
    name: meta.title,
    description: meta.description,
    inLanguage: "en-GB",
    primaryImageOfPage: {
      "@type": "ImageObject",
      url: absoluteUrl(ogImagePath(path)),
      width: `${ogSize.width} px`,
      height: `${ogSize.height} px`,
    },
    isPartOf: { "@id": websiteId },
    about: { "@id": about },
    ...(path !== "/" && { breadcrumb: { "@id": partOf(path, "trail") } }),
    ...reviewed(path),
  } as const;
  if ("questions" in page) return { "@type": "FAQPage", ...facts, mainEntity: page.questions.map(questionNode) };
  return { "@type": kind === "contact" ? "ContactPage" : "WebPage", ...facts };
}

/** The reviewer of a guide, and the date. */
function reviewed(path: SitePath) {
  const review = reviewOf(path);
  if (!review) return {};
  const { name, qualification, on } = review;
  return { reviewedBy: { "@type": "Person", name, jobTitle: qualification }, lastReviewed: on } as const;
}

function questionNode({ question, answer }: Question) {
  return {
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
  } as const;
}

function breadcrumbs(path: SitePath): schema.BreadcrumbListLeaf {
  return {
    "@type": "BreadcrumbList",
    "@id": partOf(path, "trail"),
    itemListElement: trailOf(path).map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step.name,
      item: absoluteUrl(step.path),
    })),
  };
}

/** The type of service of each family, in the terms of the trade. */
const serviceTypes: Readonly<Record<FamilyPath, string>> = {
  "/hvac-services": "Heating, ventilation and air conditioning",
  "/gas-services": "Gas engineering",
  "/plumbing-services": "Plumbing",
};

function serviceNode(page: SitePage<"hub" | "landing" | "plumber">): schema.ServiceLeaf {
  const { path, meta } = page;
  const service = servicePages.find((each) => each.path === path);
  return {
    "@type": "Service",
    "@id": partOf(path, "service"),
    name: page.kind === "plumber" ? page.hero.heading : page.name,
    serviceType: service ? serviceTypes[service.parent] : "Building services engineering",
    description: meta.description,
    url: absoluteUrl(path),
    provider: { "@id": businessId },
    areaServed: { "@type": "City", name: "London" },
  };
}

/** The article of a guide, with its dates and its reviewer, if any. */
function articleNode({ path, meta, hero, published }: SitePage<"guide">): schema.ArticleLeaf {
  return {
    "@type": "Article",
    "@id": partOf(path, "article"),
    headline: hero.heading,
    description: meta.description,
    inLanguage: "en-GB",
    image: absoluteUrl(ogImagePath(path)),
    datePublished: published,
    dateModified: lastModified(path),
    author: { "@id": businessId },
    publisher: { "@id": businessId },
    mainEntityOfPage: { "@id": partOf(path, "page") },
  };
}

/** The nodes of an area, its county and its councils. */
function areaNodes({ slug, area, path }: AreaPage): readonly (schema.PlaceLeaf | schema.GovernmentOrganizationLeaf)[] {
  const counties = area.type === "surrounding" ? countiesOf(slug, area) : ["Greater London"];
  return [
    {
      "@type": "Place",
      "@id": partOf(path, "area"),
      name: area.name,
      ...(area.coordinates && { geo: { "@type": "GeoCoordinates", ...area.coordinates } }),
      containedInPlace: counties.map((name) => ({ "@type": "AdministrativeArea", name }) as const),
    },
    ...councilsOf(slug, area).map(
      (name) => ({ "@type": "GovernmentOrganization", name, areaServed: { "@id": partOf(path, "area") } }) as const,
    ),
  ];
}
