import * as v from "valibot";
import { business } from "@/data/business";
import { settings as configured } from "@/data/settings";
import { enquiryPath } from "./enquiry";

/**
 * The settings that the environment may override, each with the owner's value.
 * Checked before anything is built, by scripts/check-settings.ts; data/owner/business.json stands in for what is not set.
 */
const matching = (wanted: string, pattern: RegExp) => v.pipe(v.string(), v.regex(pattern, `${wanted}, or nothing`));
const onOrNothing = v.picklist(["", "on"], '"on", or nothing');
const settings = {
  BUSINESS_PHONE: [configured.phone, business.phone],
  BUSINESS_EMAIL: [configured.email, business.email],
  SITE_URL: [configured.siteUrl, business.siteUrl],
  BOOKING_URL: [configured.bookingUrl, business.bookingUrl],
  BOOKING_ID: [configured.bookingId, business.bookingId],
  CONTACT_ENDPOINT: [configured.contactEndpoint, business.contactEndpoint],
  MAP_PROVIDER: [configured.mapProvider, business.mapProvider],
  TURNSTILE_SITE_KEY: [
    matching(
      "the site key that Cloudflare shows for the Turnstile widget, 10 to 64 letters, digits, _ and -",
      /^(?:[\w-]{10,64})?$/,
    ),
    "",
  ],
  COUNT_CONTACTS: [onOrNothing, ""],
  PHOTOGRAPHS: [onOrNothing, ""],
  ACKNOWLEDGE_ENQUIRIES: [onOrNothing, ""],
  // Set by `npm run deploy -- --preview`.
  PREVIEW: [onOrNothing, ""],
  INDEXNOW_KEY: [
    matching("the key made at indexnow.org, 8 to 128 letters, digits and hyphens", /^(?:[A-Za-z0-9-]{8,128})?$/),
    "",
  ],
} as const;

type Name = keyof typeof settings;

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and checks one setting; an empty variable counts as not set. */
function read<N extends Name>(name: N, env: Environment): v.InferOutput<(typeof settings)[N][0]> {
  const [schema, standing] = settings[name];
  const value = env[name]?.trim() || standing;
  const result = v.safeParse(schema as v.GenericSchema, value);
  if (!result.success)
    throw new Error(`the environment variable ${name} is "${value}"; it should be ${result.issues[0].message}.`);
  return result.output as v.InferOutput<(typeof settings)[N][0]>;
}

/**
 * The firm's number as `tel:` wants it (E.164).
 * @param phone a United Kingdom number, national or international, spaces allowed
 */
export function e164(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, "");
  return digits.startsWith("+") ? digits : `+44${digits.slice(1)}`;
}

/** Where a number leads: the public emergency services' as they are published, the firm's as `tel:` wants it. */
export function dial(phone: string): string {
  return `tel:${phone === site.phone.display ? e164(phone) : phone.replaceAll(" ", "")}`;
}

/** An endpoint on the site itself as its path; the Worker's in the one way it is written everywhere. */
function onThisSite(endpoint: string, siteUrl: string): string {
  const path = endpoint.startsWith(`${siteUrl}/`) ? endpoint.slice(siteUrl.length) : endpoint;
  return path === `${enquiryPath}/` ? enquiryPath : path;
}

/** A number or an address as it is shown, and the link that calls or writes to it. */
export type ContactLink = { readonly display: string; readonly href: string };

/**
 * Everything a deployment may change, checked.
 * @throws naming the variable, its value and what it should look like
 */
export function resolveSite(env: Environment) {
  const phone = read("BUSINESS_PHONE", env);
  const email = read("BUSINESS_EMAIL", env);
  const bookingUrl = read("BOOKING_URL", env);
  const bookingId = read("BOOKING_ID", env);
  if (!bookingUrl.includes("{id}") && env.BOOKING_ID?.trim()) {
    throw new Error(
      `BOOKING_ID is "${bookingId}", but BOOKING_URL ("${bookingUrl}") has no {id} to put it in. Add {id} to BOOKING_URL or leave BOOKING_ID unset.`,
    );
  }
  const url = read("SITE_URL", env);
  const isPreview = read("PREVIEW", env) === "on";
  const contactEndpoint = isPreview ? "" : onThisSite(read("CONTACT_ENDPOINT", env), url);
  const ofWorker = (name: "COUNT_CONTACTS" | "PHOTOGRAPHS" | "ACKNOWLEDGE_ENQUIRIES") => {
    const isOn = !isPreview && read(name, env) === "on";
    if (isOn && contactEndpoint !== enquiryPath)
      throw new Error(`${name} is "on", but the Worker that does it comes with CONTACT_ENDPOINT=${enquiryPath} only.`);
    return isOn;
  };
  return {
    url,
    phone: { display: phone, href: `tel:${e164(phone)}` },
    email: { display: email, href: `mailto:${email}` },
    bookingUrl: bookingUrl.replace("{id}", encodeURIComponent(bookingId)),
    contactEndpoint,
    /** Whether uses of a way of contact are counted, by day, page and placement. */
    countContacts: ofWorker("COUNT_CONTACTS"),
    /** Whether the Worker acknowledges an enquiry to its e-mail address. */
    acknowledgeEnquiries: ofWorker("ACKNOWLEDGE_ENQUIRIES"),
    /** Whether photographs and documents may follow an enquiry. */
    photographs: ofWorker("PHOTOGRAPHS"),
    mapProvider: read("MAP_PROVIDER", env),
    /** Switches the check for programs of the contact form on, which is another company's. */
    turnstileSiteKey: read("TURNSTILE_SITE_KEY", env),
    /** Proves to search engines that who announces a change owns the site; no file of it while it is empty. */
    indexNowKey: read("INDEXNOW_KEY", env),
  } as const;
}

/** The settings of this build. */
export const site = resolveSite(process.env);

/** An absolute address on the live host; the home page has no slash at the end. */
export function absoluteUrl(path: string): string {
  return path === "/" ? site.url : `${site.url}${path}`;
}

/** The firm's card for a visitor's own address book. */
export const vcardPath = "/contact.vcf";
