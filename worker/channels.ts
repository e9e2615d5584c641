/** The ways to tell the owner: a webhook, and e-mail. */
import { business } from "@/data/business";
import type { Words } from "@/lib/enquiry";
import { absoluteUrl } from "@/lib/site";
import type { Environment } from "./env";

/** How long a receiver may take, in milliseconds. */
const timeout = 25_000;

/** An enquiry as it is forwarded. */
export type Enquiry = Words & {
  readonly id: string;
  /** What the visitor was told to quote. */
  readonly reference: string;
  readonly receivedAt: string;
  /** The path of the page that the visitor came from. */
  readonly page: string | null;
  /** Whether the challenge was passed; null where none is set. */
  readonly verified: boolean | null;
  /** Whether it came over a count, as in a flood. */
  readonly suspect: boolean;
};

type Forward = (enquiry: Enquiry) => Promise<void>;
type Channel = (subject: string, text: string, kind: object) => Promise<void>;

/** What passes an enquiry on, or nothing where no webhook and no e-mail is configured. */
export function forwarder(env: Environment): Forward | undefined {
  const { ENQUIRY_WEBHOOK: url } = env;
  // The receiver can tell a repeat by this key: a forward whose answer was lost is sent again.
  if (url) return (enquiry) => postJson(url, enquiry, { "Idempotency-Key": enquiry.id });
  const send = mailer(env);
  return send && ((enquiry) => send(`enquiry ${enquiry.reference} from the website`, textOf(enquiry), enquiry.email));
}

/** The channels for anything else, the first of them first: e-mail, or the webhook with what kind of notice it is. */
export function channels(env: Environment): readonly Channel[] {
  const { ENQUIRY_WEBHOOK: url } = env;
  const mail = mailer(env);
  return [
    ...(mail ? [(subject: string, text: string) => mail(subject, text)] : []),
    ...(url ? [(_: string, text: string, kind: object) => postJson(url, { ...kind, text })] : []),
  ];
}

/** What sends an e-mail to the owner, where that is configured. */
function mailer({ EMAIL: mail, ENQUIRY_EMAIL_FROM: from, ENQUIRY_EMAIL_TO: to }: Environment) {
  if (!mail || !from || !to) return undefined;
  return async (subject: string, text: string, replyTo?: string): Promise<void> => {
    await mail.send({ from, to, ...(replyTo && { replyTo }), subject: `${business.name}: ${subject}`, text });
  };
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
