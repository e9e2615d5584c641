import * as v from "valibot";
import { contactServices } from "@/data/business";

/** The longest a field may be; the page's own `maxlength` should say the same. */
export const longest = { name: 100, email: 254, phone: 40, message: 5000 } as const;

/** The least time, in milliseconds, in which a person fills in the form. */
const fastest = 3000;

/** Control characters have no business in what a person types, and some in terminals and mail headers. */
const controls = /\p{Cc}/gu;
const controlsInLines = /[^\P{Cc}\n\t]/gu;

function oneLine(text: string): string {
  return text.replace(controls, " ").trim();
}

/** A form sends CRLF where a script sends LF; the same words must be the same enquiry. */
function lines(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(controlsInLines, " ").trim();
}

function required(clean: (text: string) => string, most: number, missing: string) {
  return v.pipe(
    v.string(missing),
    v.transform(clean),
    v.nonEmpty(missing),
    v.maxLength(most, `Please keep this to ${most} characters.`),
  );
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const schema = v.object({
  name: required(oneLine, longest.name, "Please enter your name."),
  email: v.pipe(
    required(oneLine, longest.email, "Please enter your email address."),
    // The pattern browsers use, so that nobody is refused here who passed there.
    v.rfcEmail("Please enter an email address such as name@company.co.uk."),
  ),
  phone: required(oneLine, longest.phone, "Please enter your phone number."),
  service: v.picklist(["", ...contactServices], "Please choose a service from the list."),
  message: required(lines, longest.message, "Please tell us what you need."),
  /** Hidden from people. Refused openly: a browser that filled it in by itself must not lose its owner's words. */
  website: v.literal("", "Please leave this field empty."),
  /** Milliseconds since the form was shown; only a script knows. */
  elapsed: v.optional(
    v.pipe(
      v.number("Please send the form again."),
      v.minValue(fastest, "That was very quick. Please send the form again."),
    ),
  ),
  key: v.optional(
    v.pipe(v.string("The key must be a UUID."), v.toLowerCase(), v.regex(uuid, "The key must be a UUID.")),
  ),
});

export type Enquiry = Pick<v.InferOutput<typeof schema>, "name" | "email" | "phone" | "service" | "message">;

/** What is wrong, by the name of the field. */
export type Problems = Readonly<Record<string, string>>;

export type Checked =
  | { readonly enquiry: Enquiry; readonly key: string; readonly problems?: undefined }
  | { readonly problems: Problems };

/**
 * Checks what was sent.
 * @param input the fields as they came
 * @param today part of the key that is made for an enquiry without one
 */
export async function check(input: Readonly<Record<string, unknown>>, today: string): Promise<Checked> {
  const blank = { name: "", email: "", phone: "", service: "", message: "", website: "" };
  const result = v.safeParse(schema, { ...blank, ...input });
  if (!result.success) {
    const problems: Record<string, string> = {};
    for (const issue of result.issues) problems[v.getDotPath(issue) ?? "form"] ??= issue.message;
    return { problems };
  }
  const { name, email, phone, service, message, key } = result.output;
  const enquiry = { name, email, phone, service, message };
  return { enquiry, key: key ?? (await keyOf(enquiry, today)) };
}

/** Without a script nothing makes a key. The same words on the same day, sent twice, are one enquiry all the same. */
async function keyOf(enquiry: Enquiry, today: string): Promise<string> {
  const words = new TextEncoder().encode(JSON.stringify([today, enquiry]));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", words));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
