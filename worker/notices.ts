/** What the owner is told at the owner's wish: a test that somebody hears of enquiries, and a list of what is unanswered. */
import { referenceOf } from "@/lib/reference";
import type { Env } from "./env";
import { reason, waysToTell } from "./forward";
import { numberColumn } from "./number-column";
import { later, named } from "./schema";

/** How far back, in days, the list of what is unanswered looks, and how many it names. */
const digestDays = 30;
const digestLines = 50;

type Notice = { readonly name: "test" | "digest"; readonly at: string; readonly outcome: string | null };

/**
 * Sends what is due, at most one notice in a run.
 * @returns whether there was one: the run has then used up calls that forwards would need
 */
export async function tellNotices(env: Env, now: Date): Promise<boolean> {
  const { results } = await env.DB.prepare("SELECT name, at, outcome FROM notices").all<Notice>();
  const noted = (name: Notice["name"]) => results.find((notice) => notice.name === name);
  const test = noted("test");
  if (test && test.outcome === null) {
    await note(env, "test", test.at, "sending");
    const outcome = await sendTest(env);
    await note(env, "test", test.at, outcome);
    if (outcome === "sent") await note(env, "told", now.toISOString(), null);
    return true;
  }
  if (!isDigestDue(env, now, noted("digest")?.at)) return false;
  // First, so that a receiver that fails is not asked again every minute: the next list comes tomorrow.
  await note(env, "digest", now.toISOString(), null);
  await sendDigest(env, now).catch((error) => console.error(`The list could not be sent (${reason(error)}).`));
  return true;
}

function note(env: Env, name: string, at: string, outcome: string | null): Promise<unknown> {
  return named(
    env.DB,
    `INSERT INTO notices (name, at, outcome) VALUES (:name, :at, :outcome)
     ON CONFLICT (name) DO UPDATE SET at = excluded.at, outcome = excluded.outcome`,
    { name, at, outcome },
  ).run();
}

/** Tries every way that is set. */
async function sendTest(env: Env): Promise<string> {
  const ways = waysToTell(env);
  if (ways.length === 0) return "nothing is set to notify by";
  const text = "This is a test: who reads it hears of enquiries from the website.";
  try {
    for (const tell of ways) await tell("test of the notification", text, { test: true });
    return "sent";
  } catch (error) {
    return reason(error);
  }
}

const clock = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/London", ...options });
const day = clock({ dateStyle: "short" });
const hour = clock({ hour: "2-digit", hourCycle: "h23" });
const time = clock({ dateStyle: "short", timeStyle: "short" });

/** Once a day, from the hour that the owner has set. */
function isDigestDue({ ENQUIRY_DIGEST_HOUR: from }: Env, now: Date, last: string | undefined): boolean {
  if (!from || !/^(?:1?\d|2[0-3])$/.test(from)) return false;
  return Number(hour.format(now)) >= Number(from) && (!last || day.format(new Date(last)) !== day.format(now));
}

type Unanswered = {
  readonly number: number;
  readonly at: string;
  readonly service: string;
  readonly page: string | null;
};

/** Nothing that anybody has typed goes with it. */
async function sendDigest(env: Env, now: Date): Promise<void> {
  const [tell] = waysToTell(env);
  if (!tell) return;
  const { results } = await named(
    env.DB,
    `SELECT min(received_at) AS at, service, page, ${numberColumn} FROM enquiries
     WHERE answered_at IS NULL AND received_at > :since GROUP BY number ORDER BY at`,
    { since: later(now, -digestDays * 86_400) },
  ).all<Unanswered>();
  if (results.length === 0) return;
  const unanswered = results.map(({ number, at, service, page }) => ({
    reference: referenceOf(number),
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
  const head = `Not marked as answered, of the last ${digestDays} days: ${results.length}`;
  const foot = '"npm run enquiries -- --remote --answered <reference>" marks one.';
  await tell("enquiries not yet answered", [head, "", ...lines, ...more, "", foot].join("\n"), { unanswered });
}
