import { isReference } from "@/lib/enquiry";
import { askBeforeLeaving } from "./ask-before-leaving";
import { announceContact } from "./contact-event";
import type { Cause, Failure, Outcome, StoredMessage } from "./enquiry-state";
import { storedMessage, storeOutcome } from "./storage";
import type { TakeToken } from "./use-challenge";
import { reasonIn, TransientFailure, transientFailure, withRetries } from "./with-retries";

/** The timeout of one attempt, in milliseconds. */
const tryTimeout = 15_000;

/**
 * Sends a stored message to the endpoint. A lock lets only one tab send it at a time; without locks (no HTTPS), the
 * idempotency key makes two deliveries one enquiry.
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
    // Another tab may have received the answer meanwhile.
    const answered = storedMessage(message.key)?.outcome;
    if (answered) return answered;
    // The page was left between two attempts; the next visit sends the message again.
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
  // Whether the outcome of an attempt is unknown: the message may have arrived.
  let mayHaveArrived = false;
  const result = await withRetries(async () => {
    // A token is valid once.
    const request = requestFor(message, await takeToken?.());
    // Checked before the attempt: a connection that breaks during it may have delivered the message.
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

/** Every attempt has the same idempotency key, so that a message is not stored twice when its answer is lost. */
function requestFor({ key, enquiry }: StoredMessage, turnstile?: string) {
  return {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json", "Idempotency-Key": key },
    body: JSON.stringify({ ...enquiry, turnstile }),
    // The request continues when the page is left.
    keepalive: true,
  } as const satisfies RequestInit;
}

async function tryOnce(endpoint: string, request: RequestInit): Promise<Outcome | TransientFailure> {
  // The timeout also covers reading the answer. Fake timers do not advance AbortSignal.timeout.
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), tryTimeout);
  const answer = await fetch(endpoint, { ...request, signal: abort.signal });
  const body: unknown = await answer.json().catch(() => undefined);
  clearTimeout(timer);
  if (!answer.ok) {
    return transientFailure(answer.status, body, answer.headers.get("Retry-After")) ?? refusal(answer.status, body);
  }
  // A 200 with HTML comes from a captive portal or a host without the endpoint: nothing was stored.
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
