/** What the schedule clears away. */
import { addMonths } from "@/lib/days";
import { storedMonths } from "@/lib/enquiry";
import { clearContacts } from "./contacts";
import type { Database, Statement } from "./env";
import { later, named } from "./schema";

/**
 * Deletes the enquiries whose time has come, forgets the network addresses that no longer count and the alarms of
 * yesterday, and notes that the schedule has run.
 * @param seconds the window of the limits
 */
export async function clearAway(db: Database, now: Date, seconds: number): Promise<void> {
  const [today = "", time] = now.toISOString().split("T");
  const oldest = `${addMonths(today, -storedMonths)}T${time}`;
  await db.batch([
    named(db, "DELETE FROM enquiries WHERE received_at <= :oldest", { oldest }),
    clearContacts(db, now),
    forgetSenders(db, later(now, -seconds)),
    // A fault that lasts is told again the next day.
    named(db, "DELETE FROM alarms WHERE name <> 'run' AND at <= :yesterday", { yesterday: later(now, -86_400) }),
    named(db, "INSERT INTO alarms (name, at) VALUES ('run', :now) ON CONFLICT (name) DO UPDATE SET at = excluded.at", {
      now: now.toISOString(),
    }),
  ]);
}

/** By its index, which holds only the rows that still have an address. */
function forgetSenders(db: Database, before: string): Statement {
  return named(
    db,
    `UPDATE enquiries INDEXED BY enquiries_by_sender
     SET sender = NULL, sender_nth = NULL, network = NULL, network_nth = NULL
     WHERE sender IS NOT NULL AND received_at <= :before`,
    { before },
  );
}
