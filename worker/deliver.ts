/** Delivery by Cloudflare Queues. A message is the id of a row, which records whether it was forwarded. */
import pRetry from "p-retry";
import { openAlert, resolveAlerts } from "./alerts";
import { channels, payloadOf } from "./channels";
import { hoursAfter, part, reason, sql } from "./database";
import type { Environment } from "./env";
import type { Row } from "./store";

/**
 * Seconds before each retry; `max_retries` in wrangler.jsonc is their number. Even if the receiver takes 25 seconds
 * each time, the retries end within 50 minutes, before the schedule sends the enquiry again after an hour.
 */
const delays = [60, 60, 120, 300, 780, 1200];

/** How many ids each lane sends to the queue in an hour, which is the limit of one call. */
const maxPerHour = 100;
/** The hours after which an enquiry that cannot be forwarded is abandoned. */
const triedHours = 72;

const waiting = part`forwarded_at IS NULL AND dead_at IS NULL`;

/** Forwards the enquiries of a batch and marks each at once, so that a crash repeats only one. */
export async function deliver(batch: MessageBatch<string>, env: Environment): Promise<void> {
  const channel = channels(env).at(-1);
  if (!channel) return batch.ackAll();
  const ids = JSON.stringify(batch.messages.map(({ body }) => body));
  // Lists the columns, so that the query fails if one is missing.
  const { results } = await sql(env.DB)`
    SELECT n, id, received_at, name, email, phone, service, message, page, suspect, verified, first_sent_at, last_sent_at
    FROM enquiries WHERE id IN (SELECT value FROM json_each(${ids})) AND ${waiting}`.all<Row>();
  await Promise.all(
    batch.messages.map(async (message) => {
      const row = results.find(({ id }) => id === message.body);
      // It was forwarded, abandoned or erased in the meantime.
      if (!row) return message.ack();
      try {
        await channel.forward(payloadOf(row));
        const mark = sql(env.DB)`UPDATE enquiries SET forwarded_at = ${new Date().toISOString()}, last_error = NULL
          WHERE id = ${row.id}`;
        const done = [mark, resolveAlerts(env, "forward", "dead")];
        await pRetry(() => env.DB.batch(done), { retries: 2, minTimeout: 500 });
        message.ack();
      } catch (error) {
        const delaySeconds = delays[message.attempts - 1];
        message.retry({ delaySeconds: delaySeconds ?? 0 });
        console.error(`Enquiry ${row.id} was not forwarded (${reason(error)}).`);
        const note = sql(env.DB)`UPDATE enquiries SET last_error = ${reason(error)} WHERE id = ${row.id}`;
        await note.run().catch(() => undefined);
        // An enquiry that keeps failing is sent again every hour, but the owner is notified once.
        const isFirst = row.first_sent_at === row.last_sent_at;
        if (delaySeconds === undefined && isFirst) await openAlert(env, "forward", reason(error));
      }
    }),
  );
}

/**
 * Sends ids to the queue: those sent over an hour ago that were not forwarded, because the queue dropped or never
 * received them, and those never sent (the slow lane), which are suspect or had no channel. Gives up after three days.
 */
export async function sendWaiting(env: Environment, now: Date): Promise<void> {
  if (channels(env).length === 0) return;
  const time = now.toISOString();
  const { results: dead } = await sql(env.DB)`UPDATE enquiries SET dead_at = ${time}
    WHERE ${waiting} AND first_sent_at <= ${hoursAfter(now, -triedHours)} RETURNING id`.all();
  if (dead.length > 0) await openAlert(env, "dead", `${dead.length} now`);
  for (const lane of [
    part`last_sent_at <= ${hoursAfter(now, -1)} ORDER BY suspect, last_sent_at`,
    part`last_sent_at IS NULL ORDER BY verified DESC, suspect, n`,
  ]) {
    const { results } = await sql(env.DB)`
      UPDATE enquiries SET first_sent_at = coalesce(first_sent_at, ${time}), last_sent_at = ${time}
      WHERE n IN (SELECT n FROM enquiries WHERE ${waiting} AND ${lane} LIMIT ${maxPerHour})
      RETURNING id`.all<{ readonly id: string }>();
    if (results.length > 0) await env.DELIVERY.sendBatch(results.map(({ id }) => ({ body: id })));
  }
}
