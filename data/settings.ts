/**
 * Checks of the settings that the environment may override. Separate from `schema.ts`, because the Worker uses them too
 * and needs nothing else of it.
 */
// cspell:ignore valibot, picklist
import * as v from "valibot";

/** A form field: its label and the help text. */
export const field = <Schema extends v.GenericSchema>(title: string, schema: Schema, description = "") =>
  v.pipe(schema, v.title(title), v.description(description));

/** One of the given names. Here and below, `wanted` completes the sentence "… should be …". */
export const choice = <const Options extends readonly string[]>(
  options: Options,
  wanted = `one of ${options.join(", ")}`,
) => v.picklist(options, wanted);
/** A text that passes the test. */
export const matching = (test: (text: string) => boolean, wanted: string) =>
  v.pipe(v.string(wanted), v.check(test, wanted));
/** A text that passes the test, or an empty text. */
export const orNothing = (test: (text: string) => boolean, wanted: string) =>
  matching((words) => words === "" || test(words), `${wanted}, or nothing`);

/**
 * Whether a number can be dialled, by the lengths and first digits of Ofcom's numbering plan: 02, 03, 07 and 09 have
 * ten digits after the 0 or +44; 01 and 08 may have nine.
 */
const ukPhone = /^(?:\+44 ?|0)(?=[1-35789])(?!2 ?[^03489])(?:(?:\d ?){9}\d|[18] ?(?:\d ?){7}\d)$/;
export const isPhone = (number: string) => ukPhone.test(number);
/** Completes "… should be …" for a phone number. */
export const aPhone = "a United Kingdom number such as 020 7946 0000 or +44 20 7946 0000";

/** A host that a Content-Security-Policy may contain: letters, digits, dots and hyphens, or this machine. */
const plainHost = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[::1\])$/;
const thisMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** HTTPS, except on this machine, and without a user name and password, which would be public. */
export function isWebAddress(address: string): boolean {
  if (/[\s\\"'<>]/.test(address) || !URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  const secure = protocol === "https:" || (protocol === "http:" && thisMachine.test(hostname));
  return secure && plainHost.test(hostname) && username === "" && password === "";
}

/** Browsers resolve `//host/x` and `/\host` to other sites, although they look like paths. */
export const isPath = (address: string) => /^\/(?!\/)[^\s\\"'<>]*$/.test(address);
/** Whether it is an allowed address, or a path on this site. */
export const isAddressOrPath = (address: string) => isWebAddress(address) || isPath(address);

/** The settings that the environment may override (lib/site.ts). */
export const settings = {
  phone: field(
    "Phone number",
    matching(isPhone, aPhone),
    "The emergency line, as visitors read it. Also set by BUSINESS_PHONE.",
  ),
  email: field(
    "E-mail address",
    v.pipe(v.string("an address such as info@firm.co.uk"), v.email("an address such as info@firm.co.uk")),
    "For enquiries. Also set by BUSINESS_EMAIL.",
  ),
  siteUrl: field(
    "Address of the site",
    matching(
      (address) => isWebAddress(address) && new URL(address).origin === address,
      "an https origin such as https://www.firm.co.uk, in small letters, without a path or a slash at the end",
    ),
    "Also set by SITE_URL.",
  ),
  bookingUrl: field(
    "Address of the booking page",
    matching(
      (address) => isAddressOrPath(address) && address.split("{id}").length <= 2,
      "an https address such as https://book.service.com/request/{id}, with {id} once at most, or a path on this site",
    ),
    "{id} stands for the identifier below. Also set by BOOKING_URL.",
  ),
  bookingId: field(
    "Identifier of the booking page",
    matching((id) => /^[\w.~-]+$/.test(id), "the identifier of the booking page, letters, digits and .~_- only"),
    "Also set by BOOKING_ID.",
  ),
  contactEndpoint: field(
    "Where the contact form is delivered",
    orNothing(
      isAddressOrPath,
      "an https address such as https://crm.service.com/enquiries, a path on this site such as /api/enquiries",
    ),
    "While it is empty, the form shows its confirmation and sends nothing. Also set by CONTACT_ENDPOINT.",
  ),
  mapProvider: field(
    "Maps service",
    choice(["openstreetmap", "google"], '"openstreetmap" or "google"'),
    "Opens when a visitor asks for it. Also set by MAP_PROVIDER.",
  ),
};
