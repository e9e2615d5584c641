import * as v from "valibot";
import { business } from "@/data/business";
import { enquiryPath } from "./enquiry";

/**
 * Whether a number can be rung, by the length and first digits that Ofcom's plan gives each kind: 02, 03, 07 and 09 have
 * ten digits after the 0 or +44, 01 and 08 may have nine.
 */
const ukPhone = /^(?:\+44 ?|0)(?=[1-35789])(?!2 ?[^03489])(?:(?:\d ?){9}\d|[18] ?(?:\d ?){7}\d)$/;

/** Whether a policy may name the host: letters, digits, dots and hyphens, or this machine. */
const plainHost = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[::1\])$/;
const thisMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** Encrypted, except on this machine, and without a name and password, which everybody would read. */
function isWebAddress(text: string): boolean {
  if (/[\s\\"'<>]/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  const secure = protocol === "https:" || (protocol === "http:" && thisMachine.test(hostname));
  return secure && plainHost.test(hostname) && username === "" && password === "";
}

/** To a browser `//host/x` and `/\host` are other sites, however much they look like paths. */
const isPath = (text: string) => /^\/(?!\/)[^\s\\"'<>]*$/.test(text);

const addressOrPath = v.pipe(
  v.string(),
  v.check((text) => isWebAddress(text) || isPath(text)),
);
const origin = v.pipe(
  v.string(),
  v.check((text) => isWebAddress(text) && new URL(text).origin === text),
);

/**
 * The settings that the environment may override, each with what it should look like.
 * Checked before anything is built, by scripts/check-settings.ts.
 */
const settings = {
  BUSINESS_PHONE: [
    v.pipe(v.string(), v.regex(ukPhone)),
    business.phone,
    "a United Kingdom number such as 020 7946 0000 or +44 20 7946 0000",
  ],
  BUSINESS_EMAIL: [v.pipe(v.string(), v.rfcEmail()), business.email, "an address such as info@firm.co.uk"],
  SITE_URL: [
    origin,
    business.siteUrl,
    "an https origin such as https://www.firm.co.uk, in small letters, without a path or a slash at the end",
  ],
  BOOKING_URL: [
    v.pipe(
      addressOrPath,
      v.check((text) => text.split("{id}").length <= 2),
    ),
    business.bookingUrl,
    "an https address such as https://book.service.com/request/{id}, with {id} once at most, or a path on this site",
  ],
  BOOKING_ID: [
    v.pipe(v.string(), v.regex(/^[\w.~-]+$/)),
    business.bookingId,
    "the identifier of the booking page, letters, digits and .~_- only",
  ],
  CONTACT_ENDPOINT: [
    v.union([v.literal(""), addressOrPath]),
    business.contactEndpoint,
    `an https address such as https://crm.service.com/enquiries, a path on this site such as ${enquiryPath}, or nothing`,
  ],
  MAP_PROVIDER: [v.picklist(["openstreetmap", "google"]), business.mapProvider, '"openstreetmap" or "google"'],
  TURNSTILE_SITE_KEY: [
    v.union([v.literal(""), v.pipe(v.string(), v.regex(/^[\w-]{10,64}$/))]),
    "",
    "the site key that Cloudflare shows for the Turnstile widget, 10 to 64 letters, digits, _ and -, or nothing",
  ],
  COUNT_CONTACTS: [v.picklist(["", "on"]), "", '"on", or nothing'],
  PHOTOGRAPHS: [v.picklist(["", "on"]), "", '"on", or nothing'],
  ACKNOWLEDGE_ENQUIRIES: [v.picklist(["", "on"]), "", '"on", or nothing'],
  INDEXNOW_KEY: [
    v.union([v.literal(""), v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,128}$/))]),
    "",
    "the key made at indexnow.org, 8 to 128 letters, digits and hyphens, or nothing",
  ],
} as const;

type Name = keyof typeof settings;

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and checks one setting; an empty variable counts as not set. */
function read<N extends Name>(name: N, env: Environment): v.InferOutput<(typeof settings)[N][0]> {
  const [schema, own, looks] = settings[name];
  const value = env[name]?.trim() || own;
  const result = v.safeParse(schema as v.GenericSchema, value);
  if (!result.success) {
    const where = env[name]?.trim() ? "the environment variable" : "data/business.ts, which stands in for";
    throw new Error(`${where} ${name} is "${value}"; it should be ${looks}.`);
  }
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
  const contactEndpoint = onThisSite(read("CONTACT_ENDPOINT", env), url);
  const ofWorker = (name: "COUNT_CONTACTS" | "PHOTOGRAPHS" | "ACKNOWLEDGE_ENQUIRIES") => {
    const isOn = read(name, env) === "on";
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
