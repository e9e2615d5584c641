// cspell:ignore Math
import times from "@/data/owner/response-times.json" with { type: "json" };
import type { ResponseTime } from "../schema";

/** The typical emergency response of the areas that state one, in minutes. */
export const responseTimes: readonly ResponseTime[] = times;

/** The typical emergency response anywhere in London, in minutes: the claim, and every London area without its own range. */
export const londonMinutes = 60;

/** The overall range of the emergency response in London, in minutes: from the quickest area on. */
export const overallResponse = { from: Math.min(...times.map(({ from }) => from)), to: londonMinutes };
