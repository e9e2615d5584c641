import type { Thing } from "schema-dts";
import { business } from "@/data/business";
import { type ServiceSlug, services } from "@/data/services/catalogue";
import type { PageMeta, Question } from "@/data/types";
import type { Area } from "./areas";
import { businessId, businessNode, type Contractor } from "./business-node";
import { plainText } from "./copy";
import { ogImagePath, ogSize } from "./og";
import { type SitePath, trailOf } from "./paths";
import { absoluteUrl, site } from "./site";

const websiteId = `${site.url}/#website`;
const idOf = (path: SitePath, part: string) => `${absoluteUrl(path)}#${part}`;

/** schema-dts' own Graph does not know nodes of two types. */
export type PageGraph = {
  readonly "@context": "https://schema.org";
  readonly "@graph": readonly (Thing | Contractor)[];
};

type Described = {
  readonly path: SitePath;
  readonly meta: PageMeta;
  readonly questions?: readonly Question[];
  /** The service a page is about: its name and what kind it is. */
  readonly service?: { readonly name: string; readonly type: string };
  readonly area?: Area;
};

/**
 * Everything a page says of itself to machines, as one graph. The business has one `@id`, which every page repeats.
 */
export function pageGraph({ path, meta, questions, service, area }: Described): PageGraph {
  const nodes: (Thing | Contractor | false)[] = [
    website(),
    businessNode(path),
    webPage(path, meta, area ? "area" : service && "service"),
    path !== "/" && breadcrumbs(path),
    service !== undefined && serviceNode(path, meta, service),
    questions !== undefined && faq(path, questions),
    area !== undefined && areaNode(area, path),
  ];
  return { "@context": "https://schema.org", "@graph": nodes.filter((node) => node !== false) };
}

function website(): Thing {
  return {
    "@type": "WebSite",
    "@id": websiteId,
    url: absoluteUrl("/"),
    name: business.name,
    inLanguage: "en-GB",
    publisher: { "@id": businessId },
  };
}

/** @param about the part of the graph that the page is about; the business where none is named */
function webPage(path: SitePath, meta: PageMeta, about: "area" | "service" | undefined): Thing {
  return {
    "@type": "WebPage",
    "@id": idOf(path, "page"),
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
    about: { "@id": about ? idOf(path, about) : businessId },
    ...(path !== "/" && { breadcrumb: { "@id": idOf(path, "trail") } }),
  };
}

function breadcrumbs(path: SitePath): Thing {
  return {
    "@type": "BreadcrumbList",
    "@id": idOf(path, "trail"),
    itemListElement: trailOf(path).map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step.name,
      item: absoluteUrl(step.path),
    })),
  };
}

function serviceNode(path: SitePath, meta: PageMeta, service: { name: string; type: string }): Thing {
  return {
    "@type": "Service",
    "@id": idOf(path, "service"),
    name: service.name,
    serviceType: service.type,
    description: meta.description,
    url: absoluteUrl(path),
    provider: { "@id": businessId },
    areaServed: { "@type": "City", name: "London" },
  };
}

function faq(path: SitePath, questions: readonly Question[]): Thing {
  return {
    "@type": "FAQPage",
    "@id": idOf(path, "questions"),
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
    })),
  };
}

function areaNode({ place }: Area, path: SitePath): Thing {
  return {
    "@type": "Place",
    "@id": idOf(path, "area"),
    name: place.name,
    ...(place.coordinates && {
      geo: { "@type": "GeoCoordinates", ...place.coordinates },
    }),
    containedInPlace: {
      "@type": "AdministrativeArea",
      name: place.authority ?? "Greater London",
    },
  };
}

/** What kind a service of the catalogue is, in the words of the trade. */
export function serviceType(slug: ServiceSlug): string {
  return { hvac: "Heating, ventilation and air conditioning", gas: "Gas engineering", plumbing: "Plumbing" }[
    services[slug].family
  ];
}
