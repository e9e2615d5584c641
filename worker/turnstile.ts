import { challengeOrigin } from "@/lib/challenge";
import type { Values } from "./enquiry";

/** How long Turnstile may take to answer, in milliseconds; the visitor is waiting. */
const timeout = 4000;

/**
 * Asks Turnstile whether a visitor passed the challenge.
 * @param typed the fields, with the widget's token unless the visitor has no scripts
 * @returns false also if the service does not answer; the enquiry is still accepted
 */
export async function passed(secret: string, typed: Values, request: Request): Promise<boolean> {
  const token = typed.turnstile ?? typed["cf-turnstile-response"];
  const address = request.headers.get("CF-Connecting-IP");
  if (typeof token !== "string" || !token) return false;
  try {
    const response = await fetch(`${challengeOrigin}/turnstile/v0/siteverify`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ secret, response: token, ...(address && { remoteip: address }) }),
      signal: AbortSignal.timeout(timeout),
    });
    return Object(await response.json()).success === true;
  } catch {
    return false;
  }
}
