/** The channels to the owner: e-mail, and a webhook. */
import { business } from "@/data/business";
import { referenceOf } from "@/lib/reference";
import { absoluteUrl } from "@/lib/site";
import type { Environment } from "./env";
import type { Row } from "./store";

/** How long a receiver may take to answer, in milliseconds. */
const timeout = 25_000;

/** The forwarded form of an enquiry, with the visitor's reference. */
export function payloadOf({ id, n, received_at, name, email, phone, service, message, page, verified, suspect }: Row) {
  return {
    id,
    reference: referenceOf(n),
    receivedAt: received_at,
    ...{ name, email, phone, service, message, page },
    verified: verified === null ? null : verified === 1,
    suspect: suspect === 1,
  };
}

type Enquiry = ReturnType<typeof payloadOf>;

type Channel = {
  readonly forward: (enquiry: Enquiry) => Promise<void>;
  /** Sends any other message; `kind` is the machine-readable part. */
  readonly notify: (subject: string, text: string, kind: object) => Promise<void>;
};

/** The configured channels. Enquiries use the last one (webhook), alerts the first (e-mail). */
export function channels(env: Environment): readonly Channel[] {
  const { EMAIL: mail, ENQUIRY_EMAIL_FROM: from, ENQUIRY_EMAIL_TO: to, ENQUIRY_WEBHOOK: url } = env;
  const configured: Channel[] = [];
  if (mail && from && to) {
    const send = async (subject: string, text: string, more: { replyTo?: string } = {}) => {
      await mail.send({ from, to, ...more, subject: `${business.name}: ${subject}`, text });
    };
    configured.push({
      forward: (enquiry) =>
        send(`enquiry ${enquiry.reference} from the website`, textOf(enquiry), { replyTo: enquiry.email }),
      notify: (subject, text) => send(subject, text),
    });
  }
  if (url) {
    configured.push({
      // The receiver recognises a repeat by this key, because an enquiry is forwarded again if the answer was lost.
      forward: (enquiry) => postJson(url, enquiry, { "Idempotency-Key": enquiry.id }),
      notify: (_, text, kind) => postJson(url, { ...kind, text }),
    });
  }
  return configured;
}

function textOf({ id, receivedAt, verified, suspect, page, name, email, phone, service, message }: Enquiry): string {
  const notes = [
    `Service: ${service || "not chosen"}`,
    ...(page ? [`Came from: ${absoluteUrl(page)}`] : []),
    ...(verified === false ? ["Sent without passing the check for programs"] : []),
    ...(suspect ? ["One of many that arrived at the same time"] : []),
  ];
  return `${message}\n\n${name}\n${phone}\n${email}\n${notes.join("\n")}\n${receivedAt} ${id}\n`;
}

/** @throws if the receiver does not answer with 2xx in time */
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
