import type { Words } from "@/lib/enquiry";
import { referenceOf } from "@/lib/reference";
import { hoursAfter, named } from "./database";
import type { Checked } from "./enquiry";
import { type Environment, positive } from "./env";

export type Arrival = Checked & {
  /** The IPv4 address, or the /48 of an IPv6 one. */
  readonly network: string;
  readonly page: string | null;
  readonly now: Date;
};

/** A row of the table; migrations/ says what each column means. */
export type Row = Words & {
  readonly n: number;
  readonly id: string;
  readonly idempotency_key: string;
  readonly received_at: string;
  readonly page: string | null;
  readonly suspect: number;
  readonly verified: number | null;
  readonly first_sent_at: string | null;
  readonly last_sent_at: string | null;
  readonly forwarded_at: string | null;
  readonly dead_at: string | null;
  readonly last_error: string | null;
  readonly answered_at: string | null;
};

/** What is confirmed to the visitor. */
export type Stored = { readonly id: string; readonly reference: string };

/** How long the same words of one network are the same enquiry whatever their key, in hours. */
const repeatHours = 1 / 6;

const stored = ({ id, n }: Pick<Row, "id" | "n">): Stored => ({ id, reference: referenceOf(n) });

/** These words under this key or, as from a page that was opened again after a lost answer, from the same network. */
const known = `SELECT id, n, idempotency_key FROM enquiries
  WHERE idempotency_key = :key || ':' || :digest
    OR (network = :network AND received_at > :since
      AND (name, email, phone, service, message) IS (:name, :email, :phone, :service, :message))`;

/** Whether so many rows came within 24 hours, by reading no more than those. */
const reached = (what: string, most: string) =>
  `EXISTS (SELECT 1 FROM enquiries WHERE ${what} AND received_at > :yesterday LIMIT 1 OFFSET :${most} - 1)`;

/**
 * Counts, key and row are one statement, so that no two requests can pass between them. Suspect rows do not count towards
 * what all may send: otherwise one network would make everybody suspect. The ceiling looks only at the row that is so
 * many arrivals back.
 */
const insert = `
  WITH counted AS MATERIALIZED (
    SELECT ${reached("network = :network", "mostOfNetwork")} OR ${reached("suspect = 0", "mostOfAll")} AS isSuspect
  )
  INSERT INTO enquiries (id, idempotency_key, received_at, network, suspect, verified, page,
    name, email, phone, service, message, first_sent_at, last_sent_at)
  SELECT :id, :key || ':' || :digest, :now, :network, isSuspect, :verified, :page,
    :name, :email, :phone, :service, :message, sent, sent
  FROM (SELECT isSuspect, iif(isSuspect OR NOT :willForward, NULL, :now) AS sent FROM counted)
  WHERE NOT EXISTS (${known})
    AND coalesce((SELECT received_at <= :yesterday FROM enquiries
      WHERE n <= (SELECT max(n) FROM enquiries) - iif(coalesce(:verified, NOT isSuspect), :ceiling, :ceiling / 2) + 1
      ORDER BY n DESC LIMIT 1), 1)
  RETURNING id, n, suspect`;

const valuesOf = ({ words, now, ...arrival }: Arrival) => ({
  ...words,
  ...arrival,
  since: hoursAfter(now, -repeatHours),
});

/** Finds an enquiry that came before. A key of its own then stands for it too: the visitor's files come under that. */
export async function find({ DB: db }: Environment, arrival: Arrival): Promise<Stored | undefined> {
  const row = await named(db, known, valuesOf(arrival)).first<Row>();
  if (row && !row.idempotency_key.startsWith(`${arrival.key}:`)) {
    await named(db, "INSERT OR IGNORE INTO enquiry_keys (key, enquiry) VALUES (:key, :id)", {
      key: arrival.key,
      id: row.id,
    }).run();
  }
  return row ? stored(row) : undefined;
}

/**
 * Stores an enquiry, never over another one.
 * @param verified whether the challenge was passed; null where none is set
 * @returns nothing where the day's ceiling is reached
 */
export async function save(env: Environment, arrival: Arrival, verified: boolean | null, willForward: boolean) {
  const limit = positive(env.ENQUIRY_LIMIT, 30);
  const row = await named(env.DB, insert, {
    ...valuesOf(arrival),
    id: crypto.randomUUID(),
    now: arrival.now.toISOString(),
    yesterday: hoursAfter(arrival.now, -24),
    verified,
    willForward,
    mostOfNetwork: limit,
    mostOfAll: limit * 10,
    ceiling: positive(env.ENQUIRY_DAY_LIMIT, 20_000),
  }).first<Row>();
  if (row) return { ...stored(row), isNew: true, suspect: row.suspect === 1 };
  // Another request with the same words was quicker.
  const other = await find(env, arrival);
  return other && { ...other, isNew: false, suspect: false };
}
