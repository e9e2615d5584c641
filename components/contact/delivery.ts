import pRetry from "p-retry";
import type { Enquiry } from "@/lib/enquiry";
import {
  type Cause,
  type Delivery,
  notTaken,
  PassingFault,
  Refusal,
  reasonIn,
  referenceIn,
  unconfirmed,
} from "./delivery-outcome";
import { requestFor } from "./delivery-request";

/** The backoff of SPEC point 9, in milliseconds: three retries, from 1 s, doubled each time, 30 s at most. */
const backoff = { retries: 3, minTimeout: 1000, maxTimeout: 30_000, factor: 2 } as const;
/** How long one try may take, in milliseconds. */
const tryTimeout = 15_000;

/**
 * Sends an enquiry to the endpoint as JSON, again where the fault may pass. All tries carry the same key, so that an
 * enquiry whose answer was lost on the way is not taken twice.
 * @param endpoint where enquiries go
 * @param enquiry what the visitor typed
 * @param key names this enquiry; a UUID
 * @param onRetry told each time a try has failed and another follows, with the reason of the failure
 * @returns what became of it; it never throws
 */
export async function deliver(
  endpoint: string,
  enquiry: Enquiry,
  key: string,
  onRetry: (why: Cause) => void = () => {},
): Promise<Delivery> {
  // Whether a try went out whose end nobody knows: then it would be untrue to say that nothing was sent.
  let mayHaveArrived = false;
  try {
    const reference = await pRetry(() => tryOnce(endpoint, enquiry, key), {
      ...backoff,
      shouldRetry: ({ error }) => error instanceof PassingFault,
      onFailedAttempt: async ({ error, retriesConsumed, retriesLeft }) => {
        if (!(error instanceof PassingFault)) return;
        mayHaveArrived ||= error.why !== "offline";
        if (retriesLeft === 0) return;
        onRetry(error.why);
        // The longer of the two waits counts; p-retry adds its own after this one.
        const own = Math.min(backoff.minTimeout * backoff.factor ** retriesConsumed, backoff.maxTimeout);
        const asked = Math.min(error.retryAfter, backoff.maxTimeout);
        if (asked > own) await pause(asked - own);
      },
    });
    return { ok: true, reference };
  } catch (error) {
    if (error instanceof Refusal) return notTaken(error);
    return unconfirmed(mayHaveArrived, error instanceof PassingFault ? error.reason : "");
  }
}

/** One try. Returns when the endpoint has taken the enquiry, with the reference it gives, if any. */
async function tryOnce(endpoint: string, enquiry: Enquiry, key: string): Promise<string | undefined> {
  // Not AbortSignal.timeout: the time also covers the reading of a refusal, and older phones lack it.
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), tryTimeout);
  // Known before the try: a connection that breaks during it may have carried the enquiry.
  const why = typeof navigator !== "undefined" && navigator.onLine === false ? "offline" : "unanswered";
  try {
    const answer = await fetch(endpoint, { ...requestFor(enquiry, key), signal: abort.signal }).catch(() => {
      throw new PassingFault(why);
    });
    return await expectTaken(answer);
  } finally {
    clearTimeout(timer);
  }
}

/** @throws where the answer is anything else than the endpoint's word that it has the enquiry */
async function expectTaken(answer: Response): Promise<string | undefined> {
  // An HTML page with a 200 comes from a network's sign-in page or a host without the endpoint: nothing was taken.
  const isPage = /html/i.test(answer.headers.get("Content-Type") ?? "");
  if (answer.ok && isPage) throw new PassingFault("unanswered");
  const body: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return referenceIn(body);
  const wait = retryAfter(answer);
  if (mayEnd(answer.status, reasonIn(body), wait)) throw new PassingFault("answered", reasonIn(body), wait);
  throw new Refusal(answer.status, body);
}

/** Whether the answer may be another next time. A limit that gives its reason, or lasts, is told to the visitor at once. */
function mayEnd(status: number, reason: string, wait: number): boolean {
  if (status === 429) return !reason && wait <= backoff.maxTimeout;
  return status === 408 || status === 425 || status >= 500;
}

/** Retry-After in milliseconds, from seconds or a date. */
function retryAfter(answer: Response): number {
  const value = answer.headers.get("Retry-After")?.trim();
  if (!value) return 0;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Math.max(wait || 0, 0);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
