import type { Enquiry } from "./enquiry";
import type { Database } from "./env";
import schema from "./migrations/0001_enquiries.sql";

/** An enquiry as it is forwarded. */
export type Stored = Enquiry & { readonly id: string; readonly receivedAt: string; readonly revision: number };

export type Saved =
  /** Stored now, or stored again with the visitor's corrections. */
  | { readonly outcome: "stored"; readonly enquiry: Stored }
  /** These very words are here already under this key. */
  | { readonly outcome: "known"; readonly id: string }
  | { readonly outcome: "limited"; readonly retryAfter: number };

type Arrival = {
  readonly enquiry: Enquiry;
  readonly key: string;
  readonly sender: string;
  readonly now: Date;
  readonly limit: number;
  readonly seconds: number;
  readonly willForward: boolean;
};

/** How long a forward may be under way before somebody else takes it over. */
const claimMinutes = 5;

let prepared = false;

/** Creates the tables where they are missing, so that no enquiry is lost to a forgotten step. */
async function prepare(db: Database): Promise<void> {
  if (prepared) return;
  await db.batch(
    schema
      .split(/;\s*\n/)
      .filter((statement) => statement.trim())
      .map((statement) => db.prepare(statement)),
  );
  prepared = true;
}

function later(time: Date, seconds: number): string {
  return new Date(time.getTime() + seconds * 1000).toISOString();
}

/**
 * Stores an enquiry. Limit, key and row are one statement, so that no two requests can pass between them.
 * Corrections count against the limit as new enquiries do.
 */
export async function save(db: Database, arrival: Arrival): Promise<Saved> {
  await prepare(db);
  const { enquiry, key, sender, now, limit, seconds, willForward } = arrival;
  const { name, email, phone, service, message } = enquiry;
  const since = later(now, -seconds);
  const stored = await db
    .prepare(
      `INSERT INTO enquiries (id, idempotency_key, received_at, sender, name, email, phone, service, message,
         forward_status, forward_attempts, claimed_until)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12
       WHERE (SELECT coalesce(sum(revision), 0) FROM enquiries WHERE sender = ?4 AND received_at > ?13) < ?14
       ON CONFLICT (idempotency_key) DO UPDATE SET
         revision = revision + 1, name = excluded.name, email = excluded.email, phone = excluded.phone,
         service = excluded.service, message = excluded.message, forward_status = excluded.forward_status,
         forward_attempts = forward_attempts + excluded.forward_attempts, claimed_until = excluded.claimed_until
       WHERE (name, email, phone, service, message)
         IS NOT (excluded.name, excluded.email, excluded.phone, excluded.service, excluded.message)
       RETURNING id, received_at AS receivedAt, revision`,
    )
    .bind(
      crypto.randomUUID(),
      key,
      now.toISOString(),
      sender,
      name,
      email,
      phone,
      service,
      message,
      willForward ? "pending" : "none",
      willForward ? 1 : 0,
      willForward ? later(now, claimMinutes * 60) : null,
      since,
      limit,
    )
    .first<Pick<Stored, "id" | "receivedAt" | "revision">>();
  if (stored) return { outcome: "stored", enquiry: { ...enquiry, ...stored } };

  const known = await db
    .prepare(
      `SELECT id FROM enquiries
       WHERE idempotency_key = ?1 AND (name, email, phone, service, message) IS (?2, ?3, ?4, ?5, ?6)`,
    )
    .bind(key, name, email, phone, service, message)
    .first<{ id: string }>();
  if (known) return { outcome: "known", id: known.id };

  const first = await db
    .prepare("SELECT min(received_at) AS at FROM enquiries WHERE sender = ?1 AND received_at > ?2")
    .bind(sender, since)
    .first<{ at: string | null }>();
  const wait = first?.at ? (Date.parse(first.at) - now.getTime()) / 1000 + seconds : 1;
  return { outcome: "limited", retryAfter: Math.max(1, Math.ceil(wait)) };
}

/** Takes the pending forwards that nobody is working on; those that failed least come first, so one cannot block all. */
export async function claimPending(db: Database, now: Date, most: number): Promise<readonly Stored[]> {
  await prepare(db);
  const { results } = await db
    .prepare(
      `UPDATE enquiries SET forward_attempts = forward_attempts + 1, claimed_until = ?1
       WHERE id IN (
         SELECT id FROM enquiries
         WHERE forward_status = 'pending' AND (claimed_until IS NULL OR claimed_until <= ?2)
         ORDER BY forward_attempts, received_at LIMIT ?3)
       RETURNING id, received_at AS receivedAt, revision, name, email, phone, service, message`,
    )
    .bind(later(now, claimMinutes * 60), now.toISOString(), most)
    .all<Stored>();
  return results;
}

/** Notes how a forward ended, unless the visitor has corrected the enquiry meanwhile: that text is still to be sent. */
export async function settle(db: Database, { id, revision }: Stored, error: string | null): Promise<void> {
  await db
    .prepare(
      `UPDATE enquiries SET forward_status = ?1, last_error = ?2, claimed_until = NULL WHERE id = ?3 AND revision = ?4`,
    )
    .bind(error === null ? "sent" : "pending", error, id, revision)
    .run();
}

/** How long an enquiry is kept, as the privacy notice says (data/pages/privacy.ts). */
const keptMonths = 12;

/** Deletes the enquiries whose time has come, but none that has yet to reach the owner. */
export async function forgetOld(db: Database, now: Date): Promise<void> {
  await prepare(db);
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - keptMonths);
  await db
    .prepare("DELETE FROM enquiries WHERE received_at <= ?1 AND forward_status <> 'pending'")
    .bind(oldest.toISOString())
    .run();
}

/** Network addresses are kept no longer than the limit needs them. */
export async function forgetSenders(db: Database, now: Date, seconds: number): Promise<void> {
  await prepare(db);
  await db
    .prepare("UPDATE enquiries SET sender = NULL WHERE sender IS NOT NULL AND received_at <= ?1")
    .bind(later(now, -seconds))
    .run();
}
