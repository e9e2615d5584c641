import { isReference } from "@/lib/enquiry";

/**
 * An enquiry that was not delivered. `refused`: the endpoint has said that it does not take it; otherwise nobody has
 * confirmed it, and it may have arrived. `fields` is there where the endpoint named fields, with its words.
 */
export type Failure = {
  readonly ok: false;
  readonly refused: boolean;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
};

/** What became of an enquiry. */
export type Delivery = { readonly ok: true; readonly reference?: string | undefined } | Failure;

/** How a try failed that may pass: the device had no connection, nobody answered, or somebody did with an error. */
export type Cause = "offline" | "unanswered" | "answered";

/** A fault that another try may not meet. */
export class PassingFault extends Error {
  /**
   * @param reason the endpoint's words, if it gave any
   * @param retryAfter the wait the endpoint asked for, in milliseconds
   */
  constructor(
    readonly why: Cause,
    readonly reason = "",
    readonly retryAfter = 0,
  ) {
    super(`${why} ${reason}`);
  }
}

/** The endpoint does not take the enquiry as it is. */
export class Refusal extends Error {
  /** @param body the endpoint's answer, parsed; undefined where it was no JSON */
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {
    super(`refused with status ${status}`);
  }
}

/**
 * Told where every try failed: nobody knows then whether one of them arrived, unless the device was offline.
 * @param reason the endpoint's last words, if it gave any
 */
export function unconfirmed(mayHaveArrived: boolean, reason = ""): Failure {
  const message = mayHaveArrived
    ? "We got no confirmation, so your message may not have reached us."
    : "Your device was offline, so nothing was sent just now.";
  return { ok: false, refused: false, message: [message, reason].filter(Boolean).join(" ") };
}

/** Told where the endpoint refused: `{ "errors": { "email": "…" } }` names fields, `{ "error": "…" }` the reason. */
export function notTaken({ status, body }: Refusal): Failure {
  const fields = typeof body === "object" && body !== null && "errors" in body ? texts(body.errors) : {};
  const reason = reasonIn(body) || (status === 429 ? "Too many have come at once: please try again later." : "");
  const message = ["Your message was not accepted.", reason].filter(Boolean).join(" ");
  return { ok: false, refused: true, message, ...(Object.keys(fields).length > 0 && { fields }) };
}

/** The reason in an answer's body, or nothing. */
export function reasonIn(body: unknown): string {
  const said = typeof body === "object" && body !== null && "error" in body ? body.error : "";
  return typeof said === "string" ? said : "";
}

/** The reference in an answer's body, or nothing. */
export function referenceIn(body: unknown): string | undefined {
  const given = typeof body === "object" && body !== null && "reference" in body ? body.reference : undefined;
  return isReference(given) ? given : undefined;
}

/** The entries that are text. */
function texts(value: unknown): Readonly<Record<string, string>> {
  if (typeof value !== "object" || value === null) return {};
  const entries = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(entries);
}
