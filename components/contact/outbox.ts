import { askBeforeLeaving } from "./ask-before-leaving";
import { announceContact } from "./contact-event";
import { deliver } from "./delivery";
import type { Cause, Delivery } from "./delivery-outcome";
import { leaveLastTry } from "./delivery-request";
import { forget, type Kept, noteArrival, type Pending, savePending } from "./pending";

type Lock = { readonly granted: Promise<void>; readonly release: () => void };

/** The locks of the messages that this page answers for, or waits to answer for, by the messages' keys. */
const locks = new Map<string, Lock>();
/** For each message this page has sent and nobody has confirmed: what takes the try back that the browser keeps. */
const lastTries = new Map<string, () => void>();
let stopAsking = () => {};
/** How long the visitor has to read that a message has arrived, in milliseconds. */
const readingTime = 3000;

/**
 * Sends a message and answers for it until its end is known: it is kept in the browser, the visitor is asked before the
 * page is closed, and a last try is left for that case.
 * @param onRetry told each time a try has failed and another follows
 */
export async function sendPending(
  endpoint: string,
  pending: Pending,
  onRetry: (why: Cause) => void,
): Promise<Delivery> {
  const { key, enquiry } = pending;
  savePending(pending);
  void acquire(key);
  if (lastTries.size === 0) stopAsking = askBeforeLeaving();
  lastTries.get(key)?.();
  lastTries.set(key, leaveLastTry(endpoint, enquiry, key));
  const result = await deliver(endpoint, enquiry, key, onRetry);
  if (result.ok) {
    conclude(key, () => noteArrival({ ...pending, reference: result.reference }));
    forgetOnceRead(pending);
    announceContact("form:contact");
  } else if (result.refused) conclude(key, () => savePending({ ...pending, refusal: result }));
  return result;
}

/** Forgets a message that has arrived, once this page has said so for long enough; a page that is left sooner does not. */
export function forgetOnceRead(kept: Kept): void {
  setTimeout(() => {
    if (document.visibilityState === "visible") forget(kept.key);
    else document.addEventListener("visibilitychange", () => forgetOnceRead(kept), { once: true });
  }, readingTime);
}

/** Makes this page the only one that answers for a message; resolves when no other living page does. */
export function acquire(key: string): Promise<void> {
  const lock = locks.get(key) ?? newLock(key);
  locks.set(key, lock);
  return lock.granted;
}

/**
 * Stops answering for a message: it has arrived, was refused, or the visitor does not want it sent.
 * @param keep changes what the browser keeps of it, before another page may look
 */
export function conclude(key: string, keep = () => forget(key)): void {
  keep();
  lastTries.get(key)?.();
  if (lastTries.delete(key) && lastTries.size === 0) stopAsking();
  unlock(key);
}

/** Leaves a message to other pages. */
export function unlock(key: string): void {
  locks.get(key)?.release();
  locks.delete(key);
}

function newLock(key: string): Lock {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const granted = new Promise<void>((resolve) => {
    const onGrant = () => {
      resolve();
      return released;
    };
    // Only on pages served over HTTPS. Without it two pages may send the same message, which its key makes one.
    if (navigator.locks) navigator.locks.request(`enquiry:${key}`, onGrant).catch(() => resolve());
    else resolve();
  });
  return { granted, release };
}
