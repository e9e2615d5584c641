import { claims } from "@/data/claims";
import { pluralise } from "./pluralise";
import { slugOf } from "./slug";

/** Constants and types that the contact form, the Worker, the deploy, the documents and the tests share. */

/** The Worker's path for enquiries. */
export const enquiryPath = "/api/enquiries";

/** The Worker's path for counting contacts, if that is switched on. */
export const contactsPath = "/api/contacts";

/** The Worker's path for sending a test notification, if the owner has requested one in the database. */
export const noticesPath = "/api/notices";

/** The query parameter by which a link to the form names the page that the visitor was reading. */
export const aboutParameter = "about";

/** A page that an enquiry may be about. */
export type Subject = {
  readonly path: string;
  /** Its name in the form; empty if the page is about neither a service nor an area. */
  readonly name: string;
  /** The preselected "Service Required"; empty if the page implies none. */
  readonly service: string;
};

/** The export lists its pages here for the Worker, whose bundle would grow by half a megabyte with the records. */
export const subjectsPath = "/subjects.json";

/** Finds the page of a path or a slug. */
export function subjectIn(subjects: readonly Subject[], pathOrSlug: string): Subject | undefined {
  const isPath = pathOrSlug.includes("/");
  return subjects.find(({ path }) => (isPath ? path : slugOf(path)) === pathOrSlug);
}

/** The form's line about the page. */
export function aboutLine(name: string): string {
  return `About: ${name}`;
}

/** The id of the section with the form on the contact page. */
export const formId = "request-a-quote";

/** The address of the form for a visitor of a page. */
export function formAddress(from: string): string {
  const slug = slugOf(from);
  return `/contact${slug && `?${aboutParameter}=${slug}`}#${formId}`;
}

/**
 * The visible fields by name. `limit` is their maximum length in UTF-16 units. It is not set as `maxlength`, because
 * browsers then cut a pasted text silently.
 */
export const fields = {
  name: { label: "Full Name", type: "text", autoComplete: "name", required: true, limit: 100 },
  phone: { label: "Phone Number", type: "tel", autoComplete: "tel", required: true, limit: 40 },
  email: { label: "Email Address", type: "email", autoComplete: "email", required: true, limit: 254 },
  service: { label: "Service Required", required: false },
  message: { label: "Message", required: true, limit: 5000 },
} as const;

export type FieldName = keyof typeof fields;

export const fieldNames = Object.keys(fields).filter(isField);

/** Whether a name is that of a visible field. */
export function isField(name: string): name is FieldName {
  return Object.hasOwn(fields, name);
}

/** The values that a visitor has typed and chosen. */
export type Words = Readonly<Record<FieldName, string>>;

/** The body of the form's request, except its key and the token of the bot check. */
export type Enquiry = Words & {
  /** The honeypot: empty unless a bot has filled it in. */
  readonly website: string;
  /** The path of the page that the visitor came from, if known. */
  readonly page: string;
};

/** How long the browser stores an unconfirmed message, in hours, as the privacy notice states. */
export const unconfirmedHours = 24;
/** How long an enquiry is stored, in months, as the privacy notice states. */
export const storedMonths = 12;
/** How long the counts of contacts are stored, in months, as the privacy notice states. */
export const countedMonths = 24;

/** The confirmation of an enquiry. */
export const sent = { title: "Message Sent!", reply: claims.reply?.toast ?? "We'll get back to you." } as const;

/** The line with the reference to quote, from the endpoint's answer. */
export function referenceLine(reference: string): string {
  return `Your reference is ${reference}.`;
}

/** The confirmation's second sentence, with the reference if the endpoint gave one. */
export function replyLine(reference: string | undefined): string {
  return reference ? `${sent.reply} ${referenceLine(reference)}` : sent.reply;
}

/** Whether a text from an endpoint may be shown as a reference. */
export function isReference(value: unknown): value is string {
  return typeof value === "string" && /^[\w-]{1,20}$/.test(value);
}

/**
 * The address of an e-mail about an enquiry, such as one with photographs.
 * @param mailto the firm's address with `mailto:`
 */
export function mailAbout(mailto: string, reference: string): string {
  return `${mailto}?subject=${encodeURIComponent(`Enquiry ${reference}`)}`;
}

/**
 * The error message for a text that is too long.
 * @param over how many characters too many
 */
export function tooLong(over: number): string {
  return `Please shorten this by ${pluralise(over, "character")}.`;
}
