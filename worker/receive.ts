import pRetry from "p-retry";
import { acknowledge } from "./acknowledge";
import { lower, raise, watchSchedule } from "./alarm";
import { readBody } from "./body";
import { cameFrom } from "./came-from";
import { count } from "./contacts";
import { check } from "./enquiry";
import type { Context, Env } from "./env";
import type { Draft } from "./form";
import { forward, forwarder, reason } from "./forward";
import { limitsFor } from "./limits";
import { forBrowsers, forScripts, preflight, type Reply } from "./reply";
import { type Arrival, save } from "./store";
import { passed } from "./turnstile";
import { fromHere, senderOf } from "./visitor";

/** Answers a request for the address that enquiries are posted to. */
export async function receive(request: Request, env: Env, context: Context): Promise<Response> {
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  const isForm = type === "application/x-www-form-urlencoded";
  const isPage = isForm || (!type && request.headers.get("Accept")?.includes("text/html"));
  const reply = isPage ? forBrowsers : forScripts;

  const isHere = fromHere(request, env);
  if (!isHere && !isForm) return reply.refused(403, notFromHere);
  if (request.method === "OPTIONS") return preflight();
  if (request.method !== "POST") {
    return reply.refused(405, "Enquiries are sent from the contact page.", {}, { Allow: "POST, OPTIONS" });
  }
  if (!isForm && type !== "application/json") return reply.refused(415, "Please send JSON or a form.");

  const { values: typed, tooLarge } = await readBody(request, isForm);
  const values = typed && { ...typed, subject: await cameFrom(request, env, typed) };
  if (!isHere) return reply.refused(403, notFromHere, values);
  if (tooLarge) return reply.refused(413, isForm ? `${tooMuch} ${onlyBeginning}` : tooMuch, values);
  if (!values) return reply.refused(400, "We could not read that. Please send it again.");
  return accept(request, env, context, reply, values, !isForm);
}

const tooMuch = "That is longer than we can take. Please shorten it and send it again.";
const onlyBeginning = "Below is only its beginning: your browser’s Back button has all of it.";
const notFromHere = "Please send your enquiry from our own contact page.";

async function accept(
  request: Request,
  env: Env,
  context: Context,
  reply: Reply,
  values: Draft,
  byScript: boolean,
): Promise<Response> {
  const now = new Date();
  const header = request.headers.get("Idempotency-Key");
  const fields = header === null ? values : { ...values, key: header };
  const checked = await check(fields, byScript, now.toISOString().slice(0, 10));
  if (checked.problems) return reply.invalid(checked.problems, values);

  const page = values.subject?.path ?? null;
  const send = forwarder(env);
  const verified = await verify(request, env, values);
  const unhurried = checked.unhurried || verified === true;
  const limits = limitsFor(env, unhurried);
  const willForward = send !== undefined;
  const arrival: Arrival = { ...checked, ...senderOf(request), now, page, limits, unhurried, verified, willForward };
  try {
    // The database may be moving or busy for a moment; the key keeps a second try from storing the enquiry twice.
    const saved = await pRetry(() => save(env.DB, arrival), { retries: 2, minTimeout: 200 });
    if (storeFailed) {
      storeFailed = false;
      context.waitUntil(lower(env.DB, "store").catch(() => undefined));
    }
    if (saved.outcome === "refused") {
      context.waitUntil(raise(env, "full", "the day's or one sender's limit is reached"));
      const full = "We have had more enquiries than our form can take just now. Please call us or write an e-mail.";
      return reply.refused(429, full, values, { "Retry-After": String(limits.seconds) });
    }
    if (saved.outcome === "known") return reply.stored(saved.id, saved.reference, false);
    if (!saved.enquiry.corrects) {
      context.waitUntil(count(request, env, { page: page ?? "/contact", way: "enquiry", placement: "contact" }));
    }
    if (send && saved.toForward) context.waitUntil(forward(env, send, [saved.enquiry]));
    if (saved.toForward) context.waitUntil(acknowledge(env, saved.enquiry));
    if (send) context.waitUntil(watchSchedule(env));
    return reply.stored(saved.enquiry.id, saved.enquiry.reference, true);
  } catch (error) {
    storeFailed = true;
    context.waitUntil(raise(env, "store", reason(error)));
    return reply.refused(503, "We could not take your enquiry just now. Please send it again in a moment.", values);
  }
}

/** Whether this instance has raised the alarm of a store that fails. */
let storeFailed = false;

/** Whether the visitor passed the challenge; null where the owner has set none. */
async function verify(request: Request, env: Env, values: Draft): Promise<boolean | null> {
  if (!env.TURNSTILE_SECRET) return null;
  const token = values.turnstile ?? values["cf-turnstile-response"];
  const text = typeof token === "string" ? token : undefined;
  return passed(env.TURNSTILE_SECRET, text, request.headers.get("CF-Connecting-IP"));
}
