/** The enquiries that have yet to be forwarded. */
import { referenceOf } from "@/lib/reference";
import type { Database } from "./env";
import { numberColumn } from "./number-column";
import { later, named } from "./schema";
import { claimSeconds, type Stored } from "./store";

/** For how long a forward that fails is tried again, in days; after the last try it counts as failed. */
const triedDays = 3;

/** What became of a forward: an error as `reason` gives it, or null. */
export type Result = { readonly id: string; readonly revision: number; readonly error: string | null };

type Row = Omit<Stored, "verified" | "reference"> & { readonly verified: number | null; readonly number: number };

const due = {
  // The longest overdue come first: one that always fails moves back each time.
  pending: "ORDER BY claimed_until LIMIT :most",
  // Those whose visitor took time over the form come first, and among them the oldest.
  held: "ORDER BY unhurried DESC, n LIMIT :most",
} as const;

/** Takes enquiries that nobody is working on and whose turn it is, and counts the try. */
export async function claim(
  db: Database,
  status: keyof typeof due,
  now: Date,
  most: number,
): Promise<readonly Stored[]> {
  const { results } = await named(
    db,
    `UPDATE enquiries SET forward_attempts = forward_attempts + 1, claimed_until = :until
     WHERE n IN (SELECT n FROM enquiries
       WHERE forward_status = '${status}' AND (claimed_until IS NULL OR claimed_until <= :now) ${due[status]})
     RETURNING id, received_at AS receivedAt, corrects, revision, verified, page, name, email, phone, service, message,
       ${numberColumn}`,
    { until: later(now, claimSeconds), now: now.toISOString(), most },
  ).all<Row>();
  return results.map(({ number, verified, ...row }) => ({
    ...row,
    reference: referenceOf(number),
    verified: verified === null ? null : verified === 1,
  }));
}

export type Settled = { readonly status: "sent" | "pending" | "failed"; readonly attempts: number };

/**
 * Notes how forwards ended, all in one statement. The next try comes after a minute, then two, four and so on, and every
 * hour in the end, so that a backlog is cleared soon after the receiver is back.
 */
export async function settle(db: Database, results: readonly Result[], now: Date): Promise<readonly Settled[]> {
  const { results: settled } = await named(
    db,
    `UPDATE enquiries SET last_error = result.error,
       forward_status = CASE WHEN result.error IS NULL THEN 'sent' WHEN received_at <= :oldest THEN 'failed' ELSE 'pending' END,
       claimed_until = iif(result.error IS NULL OR received_at <= :oldest, NULL,
         strftime('%Y-%m-%dT%H:%M:%fZ', :now, '+' || min(1 << min(forward_attempts - 1, 6), 60) || ' minutes'))
     FROM (SELECT value ->> 'id' AS id, value ->> 'revision' AS revision, value ->> 'error' AS error FROM json_each(:results))
       AS result
     WHERE enquiries.id = result.id AND enquiries.revision = result.revision
     RETURNING forward_status AS status, forward_attempts AS attempts`,
    { results: JSON.stringify(results), oldest: later(now, -triedDays * 86_400), now: now.toISOString() },
  ).all<Settled>();
  return settled;
}

/** Marks enquiries as failed that have waited as long as a forward is tried while no way to forward is set. */
export async function giveUp(db: Database, now: Date): Promise<void> {
  const waiting = { pending: "enquiries_pending", held: "enquiries_held" };
  await db.batch(
    Object.entries(waiting).map(([status, index]) =>
      named(
        db,
        // By its index, which holds these rows alone.
        `UPDATE enquiries INDEXED BY ${index}
         SET forward_status = 'failed', claimed_until = NULL, last_error = 'no webhook or e-mail is set'
         WHERE forward_status = '${status}' AND received_at <= :oldest`,
        { oldest: later(now, -triedDays * 86_400) },
      ),
    ),
  );
}
