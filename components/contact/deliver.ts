import { isReference } from "@/lib/enquiry";
import { askBeforeLeaving } from "./ask-before-leaving";
import { takeToken } from "./challenge";
import { announceContact } from "./contact-event";
import type { Outcome, Sending, StoredMessage } from "./enquiry-state";
import { forgetMessage, storedMessage, storeMessage } from "./storage";
import { isTransient, type Reply, reasonIn, withRetries } from "./with-retries";

/** The timeout of one attempt, in milliseconds. */
const attemptTimeout = 15_000;

/** The minimum time of a confirmation, in milliseconds; if the page is left sooner, the next one shows it again. */
const readingTime = 3000;

/**
 * Delivers a message, which stays stored until the endpoint has answered. A lock lets only one tab send it at a time;
 * without locks (no HTTPS), the idempotency key makes two deliveries one enquiry.
 * @param endpoint empty if the deployment has none; nothing is sent then
 * @param onState called when sending starts and before each retry
 * @returns the outcome; it never throws
 */
export async function deliver(
  message: StoredMessage,
  endpoint: string,
  onState: (state: Sending) => void,
): Promise<Outcome> {
  onState({ step: "sending", message });
  if (!endpoint) return { step: "sent" };
  if (!message.outcome) storeMessage(message);
  const send = async () => {
    // An earlier page view or another tab may have received the answer and deleted the message since.
    const answered = storedMessage(message.key)?.outcome ?? message.outcome;
    if (answered) return answered;
    // Leaving the page ends the retries, so it makes a last attempt. The next visit sends the message again.
    const stopAsking = askBeforeLeaving(() => void fetch(endpoint, requestFor(message)).catch(() => undefined));
    const outcome = await tryAll(message, endpoint, onState);
    // An unconfirmed message is sent again on the next visit.
    if (outcome.step === "sent" || outcome.refused) storeMessage({ ...message, outcome });
    stopAsking();
    if (outcome.step === "sent") announceContact("form:contact");
    return outcome;
  };
  const outcome = await (navigator.locks
    ? navigator.locks.request(`enquiry:${message.key}`, send).catch(send)
    : send());
  if (outcome.step === "sent") setTimeout(forgetMessage, readingTime, message.key);
  return outcome;
}

async function tryAll(message: StoredMessage, endpoint: string, onState: (state: Sending) => void): Promise<Outcome> {
  let isOffline = false;
  // Whether the outcome of an attempt is unknown: the message may have arrived.
  let mayHaveArrived = false;
  const attempt = async () => {
    // A token is valid once. Without one the endpoint decides.
    const request = requestFor(message, await takeToken().catch(() => undefined));
    // Checked before the attempt: a connection that breaks during it may have delivered the message.
    isOffline = navigator.onLine === false;
    mayHaveArrived ||= !isOffline;
    return replyTo(endpoint, request).catch(() => ({ status: 0 }));
  };
  const reply = await withRetries(attempt, ({ status }) =>
    onState({ step: "sending", message, retry: status ? "answered" : isOffline ? "offline" : "unanswered" }),
  );
  if (!isTransient(reply)) return outcomeOf(reply);
  const words = mayHaveArrived
    ? "We got no confirmation, so your message may not have reached us."
    : "Your device was offline, so nothing was sent just now.";
  return { step: "failed", refused: false, reason: `${words} ${reasonIn(reply)}`.trim() };
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

async function replyTo(endpoint: string, request: RequestInit): Promise<Reply> {
  // The timeout also covers reading the answer. Fake timers do not advance AbortSignal.timeout.
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), attemptTimeout);
  const answer = await fetch(endpoint, { ...request, signal: abort.signal });
  const body: unknown = await answer.json().catch(() => undefined);
  clearTimeout(timer);
  // A 200 with HTML comes from a captive portal or a host without the endpoint: nothing was stored.
  const isPage = answer.ok && /html/i.test(answer.headers.get("Content-Type") ?? "");
  return isPage ? { status: 0 } : { status: answer.status, body, retryAfter: answer.headers.get("Retry-After") };
}

/** `{ "errors": { "email": "…" } }` names the refused fields, `{ "error": "…" }` the reason. */
function outcomeOf(reply: Reply): Outcome {
  const { reference, errors } = Object(reply.body);
  if (reply.status < 300) return { step: "sent", reference: isReference(reference) ? reference : undefined };
  const limit = reply.status === 429 ? "Too many have come at once: please try again later." : "";
  const reason = `Your message was not accepted. ${reasonIn(reply) || limit}`.trim();
  const entries = typeof errors === "object" && errors ? Object.entries(errors) : [];
  const fields = Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  return { step: "failed", refused: true, reason, fields };
}
