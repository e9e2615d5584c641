/** The typical emergency response anywhere in London, in minutes: the claim, and every London area without its own range. */
export const londonMinutes = 60;
