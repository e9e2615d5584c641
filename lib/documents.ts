import { business } from "@/data/business";
import type { Circumstance, DocumentCopy, OutsideLink, Passage } from "@/data/pages/document";
import { mapService } from "./maps";
import { site } from "./site";

/** The path of the endpoint delivered with the site, in `worker/`. */
const ownEndpoint = "/api/enquiries";

/** What the documents say differs by, of a deployment. */
export type Deployment = {
  readonly contactEndpoint: string;
  readonly turnstileSiteKey: string;
  readonly bookingUrl: string;
  readonly url: string;
  /** The firm, by its registered name where there is one. */
  readonly firm: string;
  /** The maps service, by name. */
  readonly map: string;
};

/** The deployment of this build. */
export const deployment: Deployment = {
  contactEndpoint: site.contactEndpoint,
  turnstileSiteKey: site.turnstileSiteKey,
  bookingUrl: site.bookingUrl,
  url: site.url,
  firm: business.legal.companyName || business.name,
  map: mapService().name,
};

export type DocumentSection = {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points: readonly string[];
  readonly links: readonly OutsideLink[];
};

/**
 * A document as it is true of a deployment: the passages whose circumstance holds, with the names filled in.
 * @throws when a passage holds a placeholder that nothing fills; the message names it
 */
export function documentSections(copy: DocumentCopy, of: Deployment = deployment): readonly DocumentSection[] {
  const holding = circumstances(of);
  const host = (address: string) => new URL(address, of.url).host;
  const names: Readonly<Record<string, string>> = {
    firm: of.firm,
    map: of.map,
    booking: host(of.bookingUrl),
    form: host(of.contactEndpoint),
  };
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = names[name];
      if (value === undefined) throw new Error(`A document holds "{${name}}", which lib/documents.ts cannot fill.`);
      return value;
    });
  const holds = (passage: Passage) => typeof passage === "string" || holding.includes(passage.when);
  const textOf = (passage: Passage) => fill(typeof passage === "string" ? passage : passage.text);
  return copy.sections.map(({ heading, passages, points = [], links = [] }) => ({
    heading,
    paragraphs: passages.filter(holds).map(textOf),
    points: points.map(fill),
    links,
  }));
}

function circumstances({ contactEndpoint, turnstileSiteKey, bookingUrl, url }: Deployment): readonly Circumstance[] {
  const isHere = new URL(bookingUrl, url).origin === url;
  const isOwn = contactEndpoint !== "" && new URL(contactEndpoint, url).pathname === ownEndpoint;
  return [
    contactEndpoint === "" ? "form-off" : isOwn ? "form-stored" : "form-elsewhere",
    ...(contactEndpoint === "" ? [] : ["form-on" as const]),
    contactEndpoint && turnstileSiteKey ? "challenge-on" : "challenge-off",
    isHere ? "booking-here" : "booking-elsewhere",
  ];
}
