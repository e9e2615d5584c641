/**
 * Lists the enquiries: `npm run enquiries -- [--remote] [--csv] [--since 2026-11-01] [--person <who>]`.
 * Without --remote it reads the database of `npm start`; `npm run --silent enquiries -- --csv > file.csv` writes a CSV.
 * `--person <e-mail or phone> --erase` deletes that person's for good, after confirmation or with `--yes`; `--retry`
 * sends abandoned ones again, `--answered <reference>` marks one as answered, `--files <reference>` gets its files.
 */
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { command } from "./command";
import type { Target } from "./database";
import { deleteFiles, downloadFiles } from "./files";
import { toCsv, toTable } from "./print";
import { erase, markAnswered, ofPerson, type Row, readEnquiries, retryDead } from "./queries";

/**
 * Deletes enquiries for good, with their files, after the owner has seen them and agreed.
 * @param agrees asks the owner for agreement
 */
export async function eraseShown(
  rows: readonly Row[],
  target: Target,
  agrees: (question: string) => Promise<boolean>,
): Promise<string> {
  if (rows.length === 0) return "Nothing is stored of that person.\n";
  if (!(await agrees(`${toTable(rows)}\nErase all of these, with their files, for good? (yes/no) `)))
    return "Nothing was erased.\n";
  const numbers = rows.map(({ n }) => n);
  if (rows.some(({ files }) => files > 0)) await deleteFiles(numbers, target);
  await erase(numbers, target);
  return `${rows.length} erased. Backups made before still hold them; the host's own run out after 7 or 30 days.\n`;
}

async function ask(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Error("Nothing was erased: say --yes where nobody can be asked.");
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return answer.trim().toLowerCase() === "yes";
}

await command(import.meta.url, async () => {
  const [flag, text] = [{ type: "boolean" }, { type: "string" }] as const;
  const which = { since: text, person: text, remote: flag, csv: flag };
  const { values } = parseArgs({
    options: { ...which, erase: flag, yes: flag, retry: flag, answered: text, files: text },
  });
  const target = { remote: values.remote };
  if (values.retry) return `${await retryDead(target)} will be sent again within the hour.\n`;
  if (values.files !== undefined) return `${(await downloadFiles(values.files, target)).join("\n")}\n`;
  if (values.answered !== undefined) {
    await markAnswered(values.answered, target);
    return `${values.answered} is marked as answered.\n`;
  }
  if (values.erase && (values.since !== undefined || !values.person?.trim())) {
    throw new Error("--erase deletes all of one person: say --person with an e-mail address or a phone number.");
  }
  const all = await readEnquiries(target, values.since);
  const rows = values.person === undefined ? all : ofPerson(all, values.person);
  if (values.erase) return eraseShown(rows, target, values.yes ? async () => true : ask);
  return values.csv ? toCsv(rows) : toTable(rows);
});
