import { claims } from "@/data/claims";
import { slugOf } from "./slug";

/** What the contact form, the Worker, the deploy, the documents and the tests agree on. */

/** The path at which the Worker receives enquiries. */
export const enquiryPath = "/api/enquiries";

/** The path at which the Worker counts uses of a way of contact, where that is switched on. */
export const contactsPath = "/api/contacts";

/** The path at which the Worker sends a test that the owner has asked for in the database; else it does nothing. */
export const noticesPath = "/api/notices";

/** The name under which a link to the form carries what the visitor was reading. */
export const aboutParameter = "about";

/** A page that an enquiry may come from, and what it says of it. */
export type Subject = {
  readonly path: string;
  /** What the form names; empty for a page that is about no work and no place. */
  readonly name: string;
  /** What is chosen as "Service Required"; empty where the page leaves that open. */
  readonly service: string;
};

/** Where the export lists its pages for the Worker, in which their records would be a weight of half a megabyte. */
export const subjectsPath = "/subjects.json";

/** The page of an address, or of the last part of one; nothing where the list has none. */
export function subjectIn(subjects: readonly Subject[], pathOrSlug: string): Subject | undefined {
  const isPath = pathOrSlug.includes("/");
  return subjects.find(({ path }) => (isPath ? path : slugOf(path)) === pathOrSlug);
}

/** What the form says of it. */
export function aboutLine(name: string): string {
  return `About: ${name}`;
}

/** The address of the form, for a visitor who comes from a page. */
export function formAddress(from: string): string {
  const slug = slugOf(from);
  return slug ? `/contact?${aboutParameter}=${slug}` : "/contact";
}

/**
 * The fields that people fill in, by their names. `limit` is the most characters that are taken, in UTF-16 units, as
 * JavaScript counts them. No field has it as its `maxlength`, with which a browser cuts a pasted text without a word.
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

/** Whether people see a field of that name. */
export function isField(name: string): name is FieldName {
  return Object.hasOwn(fields, name);
}

/** What a person has typed and chosen. */
export type Words = Readonly<Record<FieldName, string>>;

/** What the form posts, beside the key that names it. */
export type Enquiry = Words & {
  /** Hidden from people and empty; a program that fills in every field gives itself away. */
  readonly website: string;
  /** The path of the page that the visitor came from. */
  readonly page?: string;
  /** What the optional check for programs has given (components/contact/challenge.tsx). It serves once. */
  readonly turnstile?: string;
};

/** How long the browser keeps a message that nobody has confirmed, in hours, as the privacy notice says. */
export const unconfirmedHours = 24;
/** How long an enquiry is stored, in months, as the privacy notice says. */
export const storedMonths = 12;
/** How long the counts of contacts are kept, in months, as the privacy notice says. */
export const countedMonths = 24;

/** What a visitor is told of an enquiry that has arrived. */
export const sent = { title: "Message Sent!", reply: claims.reply?.toast ?? "We'll get back to you." } as const;

/** What a visitor is told to quote; `reference` is what the endpoint has given. */
export function referenceLine(reference: string): string {
  return `Your reference is ${reference}.`;
}

/** A reference as it may be shown: whatever an endpoint answers, no sentence of its own. */
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
 * What is wrong with a text that is too long.
 * @param over by how many characters
 */
export function tooLong(over: number): string {
  return `Please shorten this by ${over.toLocaleString("en-GB")} ${over === 1 ? "character" : "characters"}.`;
}
