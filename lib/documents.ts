import { business, gasEmergency } from "@/data/business";
import type { Circumstance, DocumentCopy, Passage } from "@/data/pages/document";
import { safety } from "@/data/safety";
import { enquiryPath } from "./enquiry";
import { mapService } from "./maps";
import { interpolate, type Names } from "./placeholders";
import { site } from "./site";

/** What of a deployment the documents depend on. */
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
const deployment: Deployment = {
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

/** Which circumstances hold for a deployment. */
function circumstances(of: Deployment): Readonly<Record<Circumstance, boolean>> {
  const { contactEndpoint, bookingUrl, url } = of;
  const isOn = contactEndpoint !== "";
  const isStored = isOn && new URL(contactEndpoint, url).pathname === enquiryPath;
  const isChecked = isOn && of.turnstileSiteKey !== "";
  const isHere = new URL(bookingUrl, url).origin === url;
  return {
    "form-off": !isOn,
    "form-on": isOn,
    "form-stored": isStored,
    "form-elsewhere": isOn && !isStored,
    "challenge-on": isChecked,
    "challenge-off": !isChecked,
    "acknowledging-on": of.acknowledgeEnquiries,
    "counting-on": of.countContacts,
    "counting-off": !of.countContacts,
    "photographs-on": of.photographs,
    "booking-here": isHere,
    "booking-elsewhere": !isHere,
  };
}

/** The texts of the passages whose circumstance holds. */
function textsOf(passages: readonly Passage[], of: Deployment): readonly string[] {
  const holds = circumstances(of);
  const texts = passages.map((passage) =>
    typeof passage === "string" ? passage : holds[passage.when] && passage.text,
  );
  return texts.filter((text) => text !== false);
}

/**
 * A document for a deployment: the passages whose condition holds, with the placeholders filled in.
 * @throws when a passage holds a placeholder that nothing fills; the message names it
 */
export function documentSections(copy: DocumentCopy, of: Deployment = deployment) {
  const { sections } = interpolate(copy, "A document", namesOf(of));
  return sections.map(({ heading, passages, points = [], links = [] }) => {
    return { heading, paragraphs: textsOf(passages, of), points, links };
  });
}

/** A document in brief, as it is true of a deployment: names, the headings of their sections and a sentence or two each. */
export function documentBrief(copy: DocumentCopy, of: Deployment = deployment) {
  const { brief } = interpolate(copy, "A document", namesOf(of));
  return brief.map(({ name, section, passages }) => ({ name, section, text: textsOf(passages, of).join(" ") }));
}
