/** Brings the photographs and documents of an enquiry: they lie in a bucket that has no public address. */
import { mkdirSync, readFileSync, renameSync } from "node:fs";
import { join, resolve } from "node:path";
import * as v from "valibot";
import { bucket, fileKinds, headBytes, kindOf, objectName } from "@/lib/photographs";
import { numberOf, referenceOf } from "@/lib/reference";
import { query, type Target, wranglerOn } from "./database";

/**
 * Writes the files of an enquiry into a folder named by its reference, each named by its number and its kind.
 * @param into where that folder is made
 * @returns where they are
 * @throws where the enquiry has none
 */
export async function bringFiles(reference: string, target: Target, into = "."): Promise<readonly string[]> {
  const number = numberOf(reference) ?? 0;
  const rows = await query(
    `SELECT enquiry, key FROM photographs
     WHERE enquiry = (SELECT id FROM enquiries WHERE n = ${number}) AND stored_at IS NOT NULL ORDER BY stored_at, key`,
    v.object({ enquiry: v.string(), key: v.string() }),
    target,
  );
  if (rows.length === 0) throw new Error(`No files have come with an enquiry "${reference}".`);
  const folder = resolve(into, `enquiry-${referenceOf(number)}`);
  mkdirSync(folder, { recursive: true });
  const files: string[] = [];
  for (const [i, { enquiry, key }] of rows.entries()) {
    const file = join(folder, `${i + 1}`);
    await wranglerOn(target, ["r2", "object", "get", `${bucket}/${objectName(enquiry, key)}`, "--file", file]);
    const kind = kindOf(readFileSync(file).subarray(0, headBytes));
    const named = kind ? `${file}.${fileKinds[kind].ending}` : file;
    renameSync(file, named);
    files.push(named);
  }
  return files;
}
