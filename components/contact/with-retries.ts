import type { Cause } from "./enquiry-state";

/** The backoff of SPEC point 9, in milliseconds: three retries, from 1 s, doubled each time, 30 s at most. */
const backoff = { retries: 3, first: 1000, longest: 30_000 } as const;

/** A try failed in a way that another one may not. */
export class TransientFailure {
  /**
   * @param cause what the visitor is told while the next try waits
   * @param reason the endpoint's words, if it gave any
   * @param retryAfter the wait that the endpoint asked for, in milliseconds
   */
  constructor(
    readonly cause: Cause,
    readonly reason = "",
    readonly retryAfter = 0,
  ) {}
}

/** Tries again after a transient failure. */
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
 * Reads an answer that is no success; nothing where a retry would change nothing.
 * @param retryAfter the header of that name
 */
export function transientFailure(status: number, body: unknown, retryAfter: string | null) {
  const reason = reasonIn(body);
  const wait = /^\d+$/.test(retryAfter ?? "")
    ? Number(retryAfter) * 1000
    : Date.parse(retryAfter ?? "") - Date.now() || 0;
  // A limit that gives its reason, or lasts, is told to the visitor at once.
  const mayEnd =
    status === 429 ? !reason && wait <= backoff.longest : [408, 409, 425].includes(status) || status >= 500;
  return mayEnd ? new TransientFailure("answered", reason, wait) : undefined;
}

/** The reason in an answer's body, or nothing. */
export function reasonIn(body: unknown): string {
  const { error } = Object(body);
  return typeof error === "string" ? error : "";
}
