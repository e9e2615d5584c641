/** Prints a line of a table in Markdown, and the rule under its head. */
export const row = (...cells: readonly (string | number)[]) => console.log(`| ${cells.join(" | ")} |`);
export function heading(...cells: readonly string[]) {
  row(...cells);
  row("---", ...cells.slice(1).map(() => "---:"));
}

/** The value in the middle; of an even number of values, the higher of the two there. */
export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
