import { type Env, positive } from "./env";

/** How many arrivals are passed on at once, held back, or refused. */
export type Limits = {
  /** The window in which all but the last count, in seconds. */
  readonly seconds: number;
  /** Held back beyond these: from one address, from one /48, from all. */
  readonly bySender: number;
  readonly byNetwork: number;
  readonly byAll: number;
  /** Refused beyond this many from one address or one /48. */
  readonly share: number;
  /** Refused beyond this many from all in 24 hours. */
  readonly day: number;
};

/**
 * What a day may bring. Storing, forwarding, forgetting and deleting one enquiry writes about 18 rows with their
 * indexes, and the Free plan allows 100,000 rows a day: beyond that D1 would refuse everybody until midnight.
 */
const dayLimit = 5000;

/**
 * The limits for one arrival. Who took time or passed the challenge is allowed five times as much before being held,
 * and the second half of the day's limit is theirs alone.
 */
export function limitsFor(env: Env, unhurried: boolean): Limits {
  const limit = positive(env.ENQUIRY_LIMIT, 10) * (unhurried ? 5 : 1);
  const day = positive(env.ENQUIRY_DAY_LIMIT, dayLimit);
  const half = Math.ceil(day / 2);
  return {
    seconds: limitSeconds(env),
    bySender: limit,
    byNetwork: limit * 3,
    byAll: limit * 6,
    // So that one sender alone cannot use up the day's limit.
    share: half,
    day: unhurried ? day : half,
  };
}

export function limitSeconds(env: Env): number {
  return positive(env.ENQUIRY_LIMIT_SECONDS, 600);
}
