// cspell:ignore Math
import times from "@/data/owner/response-times.json" with { type: "json" };
import type { ResponseTime } from "../schema";

/** Typical emergency response times, in minutes, of the areas that state one. */
export const responseTimes: readonly ResponseTime[] = times;

/** The typical emergency response in London, in minutes, for the claim and for London areas without their own range. */
export const londonMinutes = 60;

/** The overall range of emergency response times in London, in minutes, from the fastest area's. */
export const overallResponse = { from: Math.min(...times.map(({ from }) => from)), to: londonMinutes };
