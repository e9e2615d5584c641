/** Tells the owner that something is wrong: once, again after a day if it lasts, and again after it was mended. */
import type { Database, Env } from "./env";
import { reason, waysToTell } from "./forward";
import { later, named } from "./schema";

const texts = {
  forward: "Enquiries cannot be forwarded. They are stored and tried again for three days.",
  failed: "Enquiries could not be forwarded for three days and are not tried again.",
  store: "Enquiries cannot be stored: visitors are asked to try again or to call.",
  full: "Enquiries are refused: a day brought more than is taken. Visitors are asked to call.",
  schedule: "The schedule that forwards and deletes enquiries has failed or has not run.",
} as const;

export type Alarm = keyof typeof texts;

/** How long after a message to the owner that could not be sent it is tried again. */
const retrySeconds = 3600;
/** How long after its last run the schedule, which runs every minute, counts as stopped. */
const overdueSeconds = 900;

/** When this instance last told the owner of each alarm while the database, which notes it for all, could not be asked. */
const toldWithoutDatabase = new Map<Alarm, number>();

/**
 * Logs an alarm, and tells the owner unless that was done.
 * @param why the cause, without anything personal
 */
export async function raise(env: Env, alarm: Alarm, why: string): Promise<void> {
  const text = `${texts[alarm]} (${why}) "npm run enquiries -- --remote" lists what is stored.`;
  console.error(text);
  const turn = await mayTell(env.DB, alarm);
  if (!turn) return;
  try {
    const [tell] = waysToTell(env);
    if (!tell) return;
    await tell("enquiries need attention", text, { alarm });
    await turn.done();
  } catch (error) {
    console.error(`The owner could not be told (${reason(error)}).`);
  }
}

/** Whether it is this caller's turn to tell, and what notes that it has. Without the database each instance has its own turn. */
async function mayTell(db: Database, alarm: Alarm): Promise<{ done(): Promise<unknown> } | undefined> {
  const now = new Date();
  try {
    const turn = await named(
      db,
      `INSERT INTO alarms (name, at) VALUES (:alarm, :now) ON CONFLICT (name) DO UPDATE SET at = excluded.at
       WHERE told = 0 AND at <= :before RETURNING name`,
      { alarm, now: now.toISOString(), before: later(now, -retrySeconds) },
    ).first();
    const done = () => named(db, "UPDATE alarms SET told = 1 WHERE name = :alarm", { alarm }).run();
    return turn ? { done } : undefined;
  } catch {
    if (now.getTime() - (toldWithoutDatabase.get(alarm) ?? 0) < retrySeconds * 1000) return undefined;
    toldWithoutDatabase.set(alarm, now.getTime());
    return { done: async () => undefined };
  }
}

/** Ends an alarm: should it come again, the owner is told again. */
export async function lower(db: Database, alarm: Alarm): Promise<void> {
  toldWithoutDatabase.delete(alarm);
  await named(db, "DELETE FROM alarms WHERE name = :alarm", { alarm }).run();
}

/** Raises the alarm where the schedule has run before and then stopped. Never throws. */
export async function watchSchedule(env: Env): Promise<void> {
  try {
    const run = await env.DB.prepare("SELECT at FROM alarms WHERE name = 'run'").first<{ readonly at: string }>();
    if (run && run.at <= later(new Date(), -overdueSeconds)) await raise(env, "schedule", `last run ${run.at}`);
  } catch (error) {
    console.error(`The schedule could not be looked after (${reason(error)}).`);
  }
}
