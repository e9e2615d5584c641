import { claimNames } from "@/data/claim-names";
import type { DocumentCopy } from "@/data/pages/document";
import type { Business, Claims, Notice, SpecialDay, Statistic } from "@/data/schema";
import type { ServiceSlug } from "@/data/slugs";
import { enquiryPath } from "./enquiry";
import type { resolveSite } from "./site";

/** Something that must change before the site goes live, and the file or variable to change it in. */
export type Finding = { readonly what: string; readonly where: string };

/** What is checked: the settings as a deployment resolves them, and the records behind them. */
export type Checked = {
  readonly settings: ReturnType<typeof resolveSite>;
  readonly business: Pick<Business, "name" | "legal" | "address" | "copyrightYear">;
  readonly specialDays: readonly SpecialDay[];
  readonly notices: readonly Notice[];
  readonly claims: Claims;
  readonly statistics: Readonly<Record<string, Statistic>>;
  /** What the claims and the statistics rest on, by their names. */
  readonly evidence: Readonly<Record<string, string>>;
  readonly documents: Readonly<Record<string, Pick<DocumentCopy, "approved">>>;
  /** Whether the live site has notified the owner of an enquiry or a test, from its database. */
  readonly notified: boolean;
  /** The services that have no drawing yet. */
  readonly undrawn: readonly ServiceSlug[];
  /** The day of the check, as 2026-11-21. */
  readonly today: string;
};

/** The trading name the project is delivered with. */
const sampleName = "Riser & Main";

/**
 * The numbers that Ofcom keeps free for drama, as E.164 without the plus: ten geographic areas of one pattern, those
 * with a block of their own, no area (01632), mobile, freephone, premium and UK-wide.
 */
const dramaNumbers = new RegExp(
  `^44(?:${[
    "1(?:1[3-8]|[2-6]1)4960\\d{3}",
    "1914980\\d{3}",
    "2079460\\d{3}",
    "2896496\\d{3}",
    "2920180\\d{3}",
    "1632960\\d{3}",
    "7700900\\d{3}",
    "8081570\\d{3}",
    "9098790\\d{3}",
    "3069990\\d{3}",
  ].join("|")})$`,
);

/** Reserved hosts (RFC 2606, RFC 6761). */
const nobodysHost = /(?:^|\.)(?:example|test|invalid|localhost)$|(?:^|\.)example\.(?:com|net|org)$|^127\.|^\[?::1\]?$/;

const legalFields: Readonly<Record<keyof Business["legal"], string>> = {
  companyName: "The registered company name",
  companyNumber: "The company number",
  registeredIn: "The part of the United Kingdom the company is registered in",
  registeredOffice: "The registered office",
  vatNumber: "The VAT number",
  gasSafeNumber: "The Gas Safe registration number",
  refcomNumber: "The REFCOM certificate number",
  insurance: "The insurance",
};

const setting = (name: string, field: string) => `${name}, or ${field} in data/owner/business.json`;

/** The facts that are still samples or reserved addresses, which are wrong on any live site. */
export function sampleFindings({ settings, business }: Pick<Checked, "settings" | "business">): readonly Finding[] {
  const { bookingUrl, contactEndpoint } = settings;
  const findings: (Finding | false)[] = [
    business.name === sampleName && {
      what: `The firm’s name is the sample "${sampleName}"`,
      where: inBusiness("name"),
    },
    dramaNumbers.test(settings.phone.href.replace(/\D/g, "")) && {
      what: `The phone number ${settings.phone.display} is of a range kept for drama`,
      where: setting("BUSINESS_PHONE", "phone"),
    },
    isNobodys(`mailto://${settings.email.display}`) && {
      what: `The e-mail address ${settings.email.display} belongs to nobody`,
      where: setting("BUSINESS_EMAIL", "email"),
    },
    isNobodys(settings.url) && {
      what: `The site’s address ${settings.url} belongs to nobody`,
      where: setting("SITE_URL", "siteUrl"),
    },
    isNobodys(bookingUrl) && {
      what: `The booking page ${bookingUrl} belongs to nobody`,
      where: setting("BOOKING_URL", "bookingUrl"),
    },
    isNobodys(contactEndpoint) && {
      what: `The contact form’s endpoint ${contactEndpoint} belongs to nobody`,
      where: setting("CONTACT_ENDPOINT", "contactEndpoint"),
    },
  ];
  return findings.filter((finding) => finding !== false);
}

