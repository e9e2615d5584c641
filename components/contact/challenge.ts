import { challengeOrigin } from "@/lib/challenge";

/** Cloudflare's optional bot check (Turnstile), which fills the element of class "cf-turnstile". */
export const challengeScript = `${challengeOrigin}/turnstile/v0/api.js`;

/** The maximum wait for a token, in milliseconds; then the message is sent without one. */
const tokenTimeout = 10_000;
const interval = 100;

/** Returns an unused token, or undefined if the check is off, fails to load or takes too long. */
export async function takeToken(): Promise<string | undefined> {
  const { turnstile } = window;
  for (let waited = 0; turnstile && waited < tokenTimeout; waited += interval) {
    const token = turnstile.getResponse();
    // Requests a new token for the next attempt.
    if (token) turnstile.reset();
    if (token) return token;
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
}

declare global {
  interface Window {
    turnstile?: { getResponse(): string | undefined; reset(): void };
  }
}
