/**
 * Lists the enquiries that came in: `npm run enquiries -- [--remote] [--csv] [--since 2026-11-01] [--person <who>]`.
 * Without --remote it reads the local file of `npm start`; `npm run --silent enquiries -- --csv > file.csv` for a sheet.
 * `--person <e-mail or phone> --erase` deletes that person's for good; `--retry` has the failed ones forwarded again,
 * `--answered <reference>` marks one as answered, `--files <reference>` brings the photographs and documents of one.
 */
import { parseArgs } from "node:util";
import { command } from "./command";
import { bringFiles } from "./files";
import { toCsv, toTable } from "./print";
import { erase, markAnswered, ofPerson, readEnquiries, retryFailed } from "./read";

await command(import.meta.url, async () => {
  const { values } = parseArgs({
    options: {
      remote: { type: "boolean" },
      csv: { type: "boolean" },
      since: { type: "string" },
      person: { type: "string" },
      erase: { type: "boolean" },
      retry: { type: "boolean" },
      answered: { type: "string" },
      files: { type: "string" },
      "persist-to": { type: "string" },
    },
  });
  const target = { remote: values.remote, persistTo: values["persist-to"] };
  if (values.retry) return `${await retryFailed(target)} will be forwarded again.\n`;
  if (values.files !== undefined) return `${(await bringFiles(values.files, target)).join("\n")}\n`;
  if (values.answered !== undefined) {
    await markAnswered(values.answered, target);
    return `${values.answered} is marked as answered.\n`;
  }
  if (values.erase && (values.since !== undefined || !values.person?.trim())) {
    throw new Error("--erase deletes all of one person: say --person with an e-mail address or a phone number.");
  }
  const all = await readEnquiries({ ...target, since: values.since });
  const rows = values.person === undefined ? all : ofPerson(all, values.person);
  if (values.erase) {
    await erase(rows, target);
    return `${rows.length} erased. Backups made before still hold them; the host's own run out after 7 or 30 days. Their files go within minutes.\n`;
  }
  return values.csv ? toCsv(rows) : toTable(rows);
});
