import pRetry from "p-retry";
import { type Delivery, type Enquiry, notTaken, PassingFault, Refusal, unconfirmed } from "./delivery-outcome";

/** The waits of SPEC point 9, in milliseconds: three retries, from 1 s, doubled each time, 30 s at most. */
const waits = { retries: 3, minTimeout: 1000, maxTimeout: 30_000, factor: 2 } as const;
/** How long one try may take, in milliseconds. */
const tryTimeout = 15_000;
/** Answers that may be different next time. */
const passing = (status: number) => status === 408 || status === 425 || status === 429 || status >= 500;

/**
 * Sends an enquiry to the endpoint as JSON, again where the fault may pass. All tries carry the same key, so that an
 * enquiry whose answer was lost on the way is not taken twice.
 * @param endpoint where enquiries go
 * @param enquiry what the visitor typed
 * @param key names this enquiry; a UUID
 * @param onRetry told each time a try has failed and another follows
 * @returns what became of it; it never throws
 */
export async function deliver(
  endpoint: string,
  enquiry: Enquiry,
  key: string,
  onRetry: () => void = () => {},
): Promise<Delivery> {
  // Whether a try went out whose end nobody knows: then it would be untrue to say that nothing was sent.
  let mayHaveArrived = false;
  try {
    await pRetry(() => post(endpoint, enquiry, key), {
      ...waits,
      shouldRetry: ({ error }) => error instanceof PassingFault,
      onFailedAttempt: async ({ error, retriesConsumed, retriesLeft }) => {
        if (!(error instanceof PassingFault)) return;
        mayHaveArrived ||= !error.offline;
        if (retriesLeft === 0) return;
        onRetry();
        // The longer of the two waits counts; p-retry adds its own after this one.
        const own = Math.min(waits.minTimeout * waits.factor ** retriesConsumed, waits.maxTimeout);
        if (error.retryAfter > own) await pause(error.retryAfter - own);
      },
    });
    return { ok: true };
  } catch (error) {
    return error instanceof Refusal ? notTaken(error) : unconfirmed(mayHaveArrived);
  }
}

/** One try. Returns when the endpoint has taken the enquiry. */
async function post(endpoint: string, enquiry: Enquiry, key: string): Promise<void> {
  // Not AbortSignal.timeout: the time also covers the reading of a refusal, and older phones lack it.
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), tryTimeout);
  // Known before the try: a connection that breaks during it may have carried the enquiry.
  const offline = typeof navigator !== "undefined" && navigator.onLine === false;
  try {
    const answer = await fetch(endpoint, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json", "Idempotency-Key": key },
      body: JSON.stringify(enquiry),
      signal: abort.signal,
      // It goes on where the visitor leaves the page at once.
      keepalive: true,
    }).catch((error: unknown) => {
      throw new PassingFault(String(error), { offline });
    });
    await judge(answer);
  } finally {
    clearTimeout(timer);
  }
}

/** @throws where the answer is anything else than the endpoint's word that it has the enquiry */
async function judge(answer: Response): Promise<void> {
  // An HTML page with a 200 comes from a network's sign-in page or a host without the endpoint: nothing was taken.
  const isPage = /html/i.test(answer.headers.get("Content-Type") ?? "");
  if (answer.ok && !isPage) return;
  if (answer.ok) throw new PassingFault("a page instead of an answer");
  if (passing(answer.status)) throw new PassingFault(`status ${answer.status}`, { retryAfter: retryAfter(answer) });
  const body: unknown = await answer.json().catch(() => undefined);
  throw new Refusal(answer.status, body);
}

/** Retry-After in milliseconds, from seconds or a date, honoured up to 30 s. */
function retryAfter(answer: Response): number {
  const value = answer.headers.get("Retry-After")?.trim();
  if (!value) return 0;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Math.min(Math.max(wait || 0, 0), waits.maxTimeout);
}

/** Resolves after so many milliseconds. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
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
