/** A statement whose values are named in it as `:name`; D1 itself knows numbers only. */
export function named(
  db: D1Database,
  sql: string,
  values: Readonly<Record<string, string | number | boolean | null>>,
): D1PreparedStatement {
  const names = [...new Set(Array.from(sql.matchAll(/:([a-z]\w*)/gi), ([, name]) => name ?? ""))];
  const bound = names.map((name) => {
    if (values[name] === undefined) throw new Error(`The statement's :${name} has no value.`);
    return values[name];
  });
  return db.prepare(sql.replace(/:([a-z]\w*)/gi, (_, name) => `?${names.indexOf(name) + 1}`)).bind(...bound);
}

/** A time so many hours after another, in the format of the database. */
export function hoursAfter(time: Date, hours: number): string {
  return new Date(time.getTime() + hours * 3_600_000).toISOString();
}

/** Why something failed, without anything personal: messages of other systems may quote what they were sent. */
export function reason(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return /^HTTP \d{3}$/.test(error.message) ? error.message : error.name;
}

/** Lets work go on after the answer. What fails is logged. */
export function inBackground(context: ExecutionContext, what: string, work: Promise<unknown>): void {
  context.waitUntil(work.catch((error) => console.error(`${what} failed (${reason(error)}).`)));
}
