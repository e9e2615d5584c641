import { addMonths } from "@/lib/days";
import { countedMonths, storedMonths } from "@/lib/enquiry";
import { openAlert, resolveAlerts } from "./alerts";
import { hoursAfter, named, reason } from "./database";
import { sendWaiting } from "./deliver";
import type { Environment } from "./env";
import { clearOrphans } from "./files";
import { sendDigest } from "./notices";

/**
 * Does what is due every hour. A step that fails keeps none of the others from its work.
 * @throws what went wrong, after the owner was told, so that the host's list of runs shows it too
 */
export async function runSchedule(env: Environment, now: Date): Promise<void> {
  const failures: unknown[] = [];
  for (const step of [sendWaiting, clear, clearOrphans, sendDigest]) {
    await step(env, now).catch((error) => failures.push(error));
  }
  if (failures.length > 0) {
    await openAlert(env, "schedule", failures.map(reason).join(", "));
    throw failures[0];
  }
  await resolveAlerts(env, "schedule", "store").run();
}

/** Deletes what is as old as the privacy notice says, and forgets networks and mailboxes that no longer count. */
async function clear(env: Environment, now: Date): Promise<void> {
  const { DB: db } = env;
  const [today = "", time] = now.toISOString().split("T");
  const values = {
    oldest: `${addMonths(today, -storedMonths)}T${time}`,
    oldestCount: addMonths(today, -countedMonths),
    yesterday: hoursAfter(now, -24),
  };
  const statements = [
    "DELETE FROM enquiries WHERE suspect IN (0, 1) AND received_at <= :oldest",
    "DELETE FROM enquiry_keys WHERE enquiry NOT IN (SELECT id FROM enquiries)",
    "DELETE FROM photographs WHERE enquiry NOT IN (SELECT id FROM enquiries)",
    "UPDATE enquiries SET network = NULL WHERE network IS NOT NULL AND received_at <= :yesterday",
    "UPDATE enquiries SET mailbox = NULL WHERE mailbox IS NOT NULL AND acknowledged_at <= :yesterday",
    // A new day has room again.
    "DELETE FROM alerts WHERE name = 'full' AND tried_at <= :yesterday",
    "DELETE FROM contacts WHERE day < :oldestCount",
  ];
  await db.batch(statements.map((sql) => named(db, sql, values)));
}
