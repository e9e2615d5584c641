import type { Words } from "@/lib/enquiry";
import { referenceOf } from "@/lib/reference";
import { hoursAfter, part, sql } from "./database";
import type { Checked } from "./enquiry";
import { type Environment, positive } from "./env";

export type Arrival = Checked & {
  /** The IPv4 address, or the /48 of an IPv6 one. */
  readonly network: string;
  readonly page: string | null;
  readonly now: Date;
};

/** A row of the table; migrations/ documents the columns. */
export type Row = Words &
  Readonly<Record<"n" | "suspect", number>> &
  Readonly<Record<"id" | "idempotency_key" | "received_at", string>> &
  Readonly<Record<"first_sent_at" | "last_sent_at" | "forwarded_at" | "dead_at" | "answered_at", string | null>> & {
    readonly page: string | null;
    readonly verified: number | null;
    readonly last_error: string | null;
  };

export type Stored = { readonly id: string; readonly reference: string };

/** The hours within which equal texts from one network are one enquiry, even with different keys. */
const repeatHours = 1 / 6;

const stored = ({ id, n }: Pick<Row, "id" | "n">): Stored => ({ id, reference: referenceOf(n) });

/** An equal text under this key or from the same network, such as after a lost response and a reload. */
const known = ({ words, key, digest, network, now }: Arrival) => part`SELECT id, n, idempotency_key FROM enquiries
  WHERE idempotency_key = ${`${key}:${digest}`}
    OR (network = ${network} AND received_at > ${hoursAfter(now, -repeatHours)}
      AND (name, email, phone, service, message) IS (${valuesOf(words)}))`;

const valuesOf = ({ name, email, phone, service, message }: Words) =>
  part`${name}, ${email}, ${phone}, ${service}, ${message}`;

/** Finds an earlier enquiry with an equal text, and records its new key, which its files will use. */
export async function find({ DB: db }: Environment, arrival: Arrival): Promise<Stored | undefined> {
  const row = await sql(db)`${known(arrival)}`.first<Row>();
  if (row && !row.idempotency_key.startsWith(`${arrival.key}:`)) {
    await sql(db)`INSERT OR IGNORE INTO enquiry_keys (key, enquiry) VALUES (${arrival.key}, ${row.id})`.run();
  }
  return row ? stored(row) : undefined;
}

/**
 * Stores an enquiry, never over another one. Counts, key and row are one statement, so that parallel requests cannot
 * exceed a limit. Suspect rows do not count towards the limit of all networks, or one network could use it up.
 * The daily ceiling compares the time of the row that is `ceiling` inserts older.
 * @param verified whether the challenge was passed; null if none is configured
 * @returns undefined if the daily ceiling is reached
 */
export async function save(env: Environment, arrival: Arrival, verified: boolean | null, willForward: boolean) {
  const limit = positive(env.ENQUIRY_LIMIT, 30);
  const ceiling = positive(env.ENQUIRY_DAY_LIMIT, 20_000);
  const { words, key, digest, network, page } = arrival;
  const now = arrival.now.toISOString();
  const yesterday = hoursAfter(arrival.now, -24);
  // Reads no more rows than the limit.
  const reached = (what: ReturnType<typeof part>, most: number) =>
    part`EXISTS (SELECT 1 FROM enquiries WHERE ${what} AND received_at > ${yesterday} LIMIT 1 OFFSET ${most - 1})`;
  const row = await sql(env.DB)`
    WITH counted AS MATERIALIZED (
      SELECT ${reached(part`network = ${network}`, limit)} OR ${reached(part`suspect = 0`, limit * 10)} AS isSuspect
    )
    INSERT INTO enquiries (id, idempotency_key, received_at, network, suspect, verified, page,
      name, email, phone, service, message, first_sent_at, last_sent_at)
    SELECT ${crypto.randomUUID()}, ${`${key}:${digest}`}, ${now}, ${network}, isSuspect, ${verified}, ${page},
      ${valuesOf(words)}, sent, sent
    FROM (SELECT isSuspect, iif(isSuspect OR NOT ${willForward}, NULL, ${now}) AS sent FROM counted)
    WHERE NOT EXISTS (${known(arrival)})
      AND coalesce((SELECT received_at <= ${yesterday} FROM enquiries
        WHERE n <= (SELECT max(n) FROM enquiries) - iif(coalesce(${verified}, NOT isSuspect), ${ceiling}, ${ceiling / 2}) + 1
        ORDER BY n DESC LIMIT 1), 1)
    RETURNING id, n, suspect`.first<Row>();
  if (row) return { ...stored(row), isNew: true, suspect: row.suspect === 1 };
  // A parallel request stored an equal text first.
  const other = await find(env, arrival);
  return other && { ...other, isNew: false, suspect: false };
}
