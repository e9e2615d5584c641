import * as v from "valibot";
import { business } from "@/data/business";
import { settings as configured } from "@/data/settings";
import { enquiryPath } from "./enquiry";

const onOrNothing = v.picklist(["", "on"], '"on", or nothing');

/** A setting. An empty variable counts as unset, and the owner's value is used instead. */
const setting = <Schema extends v.GenericSchema<string>>(schema: Schema, fallback = "") =>
  v.pipe(
    v.optional(v.string(), ""),
    v.transform((text) => text.trim() || fallback),
    schema,
  );

/** The settings that the environment may override. scripts/check-settings.ts checks them before the build. */
const settings = v.object({
  BUSINESS_PHONE: setting(configured.phone, business.phone),
  BUSINESS_EMAIL: setting(configured.email, business.email),
  SITE_URL: setting(configured.siteUrl, business.siteUrl),
  BOOKING_URL: setting(configured.bookingUrl, business.bookingUrl),
  BOOKING_ID: setting(configured.bookingId, business.bookingId),
  CONTACT_ENDPOINT: setting(configured.contactEndpoint, business.contactEndpoint),
  MAP_PROVIDER: setting(configured.mapProvider, business.mapProvider),
  TURNSTILE_SITE_KEY: setting(
    v.pipe(
      v.string(),
      v.regex(
        /^(?:[\w-]{10,64})?$/,
        "the site key that Cloudflare shows for the Turnstile widget, 10 to 64 letters, digits, _ and -, or nothing",
      ),
    ),
  ),
  COUNT_CONTACTS: setting(onOrNothing),
  PHOTOGRAPHS: setting(onOrNothing),
  ACKNOWLEDGE_ENQUIRIES: setting(onOrNothing),
  // Set by `npm run deploy -- --preview`.
  PREVIEW: setting(onOrNothing),
});

export type Environment = Readonly<Record<string, string | undefined>>;

/** Validates the settings of the environment, with the defaults. */
function read(env: Environment): v.InferOutput<typeof settings> {
  const { success, output, issues } = v.safeParse(settings, env);
  if (success) return output;
  const [{ path, input, message }] = issues;
  throw new Error(`the environment variable ${path?.[0].key} is "${input}"; it should be ${message}.`);
}

/**
 * Converts the firm's number to the format of `tel:` (E.164).
 * @param phone a United Kingdom number, national or international, spaces allowed
 */
export function e164(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, "");
  return digits.startsWith("+") ? digits : `+44${digits.slice(1)}`;
}

/** The `tel:` link of a number: emergency services' numbers as published, the firm's in E.164. */
export function dial(phone: string): string {
  return `tel:${phone === site.phone.display ? e164(phone) : phone.replaceAll(" ", "")}`;
}

/** Shortens an endpoint on this site to its path, and the Worker's to `enquiryPath`. */
function onThisSite(endpoint: string, siteUrl: string): string {
  const path = endpoint.startsWith(`${siteUrl}/`) ? endpoint.slice(siteUrl.length) : endpoint;
  return path === `${enquiryPath}/` ? enquiryPath : path;
}

/** The visible form of a number or an address, and its link. */
export type ContactLink = { readonly display: string; readonly href: string };

/**
 * Resolves and validates the settings of a deployment.
 * @throws when a setting is invalid; the message names the variable, its value and the expected format
 */
export function resolveSite(env: Environment) {
  const set = read(env);
  const { BUSINESS_PHONE: phone, BUSINESS_EMAIL: email, SITE_URL: url, BOOKING_URL: bookingUrl } = set;
  if (!bookingUrl.includes("{id}") && env.BOOKING_ID?.trim()) {
    throw new Error(
      `BOOKING_ID is "${set.BOOKING_ID}", but BOOKING_URL ("${bookingUrl}") has no {id} to put it in. Add {id} to BOOKING_URL or leave BOOKING_ID unset.`,
    );
  }
  const isPreview = set.PREVIEW === "on";
  const contactEndpoint = isPreview ? "" : onThisSite(set.CONTACT_ENDPOINT, url);
  const ofWorker = (name: "COUNT_CONTACTS" | "PHOTOGRAPHS" | "ACKNOWLEDGE_ENQUIRIES") => {
    const isOn = !isPreview && set[name] === "on";
    if (isOn && contactEndpoint !== enquiryPath)
      throw new Error(`${name} is "on", but the Worker that does it comes with CONTACT_ENDPOINT=${enquiryPath} only.`);
    return isOn;
  };
  return {
    url,
    phone: { display: phone, href: `tel:${e164(phone)}` },
    email: { display: email, href: `mailto:${email}` },
    bookingUrl: bookingUrl.replace("{id}", encodeURIComponent(set.BOOKING_ID)),
    contactEndpoint,
    /** Whether contacts are counted, by day, page and placement. */
    countContacts: ofWorker("COUNT_CONTACTS"),
    /** Whether the Worker acknowledges an enquiry by e-mail. */
    acknowledgeEnquiries: ofWorker("ACKNOWLEDGE_ENQUIRIES"),
    /** Whether photographs and documents may follow an enquiry. */
    photographs: ofWorker("PHOTOGRAPHS"),
    mapProvider: set.MAP_PROVIDER,
    /** Switches the contact form's bot check (Cloudflare Turnstile) on. */
    turnstileSiteKey: set.TURNSTILE_SITE_KEY,
  } as const;
}

/** The settings of this build. */
export const site = resolveSite(process.env);

/** An absolute address on the live host; the home page's has no trailing slash. */
export function absoluteUrl(path: string): string {
  return path === "/" ? site.url : `${site.url}${path}`;
}

/** The path of the firm's card for address books. */
export const vcardPath = "/contact.vcf";
