import { business, gasEmergency } from "@/data/business";
import type { Circumstance, DocumentCopy, OutsideLink, Passage } from "@/data/pages/document";
import { safety } from "@/data/safety";
import { enquiryPath } from "./enquiry";
import { mapService } from "./maps";
import { interpolate, type Names } from "./placeholders";
import { site } from "./site";

/** The settings of a deployment on which the documents depend. */
export type Deployment = Pick<
  typeof site,
  | "contactEndpoint"
  | "turnstileSiteKey"
  | "countContacts"
  | "photographs"
  | "acknowledgeEnquiries"
  | "bookingUrl"
  | "url"
> & {
  /** The firm, by its registered name where there is one. */
  readonly firm: string;
  /** The maps service, by name. */
  readonly map: string;
};

/** The deployment of this build. */
export const deployment: Deployment = {
  ...site,
  firm: business.legal.companyName || business.name,
  map: mapService().name,
};

/** The values of the placeholders for a deployment. */
function namesOf({ url, firm, map, bookingUrl, contactEndpoint }: Deployment): Names {
  const host = (address: string) => new URL(address, url).host;
  return {
    phone: site.phone.display,
    gasEmergency: gasEmergency.phone,
    gasEscape: safety.gasEscape.brief,
    firm,
    map,
    booking: host(bookingUrl),
    form: host(contactEndpoint),
  };
}

/** The same for this build. */
export const buildNames = namesOf(deployment);

export type DocumentSection = {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points: readonly string[];
  readonly links: readonly OutsideLink[];
};

/** The texts of the passages whose circumstance holds. */
function textsOf(passages: readonly Passage[], of: Deployment): readonly string[] {
  const holding = circumstances(of);
  return passages.flatMap((passage) => {
    if (typeof passage === "string") return [passage];
    return holding.includes(passage.when) ? [passage.text] : [];
  });
}

/**
 * A document for a deployment: the passages whose condition holds, with the placeholders filled in.
 * @throws when a passage holds a placeholder that nothing fills; the message names it
 */
export function documentSections(copy: DocumentCopy, of: Deployment = deployment): readonly DocumentSection[] {
  const { sections } = interpolate(copy, "A document", namesOf(of));
  return sections.map(({ heading, passages, points = [], links = [] }) => ({
    heading,
    paragraphs: textsOf(passages, of),
    points,
    links,
  }));
}

/** A document in brief, as it is true of a deployment: names, the headings of their sections and a sentence or two each. */
export function documentBrief(copy: DocumentCopy, of: Deployment = deployment) {
  const { brief } = interpolate(copy, "A document", namesOf(of));
  return brief.map(({ name, section, passages }) => ({ name, section, text: textsOf(passages, of).join(" ") }));
}

function circumstances({
  contactEndpoint,
  turnstileSiteKey,
  countContacts,
  photographs,
  acknowledgeEnquiries,
  bookingUrl,
  url,
}: Deployment): readonly Circumstance[] {
  const isHere = new URL(bookingUrl, url).origin === url;
  const isOwn = contactEndpoint !== "" && new URL(contactEndpoint, url).pathname === enquiryPath;
  return [
    contactEndpoint === "" ? "form-off" : isOwn ? "form-stored" : "form-elsewhere",
    ...(contactEndpoint === "" ? [] : ["form-on" as const]),
    contactEndpoint && turnstileSiteKey ? "challenge-on" : "challenge-off",
    ...(acknowledgeEnquiries ? ["acknowledging-on" as const] : []),
    countContacts ? "counting-on" : "counting-off",
    ...(photographs ? ["photographs-on" as const] : []),
    isHere ? "booking-here" : "booking-elsewhere",
  ];
}
