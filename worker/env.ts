/** What the Worker is given by wrangler.jsonc. Only the parts of the runtime that it uses are described. */
export type Env = {
  /** The static site. */
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
  readonly DB: Database;

  /** Origins besides the site's own that may post here, separated by commas, for a site hosted elsewhere. */
  readonly ENQUIRY_ORIGINS?: string;

  /**
   * How many enquiries one address may send within the window before the next are held, which means stored, confirmed
   * and forwarded slowly: 10 unless set. One /48 may send three times as many, all together six times.
   */
  readonly ENQUIRY_LIMIT?: string;
  /** The length of that window in seconds: 600 unless set. */
  readonly ENQUIRY_LIMIT_SECONDS?: string;
  /** How many enquiries are taken in 24 hours before the next are refused: 5000 unless set (see limits.ts). */
  readonly ENQUIRY_DAY_LIMIT?: string;
  /** The secret of a Turnstile widget. Without it nobody is challenged; with it, enquiries say whether they passed. */
  readonly TURNSTILE_SECRET?: string;

  /** The hour in London, 0 to 23, from which a day's list of unanswered enquiries is sent; unset, none is. */
  readonly ENQUIRY_DIGEST_HOUR?: string;

  /** "on" counts uses of a way of contact; `npm run deploy` sets it where the site was built with the same. */
  readonly COUNTING?: string;

  /**
   * Where photographs and documents are kept: the bucket of wrangler.jsonc. Without it none are taken. In 24 hours so many
   * MB are: 500 unless set, of which half is for who took time.
   */
  readonly FILES?: Bucket;
  readonly ENQUIRY_FILES_DAY?: string;

  /**
   * "on" acknowledges enquiries to their e-mail addresses, from ENQUIRY_EMAIL_FROM by the binding EMAIL (below), which
   * may write to strangers only on a paid plan; `npm run deploy` sets it where the site was built with the same.
   */
  readonly ACKNOWLEDGING?: string;

  /** Where each enquiry is posted as JSON. It has 25 seconds to answer with 2xx. */
  readonly ENQUIRY_WEBHOOK?: string;
  /**
   * Without a webhook: e-mail, by a `send_email` binding named EMAIL, from and to these two addresses. With a webhook,
   * alarms go by e-mail where this is set too; else they are posted to the webhook as `{"alarm": …, "text": …}`.
   * The list of what is unanswered goes the same way, to the webhook with `unanswered`; a test goes both, with `test`.
   */
  readonly EMAIL?: { send(message: Email): Promise<unknown> };
  readonly ENQUIRY_EMAIL_FROM?: string;
  readonly ENQUIRY_EMAIL_TO?: string;
};

export type Email = {
  readonly from: string;
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
};

export type Bucket = {
  put(name: string, content: ReadableStream, options: { readonly httpMetadata: object }): Promise<unknown>;
  delete(names: readonly string[]): Promise<unknown>;
};

export type Database = {
  prepare(sql: string): Statement;
  batch(statements: readonly Statement[]): Promise<unknown>;
};

export type Statement = {
  bind(...values: readonly (string | number | null)[]): Statement;
  first<Row>(): Promise<Row | null>;
  all<Row>(): Promise<{ readonly results: readonly Row[] }>;
  run(): Promise<unknown>;
};

export type Context = { waitUntil(work: Promise<unknown>): void };

/** A whole number above zero, or the fallback. A misspelt setting must neither lift a limit nor refuse everybody. */
export function positive(value: string | undefined, fallback: number): number {
  return value && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : fallback;
}
