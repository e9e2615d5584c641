import type { Enquiry } from "@/lib/enquiry";

/** How an enquiry is posted. It goes on where the visitor leaves the page at once. */
export function requestFor(enquiry: Enquiry, key: string) {
  return {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json", "Idempotency-Key": key },
    body: JSON.stringify(enquiry),
    keepalive: true,
  } as const satisfies RequestInit;
}

/**
 * Leaves one more try to the browser, for the moment in which the page is closed or dies; nobody learns of its answer.
 * @returns what takes it back
 */
export function leaveLastTry(endpoint: string, enquiry: Enquiry, key: string): () => void {
  const end = new AbortController();
  const request = requestFor(enquiry, key);
  try {
    // Also sent where a phone ends the browser without a word to the page.
    if (window.fetchLater) {
      window.fetchLater(endpoint, { ...request, signal: end.signal });
      return () => end.abort();
    }
  } catch {
    // Not allowed here, or too much of it: the page sends it itself.
  }
  addEventListener("pagehide", () => void fetch(endpoint, request).catch(() => undefined), { signal: end.signal });
  return () => end.abort();
}

declare global {
  interface Window {
    /** Not in every browser, and not yet in TypeScript's own list. */
    fetchLater?: (address: string, request: RequestInit) => unknown;
  }
}

/**
 * A key for an enquiry: a random UUID, version 4. `crypto.randomUUID` does the same, but only on pages served over
 * HTTPS; this works everywhere.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}
