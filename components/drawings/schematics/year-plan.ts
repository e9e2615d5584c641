/** The month from January as 0 at whose beginning the year plans stand: what is before it is done. */
export const today = 7;
