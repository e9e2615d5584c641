import { createHash } from "node:crypto";
import { challengeOrigin } from "@/lib/challenge";

/** The third parties a deployment lets in: booking page, maps service, enquiry endpoint, and the form's check. */
export type Parties = {
  readonly bookingUrl: string;
  readonly mapUrl: string;
  readonly contactEndpoint: string;
  readonly turnstileSiteKey?: string;
};

/** The origin of an address, or nothing for a path on this site. */
const origin = (address: string) => (/^https?:/.test(address) ? new URL(address).origin : "");

/**
 * The Content-Security-Policy of the pages, one for all: scripts of this site and exactly the inline ones that every
 * page holds, frames and posts to the configured parties, nothing else. Styles stay inline, as Radix and sonner write
 * style attributes. `frame-ancestors` has no effect in a page and stands in the headers.
 */
export function policyFor(inlineScripts: readonly string[], parties: Parties): string {
  const hashes = inlineScripts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  const endpoint = origin(parties.contactEndpoint);
  const challenge = parties.contactEndpoint && parties.turnstileSiteKey ? challengeOrigin : "";
  const rules: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes, challenge],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", endpoint],
    "frame-src": ["'self'", origin(parties.bookingUrl), origin(parties.mapUrl), challenge],
    "form-action": ["'self'", endpoint, parties.contactEndpoint ? "" : "mailto:"],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
  };
  return Object.entries(rules)
    .map(([name, values]) => [name, ...new Set(values.filter(Boolean))].join(" "))
    .join("; ");
}

const noPayment = "payment=()";

/**
 * The host's headers with what an outside booking service needs to take a payment in its frame; where the booking page
 * is our own they stay as they are.
 * @param headers the text of `_headers`
 * @throws when it does not hold the rule that is to be widened
 */
export function headersFor(headers: string, { bookingUrl }: Pick<Parties, "bookingUrl">): string {
  const service = origin(bookingUrl);
  if (!headers.includes(noPayment)) throw new Error(`_headers has no "${noPayment}" in its Permissions-Policy.`);
  // A frame may do nothing that the page around it may not.
  return service ? headers.replaceAll(noPayment, `payment=(self "${service}")`) : headers;
}
