import { createHash } from "node:crypto";
import * as v from "valibot";
import { contactServices } from "@/data/business";
import { fields, tooLong, type Words } from "@/lib/enquiry";

export type Values = Readonly<Record<string, unknown>>;

/** People do not type control characters, and some are harmful in terminals and mail headers. */
const controls = /\p{Cc}/gu;
const controlsInLines = /[^\P{Cc}\n\t]/gu;

function oneLine(text: string): string {
  return text.replace(controls, " ").trim();
}

/** Normalises line ends: forms send CRLF and scripts LF, but equal texts must be equal enquiries. */
function lines(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(controlsInLines, " ").trim();
}

function required(clean: (text: string) => string, { limit }: { readonly limit: number }, missing: string) {
  return v.pipe(
    v.string(missing),
    v.transform(clean),
    v.nonEmpty(missing),
    v.maxLength(limit, ({ input }) => tooLong(input.length - limit)),
  );
}

/** The form always sends the honeypot field. If it were optional, a bot could omit it. */
const notFromForm = "This does not come from our contact form. Please send it from there.";

/** The key of an enquiry and of its files. */
export const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const schema = v.object({
  name: required(oneLine, fields.name, "Please enter your name."),
  email: v.pipe(
    required(oneLine, fields.email, "Please enter your email address."),
    // The pattern of browsers, so that the Worker rejects no address that a browser accepts.
    v.rfcEmail("Please enter an email address such as name@company.co.uk."),
  ),
  phone: required(oneLine, fields.phone, "Please enter your phone number."),
  service: v.picklist(["", ...contactServices], "Please choose a service from the list."),
  message: required(lines, fields.message, "Please tell us what you need."),
  /** A honeypot, hidden from people. The error names the field, because a browser may have autofilled it. */
  website: v.pipe(v.string(notFromForm), v.literal("", "Please leave this field empty.")),
  key: v.optional(
    v.pipe(v.string("The key must be a UUID."), v.toLowerCase(), v.regex(uuid, "The key must be a UUID.")),
  ),
});

export type Problems = Readonly<Record<string, string>>;

export type Checked = {
  readonly words: Words;
  readonly key: string;
  /** SHA-256 of the fields. */
  readonly digest: string;
};

/**
 * Validates the fields.
 * @param day the default key: an enquiry that is sent twice in a day without scripts is stored once
 */
export function check(input: Values, day: string): Checked | { readonly problems: Problems } {
  const blank = { name: "", email: "", phone: "", service: "", message: "", website: null };
  const result = v.safeParse(schema, { ...blank, ...input, key: input.key || undefined });
  const problems: Record<string, string> = {};
  for (const issue of result.issues ?? []) problems[v.getDotPath(issue) ?? "form"] ??= issue.message;
  if (!result.success) return { problems };
  const { key = day, website: _, ...words } = result.output;
  return { words, key, digest: createHash("sha256").update(JSON.stringify(words)).digest("hex") };
}
