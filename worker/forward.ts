import { business } from "@/data/business";
import type { Env } from "./env";
import { type Stored, settle } from "./store";

/** A forward that takes longer has failed and is tried again later. */
const patience = 10_000;

type Send = (enquiry: Stored) => Promise<void>;

/** The way enquiries are passed on, or nothing where none is configured. */
export function forwarder(env: Env): Send | undefined {
  const { ENQUIRY_WEBHOOK: url, EMAIL: mail, ENQUIRY_EMAIL_FROM: from, ENQUIRY_EMAIL_TO: to } = env;
  if (url) return (enquiry) => post(url, enquiry);
  if (!mail || !from || !to) return undefined;
  return async (enquiry) => {
    const { id, receivedAt, name, email, phone, service, message } = enquiry;
    const text = `${message}\n\n${name}\n${phone}\n${email}\nService: ${service || "not chosen"}\n${receivedAt} ${id}\n`;
    await mail.send({ from, to, replyTo: email, subject: `${business.name}: enquiry from the website`, text });
  };
}

async function post(url: string, enquiry: Stored): Promise<void> {
  const response = await fetch(url, {
    method: "POST",
    // The receiver can tell a repeat by this key: a forward whose answer was lost is sent again.
    headers: { "Content-Type": "application/json", "Idempotency-Key": `${enquiry.id}-${enquiry.revision}` },
    body: JSON.stringify(enquiry),
    // A redirect would turn the POST into a GET and lose the enquiry.
    redirect: "manual",
    signal: AbortSignal.timeout(patience),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
}

/** Passes an enquiry on and notes how that went. Never throws: the enquiry is safe in the database either way. */
export async function deliver(env: Env, send: Send, enquiry: Stored): Promise<void> {
  try {
    const error = await send(enquiry).then(() => null, reason);
    if (error) console.error(`Enquiry ${enquiry.id} was not forwarded (${error}); it will be tried again.`);
    await settle(env.DB, enquiry, error);
  } catch (error) {
    console.error(`Enquiry ${enquiry.id}: its forward could not be noted (${reason(error)}).`);
  }
}

/** Why something failed, without anything personal: messages of other systems may quote what they were sent. */
export function reason(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return /^HTTP \d{3}$/.test(error.message) ? error.message : error.name;
}
