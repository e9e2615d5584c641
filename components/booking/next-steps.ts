/** What follows a booking, step by step. */
export const nextSteps = [
  "we confirm the appointment,",
  "an engineer calls before arriving,",
  "and you get a written quote.",
] as const;
