import { origin } from "./policy";

/** The maximum number of rules that Cloudflare reads; it silently ignores further ones. */
export const maxHeaders = 100;

/** Hashed files that many pages share. Data and drawings of single pages are excluded, because there are too many. */
const lasting = /^_next\/static\/(?:chunks|media(?!\/(?:figure|street|view)-)|styles)\//;

const noPayment = "payment=()";

/**
 * The export's `_headers`: the project's rules, the permission for payments in the frame of an external booking
 * service, and a long cache lifetime for each shared hashed file. There is one rule per file, because a rule for the
 * folder would also cache a 404 for a year.
 * @param base the text of public/_headers
 * @param files the paths of the export's files
 * @throws when there are more rules than the host reads, or the rule to extend is missing
 */
export function headersFile(base: string, files: readonly string[], bookingUrl: string): string {
  if (!base.includes(noPayment)) throw new Error(`_headers has no "${noPayment}" in its Permissions-Policy.`);
  const service = origin(bookingUrl);
  // A frame cannot have a permission that its page lacks.
  const widened = service ? base.replaceAll(noPayment, `payment=(self "${service}")`) : base;
  const rules = files
    .filter((file) => lasting.test(file) && /\.\w+$/.test(file))
    .sort()
    .map((file) => `/${file}\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable\n`);
  // There is one rule for all photographs, which may be many. If a 404 of one is cached, no page loses its scripts.
  const pictures = files.some((file) => /^pictures\//.test(file));
  if (pictures) rules.push("/pictures/*\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable\n");
  const all = `${[widened.trimEnd(), ...rules].join("\n\n").trimEnd()}\n`;
  const count = all.split("\n").filter((line) => /^(?:\/|https:)/.test(line)).length;
  if (count > maxHeaders) throw new Error(`There would be ${count} rules in _headers; the host reads ${maxHeaders}.`);
  return all;
}
