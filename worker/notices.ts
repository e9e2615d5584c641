/** What the owner is told on request: a test that enquiries are heard of, and a list of what is unanswered. */
import { referenceOf } from "@/lib/reference";
import { channels } from "./channels";
import { hoursAfter, named, reason } from "./database";
import type { Environment } from "./env";
import { json } from "./page";

/** How far back, in days, the list of what is unanswered looks, and how many it names. */
const digestDays = 30;
const digestLines = 50;

type Notice = { readonly at: string };

/** Notes when something was last done, and its outcome. */
export function note({ DB: db }: Environment, name: string, at: string, outcome: string | null = null) {
  const sql = "INSERT OR REPLACE INTO notices (name, at, outcome) VALUES (:name, :at, :outcome)";
  return named(db, sql, { name, at, outcome }).run();
}

/** Sends the test that was asked for. */
export async function sendNotices(env: Environment): Promise<Response> {
  const requested = await env.DB.prepare(
    "UPDATE notices SET outcome = 'sending' WHERE name = 'test' AND outcome IS NULL RETURNING at",
  ).first<Notice>();
  if (!requested) return json({}, 200);
  const outcome = await sendTest(env);
  await note(env, "test", requested.at, outcome);
  if (outcome === "sent") await note(env, "told", new Date().toISOString());
  return json({}, 200);
}

/** Tries every channel. */
async function sendTest(env: Environment): Promise<string> {
  if (channels(env).length === 0) return "nothing is set to notify by";
  const text = "This is a test. If you can read it, you will be told about enquiries from the website.";
  try {
    for (const channel of channels(env)) await channel("test of the notification", text, { test: true });
    return "sent";
  } catch (error) {
    return reason(error);
  }
}

/** Sends the day's list of what is unanswered, where it is due. */
export async function tellNotices(env: Environment, now: Date): Promise<void> {
  const last = await env.DB.prepare("SELECT at FROM notices WHERE name = 'digest'").first<Notice>();
  if (!isDigestDue(env, now, last?.at)) return;
  // First, so that a receiver that fails is not asked again every hour: the next list comes tomorrow.
  await note(env, "digest", now.toISOString());
  await sendDigest(env, now);
}

const clock = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/London", ...options });
const day = clock({ dateStyle: "short" });
const hour = clock({ hour: "2-digit", hourCycle: "h23" });
const time = clock({ dateStyle: "short", timeStyle: "short" });

/** Once a day, from the hour that the owner has set. */
function isDigestDue({ ENQUIRY_DIGEST_HOUR: from }: Environment, now: Date, last: string | undefined): boolean {
  if (!from || !/^(?:1?\d|2[0-3])$/.test(from)) return false;
  return Number(hour.format(now)) >= Number(from) && (!last || day.format(new Date(last)) !== day.format(now));
}

type Row = { readonly n: number; readonly receivedAt: string; readonly service: string; readonly page: string | null };

/** Nothing that anybody has typed goes with it. */
async function sendDigest(env: Environment, now: Date): Promise<void> {
  const [channel] = channels(env);
  if (!channel) return;
  const { results } = await named(
    env.DB,
    `SELECT n, received_at AS receivedAt, service, page FROM enquiries
     WHERE answered_at IS NULL AND suspect = 0 AND received_at > :since ORDER BY n`,
    { since: hoursAfter(now, -digestDays * 24) },
  ).all<Row>();
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
  await channel("enquiries not yet answered", [head, "", ...lines, "", foot].join("\n"), { unanswered });
}
