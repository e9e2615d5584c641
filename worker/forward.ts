import pRetry from "p-retry";
import { business } from "@/data/business";
import { absoluteUrl } from "@/lib/site";
import type { Env } from "./env";
import { type Result, type Settled, settle } from "./queue";
import type { Stored } from "./store";

/** How long a receiver may take, in milliseconds. After an answer the runtime allows 30 seconds. */
const timeout = 25_000;

type Send = (enquiry: Stored) => Promise<void>;

/** What passes an enquiry on, or nothing where no webhook and no e-mail is configured. */
export function forwarder(env: Env): Send | undefined {
  const { ENQUIRY_WEBHOOK: url } = env;
  // The receiver can tell a repeat by this key: a forward whose answer was lost is sent again.
  if (url) return (enquiry) => postJson(url, enquiry, { "Idempotency-Key": `${enquiry.id}-${enquiry.revision}` });
  const send = mailer(env);
  return send && ((enquiry) => send(headOf(enquiry), textOf(enquiry), enquiry.email));
}

/** What sends an e-mail to the owner, where that is configured. */
function mailer({ EMAIL: mail, ENQUIRY_EMAIL_FROM: from, ENQUIRY_EMAIL_TO: to }: Env) {
  if (!mail || !from || !to) return undefined;
  return async (subject: string, text: string, replyTo?: string): Promise<void> => {
    await mail.send({ from, to, ...(replyTo && { replyTo }), subject: `${business.name}: ${subject}`, text });
  };
}

/**
 * The ways to tell the owner of anything else, the first of them first: an e-mail, or the webhook with what kind of
 * notice it is.
 */
export function waysToTell(env: Env): readonly ((subject: string, text: string, kind: object) => Promise<void>)[] {
  const { ENQUIRY_WEBHOOK: url } = env;
  const mail = mailer(env);
  return [
    ...(mail ? [(subject: string, text: string) => mail(subject, text)] : []),
    ...(url ? [(_: string, text: string, kind: object) => postJson(url, { ...kind, text })] : []),
  ];
}

function headOf({ corrects, reference }: Stored): string {
  return corrects ? `correction of enquiry ${reference} from the website` : `enquiry ${reference} from the website`;
}

function textOf({ id, receivedAt, corrects, verified, page, name, email, phone, service, message }: Stored): string {
  const notes = [
    `Service: ${service || "not chosen"}`,
    ...(page ? [`Came from: ${absoluteUrl(page)}`] : []),
    ...(verified === false ? ["Sent without passing the challenge"] : []),
    ...(corrects ? [`Corrects ${corrects}`] : []),
  ];
  return `${message}\n\n${name}\n${phone}\n${email}\n${notes.join("\n")}\n${receivedAt} ${id}\n`;
}

/** @throws where the receiver does not answer with 2xx in time */
async function postJson(url: string, body: object, headers?: Readonly<Record<string, string>>): Promise<void> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
    // A redirect would turn the POST into a GET and lose the enquiry.
    redirect: "manual",
    signal: AbortSignal.timeout(timeout),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
}

/**
 * Passes enquiries on, all at once, and notes how that went. Never throws: they are safe in the database either way.
 * @returns how each stands now; nothing where that could not be noted
 */
export async function forward(env: Env, send: Send, enquiries: readonly Stored[]): Promise<readonly Settled[]> {
  const results = await Promise.all(
    enquiries.map(async (enquiry): Promise<Result> => {
      const error = await send(enquiry).then(() => null, reason);
      if (error) console.error(`Enquiry ${enquiry.id} was not forwarded (${error}).`);
      return { id: enquiry.id, revision: enquiry.revision, error };
    }),
  );
  try {
    // What is not noted is forwarded once more.
    return await pRetry(() => settle(env.DB, results, new Date()), { retries: 2, minTimeout: 500 });
  } catch (error) {
    console.error(`Forwards of ${results.map(({ id }) => id).join(", ")} could not be noted (${reason(error)}).`);
    return [];
  }
}

/** Why something failed, without anything personal: messages of other systems may quote what they were sent. */
export function reason(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return /^HTTP \d{3}$/.test(error.message) ? error.message : error.name;
}
