import { lower, raise } from "./alarm";
import type { Env } from "./env";
import { forward, forwarder, reason } from "./forward";
import { limitSeconds } from "./limits";
import { tellNotices } from "./notices";
import { clearPhotographs } from "./photograph-store";
import { claim, giveUp, type Settled } from "./queue";
import { prepare } from "./schema";
import { clearAway } from "./upkeep";

/**
 * One run, every minute, makes at most 49 calls, of which the Free plan allows 50: in each of four rounds it asks twice
 * what is due, forwards six (as many connections as a run may hold open) and notes the outcome; the rest is upkeep.
 * So 24 forwards a minute, and 1,000 in 42 minutes.
 */
const rounds = 4;
const atOnce = 6;
/** In how many of the rounds held enquiries may be forwarded: 12 a minute, 720 an hour. */
const heldRounds = 2;
/** From this try on, a failure is more than a short fault. */
const worrying = 4;

/**
 * Forwards what is due and clears away what is over.
 * @throws what went wrong, after the owner was told, so that the host's list of runs shows it too
 */
export async function runSchedule(env: Env): Promise<void> {
  try {
    await prepare(env.DB);
    const now = new Date();
    const settled = (await tellNotices(env, now)) ? [] : await forwardDue(env, now);
    await clearAway(env.DB, now, limitSeconds(env));
    // In a run that forwards nothing, as it makes three calls of its own.
    if (settled.length === 0) await clearPhotographs(env, now);
    await tell(env, settled);
    await lower(env.DB, "schedule");
  } catch (error) {
    await raise(env, "schedule", reason(error));
    throw error;
  }
}

async function forwardDue(env: Env, now: Date): Promise<readonly Settled[]> {
  const send = forwarder(env);
  if (!send) {
    await giveUp(env.DB, now);
    return [];
  }
  const all: Settled[] = [];
  for (let round = 0, held = 0; round < rounds; round++) {
    let due = await claim(env.DB, "pending", now, atOnce);
    if (due.length === 0 && held++ < heldRounds) due = await claim(env.DB, "held", now, atOnce);
    if (due.length === 0) break;
    const settled = await forward(env, send, due);
    all.push(...settled);
    // The receiver takes nothing at present: the others keep their tries for later.
    if (!settled.some(({ status }) => status === "sent")) break;
  }
  return all;
}

async function tell(env: Env, settled: readonly Settled[]): Promise<void> {
  const failures = settled.filter(({ status }) => status !== "sent");
  const lost = failures.filter(({ status }) => status === "failed").length;
  if (lost > 0) await raise(env, "failed", `${lost} now`);
  if (failures.some(({ attempts }) => attempts >= worrying)) await raise(env, "forward", `${failures.length} now`);
  else if (settled.length > 0 && failures.length === 0) await lower(env.DB, "forward");
}
