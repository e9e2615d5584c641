import pRetry from "p-retry";
import { acknowledge } from "./acknowledge";
import { openAlert, sentWithoutDatabase } from "./alerts";
import { cameFrom } from "./came-from";
import { channels } from "./channels";
import { count } from "./contacts";
import { inBackground, reason } from "./database";
import { check, type Values } from "./enquiry";
import type { Environment } from "./env";
import { contactPage, json, type Outcome } from "./reply";
import { find, save } from "./store";
import { passed } from "./turnstile";
import { fromHere, networkOf, withinBurst } from "./visitor";

/**
 * The maximum size of a body in bytes. A full form with nine bytes a character (%E4%BD%A0) has about 50 KiB; up to
 * nearly three times that, a text that is too long is returned to the visitor in full.
 */
const maxBodyBytes = 128 * 1024;
const formType = "application/x-www-form-urlencoded";

/** Answers an enquiry: with JSON for a script, with a page for a native form post. */
export async function receive(request: Request, env: Environment, context: ExecutionContext): Promise<Response> {
  const outcome = await outcomeOf(request, env, context);
  const type = typeOf(request);
  const isPage = type === formType || (!type && request.headers.get("Accept")?.includes("text/html"));
  return isPage ? contactPage(outcome, request, env) : json(outcome.body, outcome.status, outcome.headers);
}

const typeOf = (request: Request) => request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();

const refused = (status: number, error: string, more?: Pick<Outcome, "typed" | "headers">): Outcome => ({
  status,
  body: { error },
  ...more,
});

async function outcomeOf(request: Request, env: Environment, context: ExecutionContext): Promise<Outcome> {
  const isForm = typeOf(request) === formType;
  const notFromHere = !fromHere(request) && "Please send your enquiry from our own contact page.";
  if (notFromHere && !isForm) return refused(403, notFromHere);
  if (request.method !== "POST") {
    return refused(405, "Enquiries are sent from the contact page.", { headers: { Allow: "POST" } });
  }
  if (!isForm && typeOf(request) !== "application/json") return refused(415, "Please send JSON or a form.");
  if (!(Number(request.headers.get("Content-Length") ?? Number.NaN) <= maxBodyBytes)) {
    const back = isForm ? " Your browser’s Back button takes you to what you typed." : "";
    return refused(413, `That is longer than we can take. Please shorten it and send it again.${back}`);
  }
  const typed = await valuesOf(request, isForm);
  if (!typed) return refused(400, "We could not read that. Please send it again.");
  return notFromHere ? refused(403, notFromHere, { typed }) : accept(request, env, context, typed);
}

/** The values by field name; undefined if the body cannot be read. */
async function valuesOf(request: Request, isForm: boolean): Promise<Values | undefined> {
  try {
    // A form is plain ASCII, so other bytes are replaced; in JSON, invalid UTF-8 is an error.
    const text = new TextDecoder("utf-8", { fatal: !isForm, ignoreBOM: false }).decode(await request.arrayBuffer());
    if (isForm) return text ? Object.fromEntries(new URLSearchParams(text)) : undefined;
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

async function accept(request: Request, env: Environment, context: ExecutionContext, typed: Values): Promise<Outcome> {
  const now = new Date();
  const key = request.headers.get("Idempotency-Key") ?? typed.key;
  const checked = check({ ...typed, key }, now.toISOString().slice(0, 10));
  if ("problems" in checked) return { status: 422, body: { errors: checked.problems }, typed };
  const page = await cameFrom(request, env, typed);
  const arrival = { ...checked, network: networkOf(request, 3), page: page?.path ?? null, now };
  try {
    // Precedes the limits, so that a repeated enquiry gets the answer of its first try.
    const known = await withDatabaseRetries(() => find(env, arrival));
    if (known) return { status: 200, body: known };
    if (!(await withinBurst(request, env, "enquiry"))) {
      const text = "We have had too many messages at once. Please wait a minute, or call us.";
      return refused(429, text, { typed, headers: { "Retry-After": "60" } });
    }
    const verified = env.TURNSTILE_SECRET ? await passed(env.TURNSTILE_SECRET, typed, request) : null;
    const willForward = channels(env).length > 0;
    const saved = await withDatabaseRetries(() => save(env, arrival, verified, willForward));
    sentWithoutDatabase.clear();
    if (!saved) {
      inBackground(context, "An alert", openAlert(env, "full", "the day's limit is reached"));
      return refused(429, "We have had more enquiries than our form can take today. Please call us.", { typed });
    }
    const { isNew, suspect, ...stored } = saved;
    if (isNew) {
      const counted = { page: arrival.page ?? "/contact", way: "enquiry", placement: "contact" };
      inBackground(context, "The count", count(request, env, counted));
      // If this fails, the schedule sends it within two hours.
      if (willForward && !suspect) inBackground(context, "The queue", env.DELIVERY.send(stored.id));
      if (verified) inBackground(context, "The acknowledgement", acknowledge(env, stored, arrival.words.email));
    }
    return { status: isNew ? 201 : 200, body: stored };
  } catch (error) {
    inBackground(context, "An alert", openAlert(env, "store", reason(error)));
    return refused(503, "We could not take your enquiry just now. Please send it again in a moment.", { typed });
  }
}

/** Retries while the database is busy; the key prevents a second try from storing the enquiry twice. */
const withDatabaseRetries = <T>(work: () => Promise<T>) => pRetry(work, { retries: 2, minTimeout: 200 });
