/** The backoff of SPEC point 9, in milliseconds: three retries, from 1 s, doubled each time, 30 s at most. */
const backoff = { retries: 3, first: 1000, longest: 30_000 } as const;

/** The endpoint's answer to an attempt; without an answer, `status` is 0. */
export type Reply = { readonly status: number; readonly body?: unknown; readonly retryAfter?: string | null };

/**
 * Repeats an attempt while it fails with a transient error.
 * @param onRetry called before each pause
 * @returns the last reply
 */
export async function withRetries(
  attempt: () => Promise<Reply>,
  onRetry: (reply: Reply) => void = () => {},
): Promise<Reply> {
  for (let left: number = backoff.retries, wait: number = backoff.first; ; left--, wait *= 2) {
    const reply = await attempt();
    if (left === 0 || !isTransient(reply)) return reply;
    onRetry(reply);
    const pause = Math.min(Math.max(wait, waitIn(reply)), backoff.longest);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Whether a retry may succeed after this reply. */
export function isTransient(reply: Reply): boolean {
  const { status } = reply;
  // A rate limit with a reason or a long wait is shown to the visitor at once.
  if (status === 429) return !reasonIn(reply) && waitIn(reply) <= backoff.longest;
  return [0, 408, 409, 425].includes(status) || status >= 500;
}

/** Converts the endpoint's Retry-After (seconds or a date) to milliseconds. */
function waitIn({ retryAfter }: Reply): number {
  const wait = retryAfter ?? "";
  return /^\d+$/.test(wait) ? Number(wait) * 1000 : Date.parse(wait) - Date.now() || 0;
}

/** Returns the reason in an answer, or an empty string. */
export function reasonIn({ body }: Reply): string {
  const { error } = Object(body);
  return typeof error === "string" ? error : "";
}
