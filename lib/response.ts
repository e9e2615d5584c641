import { londonMinutes, overallResponse } from "@/data/areas/response";
import { claims } from "@/data/claims";
import type { Area } from "@/data/types";

/** The overall response in a sentence, while the firm claims one. */
export function overallSentence(): string | undefined {
  const { from, to } = overallResponse;
  return claims.response && `Overall emergency response: ${from}–${to} minutes.`;
}

/** The text where no time can be promised: in the towns around London. */
export const callForTime = "call for the current response time";

/**
 * The typical emergency response of an area: its own range, else London's figure while the firm claims one. Outside
 * London there is none.
 */
export function responseTime({ response, type }: Area): string | undefined {
  if (response) return `${response.from}–${response.to} min`;
  return type === "surrounding" || !claims.response ? undefined : `within ${londonMinutes} minutes`;
}
