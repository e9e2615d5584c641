/** What follows a booking. */
export const nextSteps = "we confirm the appointment, an engineer calls before arriving, and you get a written quote.";
