/** What a visitor typed, and the time in milliseconds between opening the page and sending it. */
export type Enquiry = Readonly<Record<"name" | "email" | "phone" | "service" | "message" | "website", string>> & {
  readonly elapsed: number;
};

/** What became of an enquiry. `fields` is there where the endpoint named fields it does not accept, with its words. */
export type Delivery =
  | { readonly ok: true }
  | { readonly ok: false; readonly message: string; readonly fields?: Readonly<Record<string, string>> };

/** A fault that another try may not meet. */
export class PassingFault extends Error {
  /** The wait the endpoint asked for, in milliseconds. */
  readonly retryAfter: number;
  /** The device had no connection: nothing left it. */
  readonly offline: boolean;

  constructor(message: string, { retryAfter = 0, offline = false } = {}) {
    super(message);
    this.retryAfter = retryAfter;
    this.offline = offline;
  }
}

/** The endpoint does not take the enquiry as it is. */
export class Refusal extends Error {
  /** @param body the endpoint's answer, parsed; undefined where it was no JSON */
  constructor(
    status: number,
    readonly body: unknown,
  ) {
    super(`refused with status ${status}`);
  }
}

/** Told where every try failed: nobody knows then whether one of them arrived, unless the device was offline. */
export function unconfirmed(mayHaveArrived: boolean): Delivery {
  const message = mayHaveArrived
    ? "We got no confirmation, so your message may not have reached us."
    : "Your device was offline, so nothing was sent just now.";
  return { ok: false, message };
}

/** Told where the endpoint refused: `{ "errors": { "email": "…" } }` names fields, `{ "error": "…" }` the reason. */
export function notTaken({ body }: Refusal): Delivery {
  const said = typeof body === "object" && body !== null ? body : {};
  const fields = "errors" in said ? texts(said.errors) : {};
  const reason = "error" in said && typeof said.error === "string" ? ` ${said.error}` : "";
  const message = `Your message was not accepted.${reason}`;
  return { ok: false, message, ...(Object.keys(fields).length > 0 && { fields }) };
}

/** The entries that are text. */
function texts(value: unknown): Readonly<Record<string, string>> {
  if (typeof value !== "object" || value === null) return {};
  const entries = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(entries);
}
