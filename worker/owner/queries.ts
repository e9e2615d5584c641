/** Every question that the owner's commands ask the database, and every change they make. */
import * as v from "valibot";
import { numberOf } from "@/lib/reference";
import { query, type Target } from "./database";

const row = v.object({
  n: v.number(),
  id: v.string(),
  received_at: v.string(),
  name: v.string(),
  phone: v.string(),
  email: v.string(),
  service: v.string(),
  message: v.string(),
  /** The path of the page that the visitor came from. */
  page: v.nullable(v.string()),
  suspect: v.number(),
  /** Whether the challenge was passed; null where none was set. */
  verified: v.nullable(v.number()),
  last_sent_at: v.nullable(v.string()),
  forwarded_at: v.nullable(v.string()),
  dead_at: v.nullable(v.string()),
  last_error: v.nullable(v.string()),
  answered_at: v.nullable(v.string()),
  /** How many photographs and documents have come with it. */
  files: v.number(),
});

export type Row = v.InferOutput<typeof row>;

/** Rows asked for at a time: one answer has to stay within what the database sends at once. */
const pageSize = 1000;

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const now = () => quoted(new Date().toISOString());

function dayOf(since: string): string {
  if (/^(?:\d{4}-\d\d-\d\d)?$/.test(since)) return quoted(since);
  throw new Error(`--since is "${since}"; it should be a day such as 2026-11-01.`);
}

/** Reads the enquiries since a day, the oldest first. */
export async function readEnquiries(target: Target, since = ""): Promise<readonly Row[]> {
  const from = dayOf(since);
  const rows: Row[] = [];
  for (let page: readonly Row[] | undefined; !page || page.length === pageSize; rows.push(...page)) {
    page = await query(
      `SELECT *, (SELECT count(*) FROM photographs WHERE enquiry = enquiries.id) AS files FROM enquiries
       WHERE n > ${rows.at(-1)?.n ?? 0} AND received_at >= ${from} ORDER BY n LIMIT ${pageSize}`,
      row,
      target,
    );
  }
  return rows;
}

/**
 * The enquiries of one person.
 * @param person an e-mail address, or a phone number in any spelling
 * @throws where it is neither: "n/a" is what several people have for a phone number
 */
export function ofPerson(rows: readonly Row[], person: string): readonly Row[] {
  const wanted = person.trim().toLowerCase();
  if (wanted.includes("@")) return rows.filter(({ email }) => email.toLowerCase() === wanted);
  const number = subscriber(wanted);
  if (!number) throw new Error(`"${person}" is neither an e-mail address nor a phone number of nine digits or more.`);
  return rows.filter(({ phone }) => subscriber(phone) === number);
}

/** What 020 7946 0000, +44 (0)20 7946 0000 and 020 7946 0000 ext 4 have in common; nothing where it is no number. */
function subscriber(phone: string): string | undefined {
  const [own = ""] = phone.toLowerCase().split(/\s*(?:ext(?:ension|n)?\.?|x|#)\s*\d+\s*$/);
  const digits = own.normalize("NFKC").replace(/\D/g, "");
  return digits.length < 9 ? undefined : digits.slice(-9);
}

/** Deletes enquiries for good, with what is noted of their files. */
export async function erase(ids: readonly string[], target: Target): Promise<void> {
  // A statement may have 100 KB.
  for (let at = 0; at < ids.length; at += pageSize) {
    const these = ids.slice(at, at + pageSize).map(quoted);
    const deletions = ["photographs WHERE enquiry", "enquiry_keys WHERE enquiry", "enquiries WHERE id"];
    const sql = deletions.map((which) => `DELETE FROM ${which} IN (${these})`).join(";\n");
    await query(sql, v.unknown(), target);
  }
}

/** @throws where no enquiry has that reference */
export async function markAnswered(reference: string, target: Target): Promise<void> {
  const marked = await query(
    `UPDATE enquiries SET answered_at = coalesce(answered_at, ${now()}) WHERE n = ${numberOf(reference) ?? 0} RETURNING id`,
    v.unknown(),
    target,
  );
  if (marked.length === 0) throw new Error(`No enquiry has the reference "${reference}".`);
}

/** Has what was given up sent again with the schedule's next run. Returns how many there are. */
export async function retryDead(target: Target): Promise<number> {
  const retried = await query(
    "UPDATE enquiries SET dead_at = NULL, first_sent_at = NULL, last_sent_at = NULL WHERE dead_at IS NOT NULL RETURNING id",
    v.unknown(),
    target,
  );
  return retried.length;
}

const file = v.object({ enquiry: v.string(), key: v.string(), name: v.nullable(v.string()) });

/** The files of enquiries, in their order. */
export async function filesOf(ids: readonly string[], target: Target): Promise<readonly v.InferOutput<typeof file>[]> {
  const which = `enquiry IN (${ids.map(quoted)}) ORDER BY enquiry, number, stored_at`;
  return query(`SELECT enquiry, key, name FROM photographs WHERE ${which}`, file, target);
}

/** The id of the enquiry with that reference. */
export async function idOf(reference: string, target: Target): Promise<string | undefined> {
  const which = `n = ${numberOf(reference) ?? 0}`;
  const [found] = await query(`SELECT id FROM enquiries WHERE ${which}`, v.object({ id: v.string() }), target);
  return found?.id;
}

const counted = v.object({
  day: v.string(),
  page: v.string(),
  way: v.string(),
  placement: v.string(),
  count: v.number(),
});

export type Counted = v.InferOutput<typeof counted>;

/** How often which way of contact was used since a day, the oldest first. */
export async function readContacts(since: string, target: Target): Promise<readonly Counted[]> {
  return query(
    `SELECT day, page, way, place AS placement, count FROM contacts WHERE day >= ${dayOf(since)}
     ORDER BY day, page, way, place`,
    counted,
    target,
  );
}

/** Notes that a test of the notification is wanted. */
export async function askForTest(target: Target): Promise<void> {
  await query(`INSERT OR REPLACE INTO notices (name, at) VALUES ('test', ${now()})`, v.unknown(), target);
}

/** What became of the test; nothing while it is not over. */
export async function outcomeOfTest(target: Target): Promise<string | undefined> {
  const outcome = v.object({ outcome: v.nullable(v.string()) });
  const [test] = await query("SELECT outcome FROM notices WHERE name = 'test'", outcome, target);
  return test?.outcome === "sending" ? undefined : (test?.outcome ?? undefined);
}

/** When the owner was last told of an enquiry, or a test went out; nothing where neither has happened. */
export async function lastTold(target: Target): Promise<string | undefined> {
  const [told] = await query(
    `SELECT max(at) AS at FROM (SELECT at FROM notices WHERE name = 'told'
       UNION ALL SELECT forwarded_at FROM enquiries)`,
    v.object({ at: v.nullable(v.string()) }),
    target,
  );
  return told?.at ?? undefined;
}
