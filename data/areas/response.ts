/** The typical emergency response anywhere in London, in minutes: the claim, and every London area without its own range. */
export const londonMinutes = 60;

/** The overall range of the emergency response in London, in minutes: from the quickest area to the slowest. */
export const overallResponse = { from: 15, to: londonMinutes } as const;
