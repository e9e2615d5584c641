import { londonMinutes, overallResponse } from "@/data/areas/response";
import { claims } from "@/data/claims";
import type { Area } from "@/data/types";

/** The overall response time in a sentence, if the firm claims one. */
export function overallSentence(): string | undefined {
  const { from, to } = overallResponse;
  return claims.response && `Overall emergency response: ${from}–${to} minutes.`;
}

/** Shown for towns outside London, where no response time is promised. */
export const callForTime = "call for the current response time";

/**
 * The typical emergency response time of an area: its own range, or else London's figure if the firm claims one.
 * Undefined outside London.
 */
export function responseTime({ response, type }: Area): string | undefined {
  if (response) return `${response.from}–${response.to} min`;
  return type === "surrounding" || !claims.response ? undefined : `within ${londonMinutes} minutes`;
}
