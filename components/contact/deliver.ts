import { isReference } from "@/lib/enquiry";
import { askBeforeLeaving } from "./ask-before-leaving";
import { announceContact } from "./contact-event";
import type { Cause, Failure, Outcome, StoredMessage } from "./enquiry-state";
import { storedMessage, storeOutcome } from "./storage";
import type { TakeToken } from "./use-challenge";
import { reasonIn, TransientFailure, transientFailure, withRetries } from "./with-retries";

/** How long one try may take, in milliseconds. */
const tryTimeout = 15_000;

/**
 * Sends a stored message to the endpoint. Of several tabs that have it, one at a time sends it; where the browser has no
 * locks, as without HTTPS, the key makes two deliveries one enquiry.
 * @param onRetry told each time a try has failed and another follows
 * @param takeToken gives each try a token of its own from the check for programs
 * @returns what became of it; it never throws
 */
export async function deliver(
  endpoint: string,
  message: StoredMessage,
  onRetry?: (cause: Cause) => void,
  takeToken?: TakeToken,
): Promise<Outcome> {
  const act = async () => {
    // Another tab may have had the answer while this one waited.
    const answered = storedMessage(message.key)?.outcome;
    if (answered) return answered;
    // Another try for a page that is left between two; the next visit asks for its answer.
    const stopAsking = askBeforeLeaving(() => void fetch(endpoint, requestFor(message)).catch(() => undefined));
    const outcome = await tryAll(endpoint, message, onRetry, takeToken);
    storeOutcome(message, outcome);
    stopAsking();
    if (outcome.ok) announceContact("form:contact");
    return outcome;
  };
  return navigator.locks ? navigator.locks.request(`enquiry:${message.key}`, act).catch(act) : act();
}

async function tryAll(
  endpoint: string,
  message: StoredMessage,
  onRetry?: (cause: Cause) => void,
  takeToken?: TakeToken,
): Promise<Outcome> {
  // Whether a try went out whose end nobody knows: then it would be untrue to say that nothing was sent.
  let mayHaveArrived = false;
  const result = await withRetries(async () => {
    // A token serves once, so a retry has a new one.
    const request = requestFor(message, await takeToken?.());
    // Known before the try: a connection that breaks during it may have carried the message.
    const isOffline = navigator.onLine === false;
    mayHaveArrived ||= !isOffline;
    return tryOnce(endpoint, request).catch(() => new TransientFailure(isOffline ? "offline" : "unanswered"));
  }, onRetry);
  if (!(result instanceof TransientFailure)) return result;
  const words = mayHaveArrived
    ? "We got no confirmation, so your message may not have reached us."
    : "Your device was offline, so nothing was sent just now.";
  return { ok: false, refused: false, message: `${words} ${result.reason}`.trim() };
}

/** Every try carries the same key, so that a message whose answer was lost is not taken twice. */
function requestFor({ key, enquiry }: StoredMessage, turnstile?: string) {
  return {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json", "Idempotency-Key": key },
    body: JSON.stringify({ ...enquiry, turnstile }),
    // It goes on where the page is left.
    keepalive: true,
  } as const satisfies RequestInit;
}

async function tryOnce(endpoint: string, request: RequestInit): Promise<Outcome | TransientFailure> {
  // The time also covers the reading of the answer. Not AbortSignal.timeout, which a test's clock does not move.
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), tryTimeout);
  const answer = await fetch(endpoint, { ...request, signal: abort.signal });
  const body: unknown = await answer.json().catch(() => undefined);
  clearTimeout(timer);
  if (!answer.ok) {
    return transientFailure(answer.status, body, answer.headers.get("Retry-After")) ?? refusal(answer.status, body);
  }
  // An HTML page with a 200 comes from a network's sign-in page or a host without the endpoint: nothing was taken.
  if (/html/i.test(answer.headers.get("Content-Type") ?? "")) return new TransientFailure("unanswered");
  const { reference } = Object(body);
  return { ok: true, reference: isReference(reference) ? reference : undefined };
}

/** `{ "errors": { "email": "…" } }` names fields, `{ "error": "…" }` the reason. */
function refusal(status: number, body: unknown): Failure {
  const reason = reasonIn(body) || (status === 429 ? "Too many have come at once: please try again later." : "");
  const { errors } = Object(body);
  const entries = Object.entries(typeof errors === "object" && errors ? errors : {});
  const fields = Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  return { ok: false, refused: true, message: `Your message was not accepted. ${reason}`.trim(), fields };
}
