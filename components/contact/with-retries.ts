import type { Cause } from "./enquiry-state";

/** The backoff of SPEC point 9, in milliseconds: three retries, from 1 s, doubled each time, 30 s at most. */
const backoff = { retries: 3, first: 1000, longest: 30_000 } as const;

/** An attempt failed in a way that a retry may not. */
export class TransientFailure {
  /**
   * @param cause shown to the visitor before the next attempt
   * @param reason the endpoint's message, if any
   * @param retryAfter the endpoint's Retry-After, in milliseconds
   */
  constructor(
    readonly cause: Cause,
    readonly reason = "",
    readonly retryAfter = 0,
  ) {}
}

/** Retries after transient failures. */
export async function withRetries<Result>(
  attempt: () => Promise<Result | TransientFailure>,
  onRetry: (cause: Cause) => void = () => {},
): Promise<Result | TransientFailure> {
  for (let left: number = backoff.retries, wait: number = backoff.first; ; left--, wait *= 2) {
    const result = await attempt();
    if (!(result instanceof TransientFailure) || left === 0) return result;
    onRetry(result.cause);
    const pause = Math.min(Math.max(wait, result.retryAfter), backoff.longest);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/**
 * Reads an unsuccessful answer; undefined if a retry would not help.
 * @param retryAfter the header of that name
 */
export function transientFailure(status: number, body: unknown, retryAfter: string | null) {
  const reason = reasonIn(body);
  const wait = /^\d+$/.test(retryAfter ?? "")
    ? Number(retryAfter) * 1000
    : Date.parse(retryAfter ?? "") - Date.now() || 0;
  // A rate limit with a reason or a long wait is shown to the visitor at once.
  const mayEnd =
    status === 429 ? !reason && wait <= backoff.longest : [408, 409, 425].includes(status) || status >= 500;
  return mayEnd ? new TransientFailure("answered", reason, wait) : undefined;
}

/** The reason in an answer's body, if any. */
export function reasonIn(body: unknown): string {
  const { error } = Object(body);
  return typeof error === "string" ? error : "";
}
