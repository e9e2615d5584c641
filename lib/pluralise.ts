/** Formats a number with its noun: "1 date", "1,250 rows". */
export function pluralise(count: number, noun: string): string {
  return `${count.toLocaleString("en-GB")} ${noun}${count === 1 ? "" : "s"}`;
}
