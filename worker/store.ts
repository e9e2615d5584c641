import type { Words } from "@/lib/enquiry";
import { referenceOf } from "@/lib/reference";
import type { Database } from "./env";
import type { Limits } from "./limits";
import { numberColumn } from "./number-column";
import { later, named, prepare } from "./schema";

/** An enquiry as it is forwarded. */
export type Stored = Words & {
  readonly id: string;
  /** What the visitor was told to quote; a correction has that of the enquiry it corrects. */
  readonly reference: string;
  readonly receivedAt: string;
  /** The path of the page that the visitor came from. */
  readonly page: string | null;
  /** The id of the enquiry that this one corrects. */
  readonly corrects: string | null;
  /** 1, or of a correction 2 and up. */
  readonly revision: number;
  /** Whether the challenge was passed; null where none is set. */
  readonly verified: boolean | null;
};

export type Saved =
  | { readonly outcome: "stored"; readonly enquiry: Stored; readonly toForward: boolean }
  /** These very words are here already, under this key or of this sender. */
  | { readonly outcome: "known"; readonly id: string; readonly reference: string }
  | { readonly outcome: "refused" };

export type Arrival = {
  readonly words: Words;
  /** Names the visitor's draft. */
  readonly key: string;
  /** SHA-256 of the words. */
  readonly digest: string;
  /** The address, or of an IPv6 one its /64. */
  readonly sender: string;
  /** Of an IPv6 address its /48. */
  readonly network: string | null;
  readonly now: Date;
  readonly page: string | null;
  readonly limits: Limits;
  /** Came faster than a person types. */
  readonly quick: boolean;
  readonly unhurried: boolean;
  readonly verified: boolean | null;
  readonly willForward: boolean;
};

/** How long, in seconds, a forward may be under way before somebody else takes it over. */
export const claimSeconds = 300;

/** How many corrections of one enquiry are taken for such; more are enquiries of their own. */
const corrections = 5;

/** Whether a sender, or a network, has reached a limit: its arrival so many places back came within the window. */
function reached(who: "sender" | "network", limit: keyof Limits): string {
  return `EXISTS (SELECT 1 FROM enquiries
    WHERE ${who} = :${who} AND ${who}_nth = last.${who}_nth - :${limit} + 1 AND received_at > :since)`;
}

/** The same for all arrivals, by the number that each is given, which deleting does not change. It reads one row. */
function allReached(limit: keyof Limits, since: string): string {
  return `coalesce((SELECT received_at > :${since} FROM enquiries
    WHERE n <= last.n - :${limit} + 1 ORDER BY n DESC LIMIT 1), 0)`;
}

const sameWords = "(name, email, phone, service, message) IS (:name, :email, :phone, :service, :message)";

/** The same words under the same key: a row of this Worker, or one that the Worker of 0001 wrote. */
const same = `(idempotency_key = :key || ':' || :digest OR (idempotency_key = :key AND ${sameWords}))`;

/**
 * The same words among the sender's latest of the window: a form that the browser posted and whose answer was lost has a
 * new key when its page is opened again. Only so many are looked at, as a flood from one address has thousands.
 */
const repeated = `sender = :sender AND received_at > :since AND ${sameWords}
  AND sender_nth > (SELECT max(sender_nth) FROM enquiries WHERE sender = :sender) - 50`;

// Every key of a draft's rows begins with the draft's key; ";" is what follows ":" in the alphabet of computers. With the
// "+" the search goes by the key, whose rows are few, and not by the sender, whose rows may be thousands in a flood.
const insert = `
  WITH last AS MATERIALIZED (
    SELECT (SELECT max(sender_nth) FROM enquiries WHERE sender = :sender) AS sender_nth,
      (SELECT max(network_nth) FROM enquiries WHERE network = :network) AS network_nth,
      (SELECT max(n) FROM enquiries) AS n
  ), first AS MATERIALIZED (
    SELECT id, revision, (SELECT count(*) FROM enquiries WHERE corrects = one.id) AS corrections
    FROM enquiries AS one
    WHERE idempotency_key BETWEEN :key AND :key || ';' AND corrects IS NULL AND +sender = :sender
    ORDER BY n DESC LIMIT 1
  ), route AS MATERIALIZED (
    SELECT CASE WHEN NOT :willForward THEN 'none'
      WHEN :quick OR ${reached("sender", "bySender")}
        OR ${reached("network", "byNetwork")} OR ${allReached("byAll", "since")}
      THEN 'held' ELSE 'pending' END AS status FROM last
  )
  INSERT INTO enquiries (id, idempotency_key, received_at, sender, sender_nth, network, network_nth, corrects, revision,
    unhurried, verified, page, name, email, phone, service, message, forward_status, forward_attempts, claimed_until)
  SELECT :id, :key || ':' || :digest, :now, :sender, coalesce(last.sender_nth, 0) + 1,
    :network, iif(:network IS NULL, NULL, coalesce(last.network_nth, 0) + 1),
    first.id, coalesce(first.revision + first.corrections + 1, 1),
    :unhurried, :verified, :page, :name, :email, :phone, :service, :message,
    route.status, route.status = 'pending', iif(route.status = 'pending', :claimed, NULL)
  FROM route, last LEFT JOIN first ON first.corrections < :corrections
  WHERE NOT EXISTS (SELECT 1 FROM enquiries WHERE ${same})
    AND (EXISTS (SELECT 1 FROM first) OR NOT EXISTS (SELECT 1 FROM enquiries WHERE ${repeated}))
    AND NOT (${allReached("day", "yesterday")} OR ${reached("sender", "share")} OR ${reached("network", "share")})
  RETURNING id, corrects, revision, forward_status AS status, ${numberColumn}`;

const find = `SELECT id, ${numberColumn} FROM enquiries WHERE ${same}
  UNION ALL SELECT id, ${numberColumn} FROM enquiries WHERE ${repeated} LIMIT 1`;

/**
 * Stores an enquiry, never over another one. Limits, key and row are one statement, so that no two requests can pass
 * between them.
 */
export async function save(db: Database, arrival: Arrival): Promise<Saved> {
  await prepare(db);
  const { words, limits, now, ...values } = arrival;
  const receivedAt = now.toISOString();
  const all = {
    ...words,
    ...limits,
    ...values,
    id: crypto.randomUUID(),
    now: receivedAt,
    since: later(now, -limits.seconds),
    yesterday: later(now, -86_400),
    claimed: later(now, claimSeconds),
    corrections,
  };
  const stored = await named(db, insert, all).first<
    Pick<Stored, "id" | "corrects" | "revision"> & { readonly status: string; readonly number: number }
  >();
  if (stored) {
    const { status, number, ...row } = stored;
    const enquiry = {
      ...words,
      ...row,
      reference: referenceOf(number),
      receivedAt,
      page: arrival.page,
      verified: arrival.verified,
    };
    return { outcome: "stored", enquiry, toForward: status === "pending" };
  }
  const known = await named(db, find, all).first<{ readonly id: string; readonly number: number }>();
  return known ? { outcome: "known", id: known.id, reference: referenceOf(known.number) } : { outcome: "refused" };
}
