/**
 * `npm run notify:test` makes the live site send a test by every channel to the owner, and prints the outcome. With
 * `-- --last` it only prints when one was last sent.
 */
import { parseArgs } from "node:util";
import { noticesPath } from "@/lib/enquiry";
import { site } from "@/lib/site";
import { command } from "./command";
import { askForTest, lastNotified } from "./queries";

await command(import.meta.url, async () => {
  const { values } = parseArgs({ options: { last: { type: "boolean" } } });
  const target = { remote: true };
  if (values.last) return (await lastNotified(target)) ?? "";
  await askForTest(target);
  const url = new URL(noticesPath, site.url);
  const answer = await fetch(url, { method: "POST" }).catch(() => undefined);
  const { outcome } = Object(await answer?.json().catch(() => undefined));
  if (outcome === "sent") return "Sent. Look whether it has arrived.\n";
  if (outcome) throw new Error(`Not sent: ${outcome}. worker/env.ts says what can be set.`);
  throw new Error(`${url} has not sent it. Is the Worker published there?`);
});
