import type { Database, Statement } from "./env";
import enquiries from "./migrations/0001_enquiries.sql";
import revisions from "./migrations/0002_revisions.sql";
import page from "./migrations/0003_page.sql";
import answered from "./migrations/0004_answered.sql";
import contacts from "./migrations/0005_contacts.sql";
import photographs from "./migrations/0006_photographs.sql";
import acknowledged from "./migrations/0007_acknowledged.sql";

/** Every file of migrations/, by its name and in its order. */
const migrations: Readonly<Record<string, string>> = {
  "0001_enquiries.sql": enquiries,
  "0002_revisions.sql": revisions,
  "0003_page.sql": page,
  "0004_answered.sql": answered,
  "0005_contacts.sql": contacts,
  "0006_photographs.sql": photographs,
  "0007_acknowledged.sql": acknowledged,
};

/** The table in which `wrangler d1 migrations apply` notes what it has applied, as Wrangler creates it. */
const ledger = `CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`;

let prepared = false;

/**
 * Applies the migrations that are missing, so that no enquiry is lost to a forgotten step. A deploy has applied them
 * before; on the developer's machine nobody has. Each is one transaction together with its entry in Wrangler's list.
 */
export async function prepare(db: Database): Promise<void> {
  if (prepared) return;
  await db.prepare(ledger).run();
  const { results } = await db.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
  const applied = new Set(results.map(({ name }) => name));
  for (const [name, text] of Object.entries(migrations)) {
    if (applied.has(name)) continue;
    const statements = text.split(/;\s*\n/).filter((statement) => statement.trim());
    const note = db.prepare("INSERT INTO d1_migrations (name) VALUES (?1)").bind(name);
    await db.batch([...statements.map((statement) => db.prepare(statement)), note]);
  }
  prepared = true;
}

/**
 * A statement whose values are named in it as `:name`; D1 itself knows numbers only.
 * @throws where a name has no value
 */
export function named(
  db: Database,
  sql: string,
  values: Readonly<Record<string, string | number | boolean | null>>,
): Statement {
  const names = [...new Set(Array.from(sql.matchAll(/:([a-z]\w*)/gi), ([, name]) => name ?? ""))];
  const bound = names.map((name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The statement's :${name} has no value.`);
    return typeof value === "boolean" ? Number(value) : value;
  });
  return db.prepare(sql.replace(/:([a-z]\w*)/gi, (_, name) => `?${names.indexOf(name) + 1}`)).bind(...bound);
}

/** A moment so many seconds later, as the database writes it. */
export function later(time: Date, seconds: number): string {
  return new Date(time.getTime() + seconds * 1000).toISOString();
}