/** Everything that must change before the site goes live; empty when it may. */
export function goLiveFindings(checked: Checked): readonly Finding[] {
  const { settings, business, claims, statistics, evidence, documents, undrawn } = checked;
  const findings: (Finding | false)[] = [
    ...sampleFindings(checked),
    ...bookingFindings(settings.bookingUrl),
    settings.contactEndpoint === "" && {
      what: "The contact form sends nothing: it has no endpoint",
      where: setting("CONTACT_ENDPOINT", "contactEndpoint"),
    },
    checked.settings.contactEndpoint === enquiryPath &&
      !checked.notified && {
        what: "Nobody is known to hear of enquiries: the live site has not told of one, nor sent a test",
        where: "ENQUIRY_WEBHOOK or EMAIL (worker/env.ts), then npm run notify:test",
      },
    ...Object.entries(legalFields).map(
      ([field, what]) =>
        business.legal[field as keyof Business["legal"]] === "" && {
          what: `${what} is empty`,
          where: inBusiness(`legal.${field}`),
        },
    ),
    ...(["street", "postcode"] as const).map(
      (field) =>
        business.address[field] === "" && {
          what: `The address has no ${field}`,
          where: inBusiness(`address.${field}`),
        },
    ),
    ...claimNames.map((name) => {
      const claim = claims[name];
      return (
        claim !== undefined &&
        !evidence[name] && {
          what: `No evidence for the claim "${claim.full}"`,
          where: `data/owner/evidence.json, ${name}`,
        }
      );
    }),
    ...Object.entries(statistics).map(
      ([name, { figure, label }]) =>
        !evidence[name] && {
          what: `No evidence for the figure "${figure} ${label}"`,
          where: `data/owner/evidence.json, ${name}`,
        },
    ),
    ...dateFindings(checked),
    ...Object.entries(documents).map(
      ([name, { approved }]) =>
        approved === "" && {
          what: `Nobody has approved the page /${name}`,
          where: `data/pages/${name}.ts, approved`,
        },
    ),
    ...undrawn.map((slug) => ({
      what: `The service ${slug} shows the neutral drawing`,
      where: `components/drawings/schematics/, "${slug}"`,
    })),
  ];
  return findings.filter((finding) => finding !== false);
}

/** What is out of date, or will be before a year has passed. */
function dateFindings({ business, specialDays, notices, today }: Checked): readonly (Finding | false)[] {
  const year = Number(today.slice(0, 4));
  const last =
    specialDays
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? "today";
  return [
    business.copyrightYear < year && {
      what: `The copyright line says ${business.copyrightYear}`,
      where: inBusiness("copyrightYear"),
    },
    last < `${year + 1}${today.slice(4)}` && {
      what: `The days with other hours are listed for less than a year, until ${last}`,
      where: "data/owner/special-days.json",
    },
    ...notices.map(
      ({ text, until }) =>
        until < today && {
          what: `The notice "${text}" has been over since ${until}`,
          where: "data/owner/notices.json",
        },
    ),
  ];
}

const inBusiness = (field: string) => `data/owner/business.json, ${field}`;

/** Whether an address has a reserved host. */
function isNobodys(address: string): boolean {
  return URL.canParse(address) && nobodysHost.test(new URL(address).hostname);
}

function bookingFindings(url: string): readonly Finding[] {
  const where = setting("BOOKING_URL", "bookingUrl");
  const isPlaceholder = /^\/booking-request(?:[?#]|$)/.test(url);
  const holdsSample = /(?:^|[^a-z0-9])sample(?:[^a-z0-9]|$)/i.test(url);
  return [
    ...(isPlaceholder ? [{ what: `The booking page ${url} is the placeholder that takes no bookings`, where }] : []),
    ...(holdsSample
      ? [{ what: `The booking page ${url} holds the sample identifier`, where: setting("BOOKING_ID", "bookingId") }]
      : []),
  ];
}
