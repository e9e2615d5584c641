/** The bindings of wrangler.jsonc (`wrangler types` generates `Env` from them), and the optional settings and bindings. */
export type Environment = Env & {
  /**
   * How many enquiries one network (IPv4 address, IPv6 /48) may send in 24 hours before its next are suspect, which means
   * stored, confirmed and forwarded slowly: 30 unless set. All networks together may send ten times as many.
   */
  readonly ENQUIRY_LIMIT?: string;
  /** How many are stored in 24 hours before the next are refused: 20,000 unless set, half of it for trusted ones. */
  readonly ENQUIRY_DAY_LIMIT?: string;
  /** The secret of a Turnstile widget. Without it nobody is challenged; with it, who passed is trusted. */
  readonly TURNSTILE_SECRET?: string;

  /** Where each enquiry is posted as JSON. It has 25 seconds to answer with 2xx. */
  readonly ENQUIRY_WEBHOOK?: string;
  /**
   * Without a webhook: e-mail, by a `send_email` binding named EMAIL, from and to these two addresses. With a webhook,
   * alerts go by e-mail where this is set too; else they are posted to the webhook as `{"alert": …, "text": …}`.
   * The list of what is unanswered goes the same way, to the webhook with `unanswered`; a test goes both, with `test`.
   */
  readonly EMAIL?: Pick<SendEmail, "send">;
  readonly ENQUIRY_EMAIL_FROM?: string;
  readonly ENQUIRY_EMAIL_TO?: string;
  /** The hour in London, 0 to 23, from which a day's list of unanswered enquiries is sent; unset, none is. */
  readonly ENQUIRY_DIGEST_HOUR?: string;

  /** Where photographs and documents are kept: the bucket of wrangler.jsonc. Without it none are taken. */
  readonly FILES?: R2Bucket;
  /** How many MB of them are stored in 24 hours: 500 unless set, of which one network gets a fifth at most. */
  readonly ENQUIRY_FILES_DAY?: string;

  /** "on" counts uses of a way of contact; `npm run deploy` sets it where the site was built with the same. */
  readonly COUNTING?: string;
  /**
   * "on" acknowledges enquiries that passed the challenge to their e-mail addresses, from ENQUIRY_EMAIL_FROM by the binding
   * EMAIL, which may write to strangers only on a paid plan; `npm run deploy` sets it like COUNTING.
   */
  readonly ACKNOWLEDGING?: string;
};

/** A whole number above zero, or the fallback. A misspelt setting must neither lift a limit nor refuse everybody. */
export function positive(value: string | undefined, fallback: number): number {
  return value && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : fallback;
}
