/** The year plans are drawn at the start of this month (January is 0): everything before it is done. */
export const today = 7;
