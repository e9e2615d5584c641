/** The steps that follow a booking. */
export const nextSteps = [
  "We confirm the appointment.",
  "An engineer calls before arriving.",
  "You get a written quote.",
] as const;
