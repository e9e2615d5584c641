/**
 * `npm run notify:test` has the live site send a test by every way that it tells the owner of enquiries, and waits for
 * the outcome. With `-- --last` it only says when one last went out.
 */
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import * as v from "valibot";
import { command } from "./command";
import { query, type Target } from "./database";

/** The schedule runs every minute; so many seconds are waited for it. */
const waitSeconds = 180;

/** Asks the schedule for a test. */
export async function askForTest(target: Target): Promise<void> {
  await query(
    `INSERT INTO notices (name, at) VALUES ('test', '${new Date().toISOString()}')
     ON CONFLICT (name) DO UPDATE SET at = excluded.at, outcome = NULL`,
    v.unknown(),
    target,
  );
}

/** What became of the test; nothing while it is not over. */
export async function outcomeOfTest(target: Target): Promise<string | undefined> {
  const row = v.object({ outcome: v.nullable(v.string()) });
  const [test] = await query("SELECT outcome FROM notices WHERE name = 'test'", row, target);
  return test?.outcome === "sending" ? undefined : (test?.outcome ?? undefined);
}

/** When the owner was last told of an enquiry, or a test went out; nothing where neither has happened. */
export async function lastTold(target: Target): Promise<string | undefined> {
  const [told] = await query(
    `SELECT max(at) AS at FROM (SELECT at FROM notices WHERE name = 'told'
       UNION ALL SELECT received_at FROM enquiries WHERE forward_status = 'sent')`,
    v.object({ at: v.nullable(v.string()) }),
    target,
  );
  return told?.at ?? undefined;
}

await command(import.meta.url, async () => {
  const { values } = parseArgs({ options: { last: { type: "boolean" } } });
  const target = { remote: true };
  if (values.last) return (await lastTold(target)) ?? "";
  await askForTest(target);
  for (const end = Date.now() + waitSeconds * 1000; Date.now() < end; await setTimeout(5000)) {
    const outcome = await outcomeOfTest(target);
    if (outcome === "sent") return "Sent. Look whether it has arrived.\n";
    if (outcome) throw new Error(`Not sent: ${outcome}. worker/env.ts says what can be set.`);
  }
  throw new Error("The site has not sent it: its schedule does not run. Is the Worker published?");
});
