import pRetry from "p-retry";
import { acknowledge } from "./acknowledge";
import { openAlert, resolveAlert, watchSchedule } from "./alerts";
import { readBody } from "./body";
import { cameFrom } from "./came-from";
import { count } from "./contacts";
import { reason } from "./database";
import { canForward } from "./deliver";
import { check } from "./enquiry";
import type { Environment } from "./env";
import type { Draft } from "./form";
import { forBrowsers, forScripts, preflight, type Reply } from "./reply";
import { type Arrival, find, save } from "./store";
import { passed } from "./turnstile";
import { fromHere, networkOf, withinBurst } from "./visitor";

/** Answers a request for the address that enquiries are posted to. */
export async function receive(request: Request, env: Environment, context: ExecutionContext): Promise<Response> {
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
  return accept(request, env, context, reply, values);
}

const tooMuch = "That is longer than we can take. Please shorten it and send it again.";
const onlyBeginning = "Only the beginning is below. Your browser’s Back button takes you to all of it.";
const notFromHere = "Please send your enquiry from our own contact page.";

async function accept(
  request: Request,
  env: Environment,
  context: ExecutionContext,
  reply: Reply,
  values: Draft,
): Promise<Response> {
  const now = new Date();
  const header = request.headers.get("Idempotency-Key");
  const checked = await check(header === null ? values : { ...values, key: header }, now.toISOString().slice(0, 10));
  if (checked.problems) return reply.invalid(checked.problems, values);
  const arrival: Arrival = { ...checked, network: networkOf(request, 3), page: values.subject?.path ?? null, now };
  const inBackground = (work: Promise<unknown>) => context.waitUntil(work);
  try {
    // Before the limits: a repeated enquiry gets the answer of its first try.
    const known = await patiently(() => find(env, arrival));
    if (known) return reply.stored(known, false);
    if (!(await withinBurst(request, env, "enquiry"))) {
      return reply.refused(
        429,
        "We have had too many messages at once. Please wait a minute, or call us.",
        values,
        minute,
      );
    }
    const verified = await verify(request, env, values, arrival.digest);
    const willForward = canForward(env);
    const stored = await patiently(() => save(env, arrival, verified, willForward));
    if (storeFailed) inBackground(resolveAlert(env, "store"));
    storeFailed = false;
    if (!stored) {
      inBackground(openAlert(env, "full", "the day's limit is reached"));
      return reply.refused(429, "We have had more enquiries than our form can take today. Please call us.", values);
    }
    if (stored.isNew) {
      inBackground(count(request, env, { page: arrival.page ?? "/contact", way: "enquiry", placement: "contact" }));
      if (willForward && !stored.suspect) inBackground(enqueue(env, stored.id));
      if (verified) inBackground(acknowledge(env, stored, arrival.words.email));
      if (willForward) inBackground(watchSchedule(env, now));
    }
    return reply.stored(stored, stored.isNew);
  } catch (error) {
    storeFailed = true;
    inBackground(openAlert(env, "store", reason(error)));
    return reply.refused(503, "We could not take your enquiry just now. Please send it again in a moment.", values);
  }
}

const minute = { "Retry-After": "60" };

/** Whether this instance has opened the alert of a store that fails. */
let storeFailed = false;

/** The database may be moving or busy for a moment; the key keeps a second try from storing the enquiry twice. */
const patiently = <T>(work: () => Promise<T>) => pRetry(work, { retries: 2, minTimeout: 200 });

/** Hands an enquiry to the queue. Where that fails, the schedule does it within two hours. */
async function enqueue(env: Environment, id: string): Promise<void> {
  await env.DELIVERY.send(id).catch((error) => console.error(`Enquiry ${id} was not queued (${reason(error)}).`));
}

/** Whether the visitor passed the challenge; null where the owner has set none. */
async function verify(request: Request, env: Environment, values: Draft, digest: string): Promise<boolean | null> {
  if (!env.TURNSTILE_SECRET) return null;
  const token = values.turnstile ?? values["cf-turnstile-response"];
  // Made of the words, so that one token serves for one enquiry however often that is sent.
  const key = digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, "$1-$2-$3-$4-$5");
  return passed(env.TURNSTILE_SECRET, token, request.headers.get("CF-Connecting-IP"), key);
}
