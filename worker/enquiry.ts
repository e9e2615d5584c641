import { createHash } from "node:crypto";
import * as v from "valibot";
import { contactServices } from "@/data/business";
import { fields, tooLong, type Words } from "@/lib/enquiry";

export type Values = Readonly<Record<string, unknown>>;

/** Control characters are not typed by people, and some are harmful in terminals and mail headers. */
const controls = /\p{Cc}/gu;
const controlsInLines = /[^\P{Cc}\n\t]/gu;

function oneLine(text: string): string {
  return text.replace(controls, " ").trim();
}

/** A form sends CRLF and a script LF; the same words must be the same enquiry. */
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

/** Our form always sends the honeypot; without it a bot could avoid it. */
const notOurs = "This does not come from our contact form. Please send it from there.";

/** The key of an enquiry and of its files. */
export const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const schema = v.object({
  name: required(oneLine, fields.name, "Please enter your name."),
  email: v.pipe(
    required(oneLine, fields.email, "Please enter your email address."),
    // The browsers' pattern, so that no address is refused here that passed there.
    v.rfcEmail("Please enter an email address such as name@company.co.uk."),
  ),
  phone: required(oneLine, fields.phone, "Please enter your phone number."),
  service: v.picklist(["", ...contactServices], "Please choose a service from the list."),
  message: required(lines, fields.message, "Please tell us what you need."),
  /** A honeypot, hidden from people. The answer says so, because a browser may have filled it in. */
  website: v.pipe(v.string(notOurs), v.literal("", "Please leave this field empty.")),
  key: v.optional(
    v.pipe(v.string("The key must be a UUID."), v.toLowerCase(), v.regex(uuid, "The key must be a UUID.")),
  ),
});

export type Problems = Readonly<Record<string, string>>;

export type Checked = {
  readonly words: Words;
  readonly key: string;
  /** SHA-256 of the words. */
  readonly digest: string;
};

/**
 * Checks the fields.
 * @param day the key if there is none: the same words sent twice in a day without scripts are one enquiry
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
