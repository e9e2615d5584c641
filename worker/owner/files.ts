/** Downloads and deletes the photographs and documents of enquiries, which are in a private bucket. */
import { mkdirSync, readFileSync, renameSync } from "node:fs";
import { join, resolve } from "node:path";
import { bucket, fileKinds, headBytes, kindOf, objectName } from "@/lib/photographs";
import { numberOf } from "@/lib/reference";
import { type Target, wranglerOn } from "./database";
import { filesOf } from "./queries";

const onObject = (what: "get" | "delete", enquiry: string, key: string, target: Target, ...options: string[]) =>
  wranglerOn(target, ["r2", "object", what, `${bucket}/${objectName(enquiry, key)}`, ...options]);

/**
 * Downloads the files of an enquiry into a folder named after its reference, each named by number, name and kind.
 * @param into the parent of that folder
 * @returns the paths of the files
 * @throws if the enquiry has none
 */
export async function downloadFiles(reference: string, target: Target, into = "."): Promise<readonly string[]> {
  const rows = await filesOf([numberOf(reference) ?? 0], target);
  if (rows.length === 0) throw new Error(`No files have come with enquiry ${reference}.`);
  const folder = resolve(into, `enquiry-${reference.toUpperCase().replace(/[^\dA-Z]/g, "")}`);
  mkdirSync(folder, { recursive: true });
  const files: string[] = [];
  for (const [i, { enquiry, key, name }] of rows.entries()) {
    const file = join(folder, `${i + 1}`);
    await onObject("get", enquiry, key, target, "--file", file);
    const kind = kindOf(readFileSync(file).subarray(0, headBytes));
    // Keep only letters and digits of the visitor's file name, which are safe in file systems and terminals.
    const words = name?.replace(/\.\w*$/, "").match(/[\p{L}\p{N}]+/gu) ?? [];
    const named = `${[file, ...words].join("-")}.${kind ? fileKinds[kind].ending : "bin"}`;
    renameSync(file, named);
    files.push(named);
  }
  return files;
}

/** Deletes the objects of enquiries; their rows are deleted with the enquiries. */
export async function deleteFiles(numbers: readonly number[], target: Target): Promise<void> {
  for (const { enquiry, key } of await filesOf(numbers, target)) await onObject("delete", enquiry, key, target);
}
