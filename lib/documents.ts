import { business, gasEmergency } from "@/data/business";
import type { Circumstance, DocumentCopy, Passage } from "@/data/pages/document";
import { safety } from "@/data/safety";
import { enquiryPath } from "./enquiry";
import { mapService } from "./maps";
import type { PlaceholderValues } from "./placeholders";
import { site } from "./site";

/** The settings that change the text of the documents. */
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
  /** The firm's registered name, or else its trading name. */
  readonly firm: string;
  /** The name of the maps service. */
  readonly map: string;
};

/** The settings of this build. */
const deployment: Deployment = {
  ...site,
  firm: business.legal.companyName || business.name,
  map: mapService().name,
};

/** The values of the placeholders for a deployment. */
export function placeholderValuesOf({ url, firm, map, bookingUrl, contactEndpoint }: Deployment): PlaceholderValues {
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

/** The placeholder values of this build. */
export const placeholderValues = placeholderValuesOf(deployment);

/** Evaluates each circumstance for a deployment. */
function circumstances(settings: Deployment): Readonly<Record<Circumstance, boolean>> {
  const { contactEndpoint, bookingUrl, url } = settings;
  const isOn = contactEndpoint !== "";
  const isStored = isOn && new URL(contactEndpoint, url).pathname === enquiryPath;
  const isChecked = isOn && settings.turnstileSiteKey !== "";
  const isHere = new URL(bookingUrl, url).origin === url;
  return {
    "form-off": !isOn,
    "form-on": isOn,
    "form-stored": isStored,
    "form-elsewhere": isOn && !isStored,
    "challenge-on": isChecked,
    "challenge-off": !isChecked,
    "acknowledging-on": settings.acknowledgeEnquiries,
    "counting-on": settings.countContacts,
    "counting-off": !settings.countContacts,
    "photographs-on": settings.photographs,
    "booking-here": isHere,
    "booking-elsewhere": !isHere,
  };
}

/** The texts of the passages whose circumstance holds. */
function textsOf(passages: readonly Passage[], settings: Deployment): readonly string[] {
  const holds = circumstances(settings);
  const texts = passages.map((passage) =>
    typeof passage === "string" ? passage : holds[passage.when] && passage.text,
  );
  return texts.filter((text) => text !== false);
}

/** Returns a document for a deployment: the passages whose condition holds. */
export function documentSections({ sections }: DocumentCopy, settings: Deployment = deployment) {
  return sections.map(({ heading, passages, points = [], links = [] }) => {
    return { heading, paragraphs: textsOf(passages, settings), points, links };
  });
}

/** Returns the summary of a document for a deployment: names, section headings and one or two sentences each. */
export function documentBrief({ brief }: DocumentCopy, settings: Deployment = deployment) {
  return brief.map(({ name, section, passages }) => ({ name, section, text: textsOf(passages, settings).join(" ") }));
}
