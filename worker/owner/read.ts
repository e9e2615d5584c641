import * as v from "valibot";
import { numberOf } from "@/lib/reference";
import { numberColumn } from "../number-column";
import { query, type Target } from "./database";

const row = v.object({
  n: v.number(),
  received_at: v.string(),
  name: v.string(),
  phone: v.string(),
  email: v.string(),
  service: v.string(),
  message: v.string(),
  /** `none`: nothing is set to forward to; `held`: forwarded slowly; `failed`: not tried any more. */
  forward_status: v.string(),
  id: v.string(),
  /** What the visitor was told to quote is made of it. */
  number: v.number(),
  /** The id of the enquiry that this one corrects. */
  corrects: v.nullable(v.string()),
  revision: v.number(),
  /** Whether the challenge was passed; null where none was set. */
  verified: v.nullable(v.number()),
  last_error: v.nullable(v.string()),
  /** The path of the page that the visitor came from. */
  page: v.nullable(v.string()),
  answered_at: v.nullable(v.string()),
  /** How many photographs and documents have come with it. */
  files: v.number(),
});

export type Row = v.InferOutput<typeof row>;

export type Options = Target & {
  /** A day as 2026-11-01; earlier enquiries are left out. */
  readonly since?: string | undefined;
};

/** Rows asked for at a time: one answer has to stay within what the database sends at once. */
const pageSize = 1000;

/**
 * Reads the enquiries, the oldest first.
 * @throws with Wrangler's own message where it cannot read them
 */
export async function readEnquiries({ since = "", ...target }: Options): Promise<readonly Row[]> {
  if (!/^(?:\d{4}-\d\d-\d\d)?$/.test(since))
    throw new Error(`--since is "${since}"; it should be a day such as 2026-11-01.`);
  const rows: Row[] = [];
  for (let page: readonly Row[] | undefined; !page || page.length === pageSize; rows.push(...page)) {
    page = await query(
      `SELECT n, received_at, name, phone, email, service, message, forward_status, id, corrects, revision, verified,
         last_error, page, answered_at, ${numberColumn},
         (SELECT count(*) FROM photographs WHERE enquiry = enquiries.id AND stored_at IS NOT NULL) AS files FROM enquiries
       WHERE n > ${rows.at(-1)?.n ?? 0} AND received_at >= '${since}' ORDER BY n LIMIT ${pageSize}`,
      row,
      target,
    );
  }
  return rows;
}

/**
 * The enquiries of one person, with everything that corrects them or that they correct, whatever was corrected.
 * @param person an e-mail address, or a phone number in any spelling
 */
export function ofPerson(rows: readonly Row[], person: string): readonly Row[] {
  const is = person.includes("@")
    ? ({ email }: Row) => email.toLowerCase() === person.trim().toLowerCase()
    : ({ phone }: Row) => subscriber(phone) === subscriber(person);
  const first = ({ id, corrects }: Row) => corrects ?? id;
  const theirs = new Set(rows.filter(is).map(first));
  return rows.filter((row) => theirs.has(first(row)));
}

/** What 020 7946 0000 and +44 (0)20 7946 0000 have in common. */
function subscriber(phone: string): string {
  return phone.replace(/\D/g, "").slice(-9);
}

/** Deletes enquiries for good. */
export async function erase(rows: readonly Row[], target: Target): Promise<void> {
  // A statement may have 100 KB.
  for (let at = 0; at < rows.length; at += pageSize) {
    const ids = rows.slice(at, at + pageSize).map(({ id }) => `'${id.replaceAll("'", "''")}'`);
    await query(`DELETE FROM enquiries WHERE id IN (${ids.join(", ")})`, v.unknown(), target);
  }
}

/**
 * Marks an enquiry as answered, with all that correct it.
 * @throws where no enquiry has that reference
 */
export async function markAnswered(reference: string, target: Target): Promise<void> {
  const number = numberOf(reference);
  const marked = await query(
    `UPDATE enquiries SET answered_at = coalesce(answered_at, '${new Date().toISOString()}')
     WHERE n = ${number ?? 0} OR corrects = (SELECT id FROM enquiries WHERE n = ${number ?? 0}) RETURNING id`,
    v.unknown(),
    target,
  );
  if (marked.length === 0) throw new Error(`No enquiry has the reference "${reference}".`);
}

/** Has what could not be forwarded tried again. Returns how many there are. */
export async function retryFailed(target: Target): Promise<number> {
  const retried = await query(
    `UPDATE enquiries SET forward_status = 'pending', claimed_until = NULL, forward_attempts = 0
     WHERE forward_status = 'failed' RETURNING id`,
    v.unknown(),
    target,
  );
  return retried.length;
}
