/** What the owner is told on request: a test that enquiries are heard of, and a list of what is unanswered. */
import { referenceOf } from "@/lib/reference";
import { channels } from "./channels";
import { later, named, reason } from "./database";
import type { Environment } from "./env";
import { json } from "./page";

/** How far back, in days, the list of what is unanswered looks, and how many it names. */
const digestDays = 30;
const digestLines = 50;

type Notice = { readonly at: string; readonly outcome: string | null };

const noted = ({ DB: db }: Environment, name: string) =>
  named(db, "SELECT at, outcome FROM notices WHERE name = :name", { name }).first<Notice>();

const note = ({ DB: db }: Environment, name: string, at: string, outcome: string | null) =>
  named(
    db,
    `INSERT INTO notices (name, at, outcome) VALUES (:name, :at, :outcome)
     ON CONFLICT (name) DO UPDATE SET at = excluded.at, outcome = excluded.outcome`,
    { name, at, outcome },
  ).run();

/** Sends the test that was asked for. */
export async function tellNow(env: Environment): Promise<Response> {
  const taken = await env.DB.prepare(
    "UPDATE notices SET outcome = 'sending' WHERE name = 'test' AND outcome IS NULL RETURNING at",
  ).first<Notice>();
  if (!taken) return json({}, 200);
  const outcome = await sendTest(env);
  await note(env, "test", taken.at, outcome);
  if (outcome === "sent") await note(env, "told", new Date().toISOString(), null);
  return json({}, 200);
}

/** Tries every channel. */
async function sendTest(env: Environment): Promise<string> {
  if (channels(env).length === 0) return "nothing is set to notify by";
  const text = "This is a test. If you can read it, you will be told about enquiries from the website.";
  try {
    for (const tell of channels(env)) await tell("test of the notification", text, { test: true });
    return "sent";
  } catch (error) {
    return reason(error);
  }
}

/** Sends the day's list of what is unanswered, where it is due. */
export async function tellNotices(env: Environment, now: Date): Promise<void> {
  if (!isDigestDue(env, now, (await noted(env, "digest"))?.at)) return;
  // First, so that a receiver that fails is not asked again every hour: the next list comes tomorrow.
  await note(env, "digest", now.toISOString(), null);
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

type Unanswered = {
  readonly n: number;
  readonly at: string;
  readonly service: string;
  readonly page: string | null;
};

/** Nothing that anybody has typed goes with it. */
async function sendDigest(env: Environment, now: Date): Promise<void> {
  const [tell] = channels(env);
  if (!tell) return;
  const { results } = await named(
    env.DB,
    `SELECT n, received_at AS at, service, page FROM enquiries
     WHERE answered_at IS NULL AND suspect = 0 AND received_at > :since ORDER BY n`,
    { since: later(now, -digestDays * 24) },
  ).all<Unanswered>();
  if (results.length === 0) return;
  const unanswered = results.map(({ n, at, service, page }) => ({
    reference: referenceOf(n),
    receivedAt: at,
    service,
    page,
  }));
  const lines = unanswered
    .slice(0, digestLines)
    .map(({ reference, receivedAt, service, page }) =>
      [reference, time.format(new Date(receivedAt)), service || "no service chosen", page].filter(Boolean).join("  "),
    );
  const more = results.length > digestLines ? [`and ${results.length - digestLines} more`] : [];
  const head = `Enquiries of the last ${digestDays} days not marked as answered: ${results.length}`;
  const foot = '"npm run enquiries -- --remote --answered <reference>" marks one.';
  await tell("enquiries not yet answered", [head, "", ...lines, ...more, "", foot].join("\n"), { unanswered });
}
