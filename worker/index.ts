import pRetry from "p-retry";
import { check } from "./enquiry";
import { type Context, type Env, positive } from "./env";
import { deliver, forwarder, reason } from "./forward";
import { forBrowsers, forScripts, type Reply, type Values } from "./reply";
import { claimPending, forgetOld, forgetSenders, save } from "./store";

/** The largest enquiry that is read, in bytes. */
const largest = 16 * 1024;

/** How many pending forwards one run of the schedule tries. */
const batch = 20;

export default {
  async fetch(request: Request, env: Env, context: Context): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname !== "/api/enquiries") return env.ASSETS.fetch(request);
    const response = await receive(request, env, context);
    const origin = request.headers.get("Origin");
    if (origin && allowedElsewhere(origin, env)) {
      response.headers.set("Access-Control-Allow-Origin", origin);
      response.headers.set("Access-Control-Expose-Headers", "Retry-After");
    }
    response.headers.append("Vary", "Origin");
    return response;
  },

  async scheduled(_event: unknown, env: Env): Promise<void> {
    const now = new Date();
    const send = forwarder(env);
    if (send) {
      for (const enquiry of await claimPending(env.DB, now, batch)) await deliver(env, send, enquiry);
    }
    await forgetSenders(env.DB, now, limits(env).seconds);
    await forgetOld(env.DB, now);
  },
};

function limits(env: Env) {
  return { limit: positive(env.ENQUIRY_LIMIT, 10), seconds: positive(env.ENQUIRY_LIMIT_SECONDS, 600) };
}

async function receive(request: Request, env: Env, context: Context): Promise<Response> {
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  const isForm = type === "application/x-www-form-urlencoded";
  const isPage = isForm || (!type && request.headers.get("Accept")?.includes("text/html"));
  const reply = isPage ? forBrowsers : forScripts;

  if (!fromHere(request, env)) return reply.refused(403, "Please send your enquiry from our own contact page.");
  if (request.method === "OPTIONS") return preflight();
  if (request.method !== "POST") {
    return reply.refused(405, "Enquiries are sent from the contact page.", undefined, { Allow: "POST, OPTIONS" });
  }
  if (!isForm && type !== "application/json") return reply.refused(415, "Please send JSON or a form.");

  const text = await read(request);
  if (text === "too large") {
    return reply.refused(413, "That is longer than we can take. Please go back, shorten it and send it again.");
  }
  const values = text && (isForm ? formValues(text.body) : jsonValues(text.body));
  if (!values) return reply.refused(400, "We could not read that. Please go back and send it again.");
  return accept(request, env, context, reply, values);
}

async function accept(request: Request, env: Env, context: Context, reply: Reply, values: Values): Promise<Response> {
  const now = new Date();
  const header = request.headers.get("Idempotency-Key");
  const checked = await check(header === null ? values : { ...values, key: header }, now.toISOString().slice(0, 10));
  if (checked.problems) return reply.invalid(checked.problems, values);

  const send = forwarder(env);
  try {
    const arrival = { ...checked, ...limits(env), now, sender: senderOf(request), willForward: send !== undefined };
    // The database may be moving or busy for a moment; the key keeps a second try from storing the enquiry twice.
    const saved = await pRetry(() => save(env.DB, arrival), { retries: 2, minTimeout: 200 });
    if (saved.outcome === "limited") {
      return reply.refused(
        429,
        "Several enquiries have just come from your connection. Please try again later.",
        values,
        {
          "Retry-After": String(saved.retryAfter),
        },
      );
    }
    if (saved.outcome === "known") return reply.stored(saved.id, false);
    if (send) context.waitUntil(deliver(env, send, saved.enquiry));
    return reply.stored(saved.enquiry.id, true);
  } catch (error) {
    console.error(`An enquiry could not be stored (${reason(error)}).`);
    return reply.refused(503, "We could not take your enquiry just now. Please send it again in a moment.", values);
  }
}

/** The site itself, an origin the owner has named, or a program that is no browser and so forges nobody's visit. */
function fromHere(request: Request, env: Env): boolean {
  const origin = request.headers.get("Origin");
  const site = request.headers.get("Sec-Fetch-Site");
  // A page that sends no referrer posts its form with the origin "null"; the browser still says where it stands.
  if (origin === null || origin === "null") return site === "same-origin" || (origin === null && site === null);
  return origin === new URL(request.url).origin || allowedElsewhere(origin, env);
}

function allowedElsewhere(origin: string, env: Env): boolean {
  return (env.ENQUIRY_ORIGINS ?? "").split(",").some((allowed) => allowed.trim() === origin);
}

function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      "Access-Control-Allow-Methods": "POST",
      "Access-Control-Allow-Headers": "Content-Type, Idempotency-Key",
      "Access-Control-Max-Age": "86400",
    },
  });
}

/** The body as text, counted while it is read: its announced length may be missing or untrue. */
async function read(request: Request): Promise<{ body: string } | "too large" | undefined> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let size = 0;
  let body = "";
  const reader = request.body?.getReader();
  try {
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      size += part.value.byteLength;
      if (size > largest) {
        await reader?.cancel();
        return "too large";
      }
      body += decoder.decode(part.value, { stream: true });
    }
    return { body: body + decoder.decode() };
  } catch {
    return undefined;
  }
}

function jsonValues(body: string): Values | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** A form has only text: an empty field counts as absent, and the time it took is a number. */
function formValues(body: string): Values {
  const values: Record<string, unknown> = Object.fromEntries(new URLSearchParams(body));
  if (!values.key) delete values.key;
  if (values.elapsed) values.elapsed = Number(values.elapsed);
  else delete values.elapsed;
  return values;
}

/** The visitor's address; of an IPv6 one the network, since a household changes the rest at will. */
function senderOf(request: Request): string {
  const address = request.headers.get("CF-Connecting-IP") ?? "unknown";
  if (!address.includes(":")) return address;
  const network = address.split("::")[0] ?? "";
  return network
    .split(":")
    .slice(0, 4)
    .join(":")
    .replace(/(?::0+)+$/, "");
}
