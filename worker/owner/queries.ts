/** All queries and updates of the owner's commands. */
import { numberOf } from "@/lib/reference";
import type { Row as Stored } from "../store";
import { query, type Target } from "./database";

/** An enquiry with the number of its photographs and documents. */
export type Row = Stored & { readonly files: number };

/** Rows per query, because the size of one result is limited. */
const pageSize = 1000;

const now = () => new Date().toISOString();

function dayOf(since: string): string {
  if (/^(?:\d{4}-\d\d-\d\d)?$/.test(since)) return since;
  throw new Error(`--since is "${since}"; it should be a day such as 2026-11-01.`);
}

/** Reads the enquiries since a day, oldest first. */
export async function readEnquiries(target: Target, since = ""): Promise<readonly Row[]> {
  const from = dayOf(since);
  const rows: Row[] = [];
  for (let page: readonly Row[] | undefined; !page || page.length === pageSize; rows.push(...page)) {
    page = await query(target)<Row>`
      SELECT *, (SELECT count(*) FROM photographs WHERE enquiry = enquiries.id) AS files FROM enquiries
      WHERE n > ${rows.at(-1)?.n ?? 0} AND received_at >= ${from} ORDER BY n LIMIT ${pageSize}`;
  }
  return rows;
}

/**
 * Finds the enquiries of one person.
 * @param person an e-mail address, or a phone number in any spelling
 * @throws if it is neither, because several people may have typed "n/a" as a phone number
 */
export function ofPerson(rows: readonly Row[], person: string): readonly Row[] {
  const wanted = person.trim().toLowerCase();
  if (wanted.includes("@")) return rows.filter(({ email }) => email.toLowerCase() === wanted);
  const number = subscriber(wanted);
  if (!number) throw new Error(`"${person}" is neither an e-mail address nor a phone number of nine digits or more.`);
  return rows.filter(({ phone }) => subscriber(phone) === number);
}

/** The last nine digits, which 020 7946 0000, +44 (0)20 7946 0000 and 020 7946 0000 ext 4 share. */
function subscriber(phone: string): string | undefined {
  const [main = ""] = phone.toLowerCase().split(/\s*(?:ext(?:ension|n)?\.?|x|#)\s*\d+\s*$/);
  const digits = main.normalize("NFKC").replace(/\D/g, "");
  return digits.length < 9 ? undefined : digits.slice(-9);
}

/** Deletes enquiries for good, with the rows of their files and keys. */
export async function erase(numbers: readonly number[], target: Target): Promise<void> {
  await query(target)`DELETE FROM enquiries WHERE n IN (${numbers});
    DELETE FROM photographs WHERE enquiry NOT IN (SELECT id FROM enquiries);
    DELETE FROM enquiry_keys WHERE enquiry NOT IN (SELECT id FROM enquiries)`;
}

/** @throws if no enquiry has that reference */
export async function markAnswered(reference: string, target: Target): Promise<void> {
  const marked = await query(target)`UPDATE enquiries SET answered_at = coalesce(answered_at, ${now()})
    WHERE n = ${numberOf(reference) ?? 0} RETURNING n`;
  if (marked.length === 0) throw new Error(`No enquiry has the reference "${reference}".`);
}

/** Resets abandoned enquiries for the next run of the schedule, and returns their number. */
export async function retryDead(target: Target): Promise<number> {
  const retried = await query(target)`UPDATE enquiries SET dead_at = NULL, first_sent_at = NULL, last_sent_at = NULL
    WHERE dead_at IS NOT NULL RETURNING id`;
  return retried.length;
}

type File = { readonly enquiry: string; readonly key: string; readonly name: string | null };

/** The files of the enquiries with these numbers, in their order. */
export function filesOf(numbers: readonly number[], target: Target): Promise<readonly File[]> {
  return query(target)`SELECT enquiry, key, name FROM photographs
    WHERE enquiry IN (SELECT id FROM enquiries WHERE n IN (${numbers})) ORDER BY enquiry, number`;
}

export type Counted = Readonly<Record<"day" | "page" | "way" | "placement", string>> & { readonly count: number };

/** The counts of contacts since a day, oldest first. */
export async function readContacts(since: string, target: Target): Promise<readonly Counted[]> {
  return query(target)`SELECT day, page, way, place AS placement, count FROM contacts WHERE day >= ${dayOf(since)}
    ORDER BY day, page, way, place`;
}

export async function askForTest(target: Target): Promise<void> {
  await query(target)`INSERT OR REPLACE INTO notices (name, at) VALUES ('test', ${now()})`;
}

/** When an enquiry or a test last reached the owner, if it did. */
export async function lastNotified(target: Target): Promise<string | undefined> {
  const [latest] = await query(target)<{ at: string | null }>`SELECT max(at) AS at
    FROM (SELECT at FROM notices WHERE name = 'told' UNION ALL SELECT forwarded_at FROM enquiries)`;
  return latest?.at ?? undefined;
}
