import { createHash } from "node:crypto";
import { challengeOrigin } from "@/lib/challenge";
import type { site } from "@/lib/site";

/** The third parties of a deployment: booking page, maps service, enquiry endpoint and bot check. */
export type Parties = Pick<typeof site, "bookingUrl" | "contactEndpoint" | "turnstileSiteKey"> & {
  readonly mapUrl: string;
};

/** The origin of an address; empty for a path on this site. */
export const origin = (address: string) => (/^https?:/.test(address) ? new URL(address).origin : "");

/**
 * The Content-Security-Policy of all pages: scripts of this site, exactly the inline scripts of every page, frames and
 * posts to the configured parties, and nothing else. Inline styles are allowed, because Radix sets style attributes.
 * `frame-ancestors` is in the headers, because it has no effect in a page.
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
