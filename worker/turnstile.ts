import { challengeOrigin } from "@/lib/challenge";

/** How long the challenge's service may take, in milliseconds: the visitor is waiting. */
const timeout = 4000;

/**
 * Asks Turnstile whether a visitor passed the challenge.
 * @param token what the widget gave the page; nothing from a visitor without scripts
 * @returns false also where the service cannot be asked: the enquiry is taken all the same
 */
export async function passed(secret: string, token: unknown, address: string | null): Promise<boolean> {
  if (typeof token !== "string" || !token) return false;
  try {
    const response = await fetch(`${challengeOrigin}/turnstile/v0/siteverify`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ secret, response: token, ...(address && { remoteip: address }) }),
      signal: AbortSignal.timeout(timeout),
    });
    const answer: unknown = await response.json();
    return typeof answer === "object" && answer !== null && "success" in answer && answer.success === true;
  } catch {
    return false;
  }
}
