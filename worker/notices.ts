/** Messages that the owner requests: a test of the channels, and a daily list of unanswered enquiries. */
import { referenceOf } from "@/lib/reference";
import { channels } from "./channels";
import { hoursAfter, reason, sql } from "./database";
import type { Environment } from "./env";
import { json } from "./reply";

/** The days that the list of unanswered enquiries covers, and its maximum length. */
const digestDays = 30;
const digestLines = 50;

/** Records when something was last done. */
function note({ DB: db }: Environment, name: string, now: Date): Promise<unknown> {
  return sql(db)`INSERT OR REPLACE INTO notices (name, at) VALUES (${name}, ${now.toISOString()})`.run();
}

/** Sends a test that the owner's command has requested, once, and returns the outcome. */
export async function sendTest(env: Environment): Promise<Response> {
  const wanted = await env.DB.prepare("DELETE FROM notices WHERE name = 'test' RETURNING at").first();
  if (!wanted) return json({}, 200);
  const all = channels(env);
  if (all.length === 0) return json({ outcome: "nothing is set to notify by" }, 200);
  const text = "This is a test. If you can read it, you will be told about enquiries from the website.";
  try {
    for (const { notify } of all) await notify("test of the notification", text, { test: true });
  } catch (error) {
    return json({ outcome: reason(error) }, 200);
  }
  await note(env, "told", new Date());
  return json({ outcome: "sent" }, 200);
}

const clock = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/London", ...options });
const day = clock({ dateStyle: "short" });
const hour = clock({ hour: "2-digit", hourCycle: "h23" });
const time = clock({ dateStyle: "short", timeStyle: "short" });

/** Sends the list of unanswered enquiries once a day after the configured hour, without the visitors' words. */
export async function sendDigest(env: Environment, now: Date): Promise<void> {
  const { DB: db, ENQUIRY_DIGEST_HOUR: from } = env;
  const [channel] = channels(env);
  if (!channel || !from || !/^(?:1?\d|2[0-3])$/.test(from) || Number(hour.format(now)) < Number(from)) return;
  const last = await db.prepare("SELECT at FROM notices WHERE name = 'digest'").first<{ readonly at: string }>();
  if (last && day.format(new Date(last.at)) === day.format(now)) return;
  // Record it first, so that a failing receiver is tried again tomorrow and not every hour.
  await note(env, "digest", now);
  const { results } = await sql(db)`
    SELECT n, received_at AS receivedAt, service, page FROM enquiries
    WHERE answered_at IS NULL AND suspect = 0 AND received_at > ${hoursAfter(now, -digestDays * 24)}
    ORDER BY n`.all<{ n: number; receivedAt: string; service: string; page: string | null }>();
  if (results.length === 0) return;
  const unanswered = results.map(({ n, ...row }) => ({ reference: referenceOf(n), ...row }));
  const lines = unanswered
    .slice(0, digestLines)
    .map(({ reference, receivedAt, service, page }) =>
      [reference, time.format(new Date(receivedAt)), service || "no service chosen", page].filter(Boolean).join("  "),
    );
  if (results.length > digestLines) lines.push(`and ${results.length - digestLines} more`);
  const head = `Enquiries of the last ${digestDays} days not marked as answered: ${results.length}`;
  const foot = '"npm run enquiries -- --remote --answered <reference>" marks one.';
  await channel.notify("enquiries not yet answered", [head, "", ...lines, "", foot].join("\n"), { unanswered });
}
