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

/** A try to tell that failed is repeated after this many seconds. */
const retryAfter = 3600;
/** The schedule runs every minute; longer than this, in seconds, it has stopped. */
const overdueAfter = 900;

/** When this instance told what it could not note, by name. */
const toldHere = new Map<Alarm, number>();

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

/** Whether it is this caller's turn to tell, and what notes that it has. Without the database, each instance takes one. */
async function mayTell(db: Database, alarm: Alarm): Promise<{ done(): Promise<unknown> } | undefined> {
  const now = new Date();
  try {
    const turn = await named(
      db,
      `INSERT INTO alarms (name, at) VALUES (:alarm, :now) ON CONFLICT (name) DO UPDATE SET at = excluded.at
       WHERE told = 0 AND at <= :before RETURNING name`,
      { alarm, now: now.toISOString(), before: later(now, -retryAfter) },
    ).first();
    const done = () => named(db, "UPDATE alarms SET told = 1 WHERE name = :alarm", { alarm }).run();
    return turn ? { done } : undefined;
  } catch {
    if (now.getTime() - (toldHere.get(alarm) ?? 0) < retryAfter * 1000) return undefined;
    toldHere.set(alarm, now.getTime());
    return { done: async () => undefined };
  }
}

/** Ends an alarm: should it come again, the owner is told again. */
export async function lower(db: Database, alarm: Alarm): Promise<void> {
  toldHere.delete(alarm);
  await named(db, "DELETE FROM alarms WHERE name = :alarm", { alarm }).run();
}

/** Raises the alarm where the schedule has run before and then stopped. Never throws. */
export async function watchSchedule(env: Env): Promise<void> {
  try {
    const run = await env.DB.prepare("SELECT at FROM alarms WHERE name = 'run'").first<{ readonly at: string }>();
    if (run && run.at <= later(new Date(), -overdueAfter)) await raise(env, "schedule", `last run ${run.at}`);
  } catch (error) {
    console.error(`The schedule could not be looked after (${reason(error)}).`);
  }
}
