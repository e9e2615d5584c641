/** Alerts the owner to a problem once, and again only if it recurs after it was resolved. */
import { channels } from "./channels";
import { hoursAfter, reason, sql } from "./database";
import type { Environment } from "./env";

const texts = {
  forward: "Enquiries cannot be forwarded. They are stored, and we try again every hour for three days.",
  dead: "Some enquiries could not be forwarded for three days, so we have stopped trying.",
  store: "Enquiries cannot be stored. Visitors are asked to try again or to call.",
  full: "Enquiries are being refused because today’s limit is reached. Visitors are asked to call.",
  schedule: "The hourly job that resends and deletes enquiries has failed.",
} as const;

export type Alert = keyof typeof texts;

/** The alerts sent by this instance while the database, which records them for all instances, is unavailable. */
export const sentWithoutDatabase = new Set<Alert>();

/**
 * Logs an alert, and notifies the owner if that is not done yet. Never throws.
 * @param why the cause, without personal data
 */
export async function openAlert(env: Environment, alert: Alert, why: string): Promise<void> {
  const text = `${texts[alert]} (${why}) "npm run enquiries -- --remote" lists what is stored.`;
  console.error(text);
  const [channel] = channels(env);
  if (!channel || !(await mayNotify(env, alert))) return;
  try {
    await channel.notify("enquiries need attention", text, { alert });
    await sql(env.DB)`UPDATE alerts SET told_at = ${new Date().toISOString()} WHERE name = ${alert}`.run();
  } catch (error) {
    console.error(`The owner could not be told of it (${reason(error)}).`);
  }
}

/** Whether this caller may notify the owner. A failed notification is tried again after an hour. */
async function mayNotify({ DB: db }: Environment, alert: Alert): Promise<boolean> {
  const now = new Date();
  try {
    const turn = await sql(db)`INSERT INTO alerts (name, tried_at) VALUES (${alert}, ${now.toISOString()})
      ON CONFLICT (name) DO UPDATE SET tried_at = excluded.tried_at
      WHERE told_at IS NULL AND tried_at <= ${hoursAfter(now, -1)} RETURNING name`.first();
    return turn !== null;
  } catch {
    const isFirst = !sentWithoutDatabase.has(alert);
    sentWithoutDatabase.add(alert);
    return isFirst;
  }
}

/** Resolves alerts: if one of them recurs, the owner is notified again. */
export function resolveAlerts({ DB: db }: Environment, ...alerts: readonly Alert[]): D1PreparedStatement {
  return sql(db)`DELETE FROM alerts WHERE name IN (SELECT value FROM json_each(${JSON.stringify(alerts)}))`;
}
