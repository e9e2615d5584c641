import { claimNames } from "@/data/claim-names";
import { legalNames, optionalNames } from "@/data/fact-names";
import type { DocumentCopy } from "@/data/pages/document";
import { dramaNumbers, reservedHost, sampleName } from "@/data/sample-facts";
import type { Business, Claims, Notice, OptionalFacts, SpecialDay, Statistic } from "@/data/schema";
import type { ServiceSlug } from "@/data/slugs";
import { enquiryPath } from "./enquiry";
import type { resolveSite } from "./site";

/** Something that must change before the site goes live, and the file or variable to change it in. */
export type Finding = { readonly what: string; readonly where: string };

/** The input of the check: the resolved settings of a deployment, and the records. */
export type Checked = {
  readonly settings: ReturnType<typeof resolveSite>;
  readonly business: Pick<Business, "name" | "legal" | "address" | "copyrightYear">;
  readonly specialDays: readonly SpecialDay[];
  readonly notices: readonly Notice[];
  readonly claims: Claims;
  readonly statistics: Readonly<Record<string, Statistic>>;
  /** The evidence for each claim and statistic, by name. */
  readonly evidence: Readonly<Record<string, string>>;
  readonly documents: Readonly<Record<string, Pick<DocumentCopy, "approved">>>;
  /** Whether the live site's database records a notification to the owner, about an enquiry or as a test. */
  readonly notified: boolean;
  /** The services without a drawing. */
  readonly undrawn: readonly ServiceSlug[];
  /** The date of the check, such as 2026-11-21. */
  readonly today: string;
};

const inBusiness = (field: string) => `data/owner/business.json, ${field}`;
const setting = (name: string, field: string) => `${name}, or ${field} in data/owner/business.json`;

/** Adds a finding if the condition holds. */
type Note = (condition: boolean, what: string, where: string) => void;

function collect(check: (note: Note) => void): readonly Finding[] {
  const findings: Finding[] = [];
  check((isSo, what, where) => isSo && findings.push({ what, where }));
  return findings;
}

/** Whether an address has a reserved hostname. */
const isNobodys = (address: string) => URL.canParse(address) && reservedHost.test(new URL(address).hostname);

/** Finds samples and reserved addresses, which are wrong on any live site. */
export function sampleFindings({ settings, business }: Pick<Checked, "settings" | "business">): readonly Finding[] {
  const { phone, email, url, bookingUrl, contactEndpoint } = settings;
  return collect((note) => {
    const check = (what: string, shown: string, where: string, address = shown) =>
      note(isNobodys(address), `${what} ${shown} is a sample`, where);
    note(business.name === sampleName, `The firm’s name is the sample "${sampleName}"`, inBusiness("name"));
    const isDrama = dramaNumbers.test(phone.href.replace(/\D/g, ""));
    note(isDrama, `The phone number ${phone.display} is made up`, setting("BUSINESS_PHONE", "phone"));
    check("The e-mail address", email.display, setting("BUSINESS_EMAIL", "email"), `mailto://${email.display}`);
    check("The site’s address", url, setting("SITE_URL", "siteUrl"));
    check("The booking page", bookingUrl, setting("BOOKING_URL", "bookingUrl"));
    check("The contact form’s endpoint", contactEndpoint, setting("CONTACT_ENDPOINT", "contactEndpoint"));
  });
}

/** Finds everything that must change before the site goes live. */
export function goLiveFindings(checked: Checked): readonly Finding[] {
  const { business, claims, statistics, evidence, documents, undrawn } = checked;
  const others = collect((note) => {
    noteEnquiries(checked, note);
    for (const [field, what] of Object.entries(legalNames))
      note(business.legal[field as keyof Business["legal"]] === "", `${what} is empty`, inBusiness(`legal.${field}`));
    for (const field of ["street", "postcode"] as const)
      note(business.address[field] === "", `The address has no ${field}`, inBusiness(`address.${field}`));
    for (const name of claimNames)
      if (claims[name])
        note(!evidence[name], `No evidence for the claim "${claims[name].full}"`, `data/owner/evidence.json, ${name}`);
    for (const [name, { figure, label }] of Object.entries(statistics))
      note(!evidence[name], `No evidence for the figure "${figure} ${label}"`, `data/owner/evidence.json, ${name}`);
    noteDates(checked, note);
    for (const [name, { approved }] of Object.entries(documents))
      note(approved === "", `Nobody has approved the page /${name}`, `data/pages/${name}.ts, approved`);
    for (const slug of undrawn)
      note(true, `The service ${slug} shows the neutral drawing`, `components/drawings/schematics/, "${slug}"`);
  });
  return [...sampleFindings(checked), ...others];
}

/** Finds settings that keep bookings and enquiries from reaching the firm. */
function noteEnquiries({ settings: { bookingUrl, contactEndpoint }, notified }: Checked, note: Note) {
  const isPlaceholder = /^\/booking-request(?:[?#]|$)/.test(bookingUrl);
  const holdsSample = /(?:^|[^a-z0-9])sample(?:[^a-z0-9]|$)/i.test(bookingUrl);
  const booking = `The booking page ${bookingUrl}`;
  note(isPlaceholder, `${booking} is the placeholder that takes no bookings`, setting("BOOKING_URL", "bookingUrl"));
  note(holdsSample, `${booking} holds the sample identifier`, setting("BOOKING_ID", "bookingId"));
  note(
    contactEndpoint === "",
    "The contact form sends nothing: enquiries are not switched on (worker/README.md)",
    setting("CONTACT_ENDPOINT", "contactEndpoint"),
  );
  note(
    contactEndpoint === enquiryPath && !notified,
    "Nobody is known to hear of enquiries: the live site has not told of one, nor sent a test",
    "ENQUIRY_WEBHOOK or EMAIL (worker/env.ts), then npm run notify:test",
  );
}

/** Finds facts that are out of date or will be within a year. */
function noteDates({ business, specialDays, notices, today }: Checked, note: Note) {
  const year = Number(today.slice(0, 4));
  const days = specialDays.map(({ date }) => date).sort();
  const last = days.at(-1) ?? "today";
  note(business.copyrightYear < year, `The copyright line says ${business.copyrightYear}`, inBusiness("copyrightYear"));
  note(
    last < `${year + 1}${today.slice(4)}`,
    `The days with other hours are listed for less than a year, until ${last}`,
    "data/owner/special-days.json",
  );
  for (const { text, until } of notices)
    note(until < today, `The notice "${text}" has been over since ${until}`, "data/owner/notices.json");
}

/**
 * Lists what the firm may add: empty optional facts, entries that are hidden because they have no permission, and
 * London areas without a response time of their own.
 * @param untimed the number of those areas
 */
export function optionalFindings(facts: OptionalFacts, untimed: number): readonly Finding[] {
  const { messages, mcs } = facts;
  const filled = { ...facts, messages: messages.number, mcs: mcs.certified };
  return collect((note) => {
    for (const [field, [what, where]] of Object.entries(optionalNames))
      note(filled[field as keyof OptionalFacts].length === 0, `No ${what}`, where);
    for (const field of ["cases", "testimonials", "team"] as const)
      note(
        facts[field].some(({ permission }) => permission === ""),
        "An entry without permission is not shown",
        optionalNames[field][1],
      );
    note(untimed > 0, `${untimed} London areas have no response time of their own`, "data/owner/response-times.json");
  });
}
