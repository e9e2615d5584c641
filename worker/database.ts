type Value = string | number | boolean | null;
type Part = { readonly text: string; readonly bound: readonly Value[] };

/** A part of an SQL statement, with its values and nested parts. */
export function part(texts: TemplateStringsArray, ...values: readonly (Value | Part)[]): Part {
  const parts = values.map((value) => (value instanceof Object ? value : { text: "?", bound: [value] }));
  return { text: String.raw(texts, ...parts.map(({ text }) => text)), bound: parts.flatMap(({ bound }) => bound) };
}

/** Prepares a statement whose values are bound: sql(db)`SELECT n FROM enquiries WHERE id = ${id}`. */
export const sql =
  (db: D1Database) =>
  (...written: Parameters<typeof part>): D1PreparedStatement => {
    const { text, bound } = part(...written);
    return db.prepare(text).bind(...bound);
  };

/** Adds hours to a time and formats it for the database. */
export function hoursAfter(time: Date, hours: number): string {
  return new Date(time.getTime() + hours * 3_600_000).toISOString();
}

/** The cause of a failure, without text that may quote personal data from the input. */
export function reason(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return /^HTTP \d{3}$/.test(error.message) ? error.message : error.name;
}

/** Continues work after the response; logs failures. */
export function inBackground(context: ExecutionContext, what: string, work: Promise<unknown>): void {
  context.waitUntil(work.catch((error) => console.error(`${what} failed (${reason(error)}).`)));
}
