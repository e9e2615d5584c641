import { origin } from "./policy";

/** The most rules that Cloudflare reads; it silently ignores further ones. */
export const mostHeaders = 100;

/** Hashed files that many pages share. The data and the drawings of single pages are left out: there are too many. */
const lasting = /^_next\/static\/(?:chunks|media(?!\/(?:figure|street|view)-)|styles)\//;

const noPayment = "payment=()";

/**
 * The export's `_headers`: the project's own rules, with what an outside booking service needs to take a payment in its
 * frame, and a long life for each shared file whose name changes with its content. A rule each, as one for their folder
 * would also hold for a file that is missing: one bad moment, and a visitor would be without scripts for a year.
 * @param base the text of public/_headers
 * @param files the paths of the export's files
 * @throws when there are more rules than the host reads, or the one to be widened is missing
 */
export function headersFile(base: string, files: readonly string[], bookingUrl: string): string {
  if (!base.includes(noPayment)) throw new Error(`_headers has no "${noPayment}" in its Permissions-Policy.`);
  const service = origin(bookingUrl);
  // A frame may do nothing that the page around it may not.
  const widened = service ? base.replaceAll(noPayment, `payment=(self "${service}")`) : base;
  const rules = files
    .filter((file) => lasting.test(file) && /\.\w+$/.test(file))
    .sort()
    .map((file) => `/${file}\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable\n`);
  // One rule for the photographs, which may be many: one that is missing for a while costs no page its scripts.
  const pictures = files.some((file) => /^pictures\//.test(file));
  if (pictures) rules.push("/pictures/*\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable\n");
  const all = `${[widened.trimEnd(), ...rules].join("\n\n").trimEnd()}\n`;
  const count = all.split("\n").filter((line) => /^(?:\/|https:)/.test(line)).length;
  if (count > mostHeaders) throw new Error(`There would be ${count} rules in _headers; the host reads ${mostHeaders}.`);
  return all;
}
