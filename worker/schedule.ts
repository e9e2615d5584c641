import { addMonths } from "@/lib/days";
import { countedMonths, storedMonths } from "@/lib/enquiry";
import { openAlert, resolveAlerts } from "./alerts";
import { hoursAfter, reason, sql } from "./database";
import { sendWaiting } from "./deliver";
import type { Environment } from "./env";
import { clearOrphans } from "./files";
import { sendDigest } from "./notices";

/**
 * Runs all hourly steps, even if one fails.
 * @throws the first failure after the owner was notified, so that Cloudflare's list of runs shows it
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

/** Deletes rows after the periods of the privacy notice, and networks and mailboxes that no longer count. */
async function clear(env: Environment, now: Date): Promise<void> {
  const run = sql(env.DB);
  const [today = "", time] = now.toISOString().split("T");
  const yesterday = hoursAfter(now, -24);
  await env.DB.batch([
    run`DELETE FROM enquiries WHERE suspect IN (0, 1) AND received_at <= ${`${addMonths(today, -storedMonths)}T${time}`}`,
    run`DELETE FROM enquiry_keys WHERE enquiry NOT IN (SELECT id FROM enquiries)`,
    run`DELETE FROM photographs WHERE enquiry NOT IN (SELECT id FROM enquiries)`,
    run`UPDATE enquiries SET network = NULL WHERE network IS NOT NULL AND received_at <= ${yesterday}`,
    run`UPDATE enquiries SET mailbox = NULL WHERE mailbox IS NOT NULL AND acknowledged_at <= ${yesterday}`,
    // The daily limit is free again.
    run`DELETE FROM alerts WHERE name = 'full' AND tried_at <= ${yesterday}`,
    run`DELETE FROM contacts WHERE day < ${addMonths(today, -countedMonths)}`,
  ]);
}
