import * as v from "valibot";
import { type OwnerRecord, ownerRecords } from "@/data/schema";

/** A problem in a record: the path of the field, and a message with its value and what is expected. */
export type Problem = {
  /** The keys and indexes of the field. */
  readonly path: readonly (string | number)[];
  readonly message: string;
};

/** A text in a record, with its keys and indexes. */
type FoundText = Pick<Problem, "path"> & { readonly text: string };

/** All texts in a record. */
export function textsIn(value: unknown, path: Problem["path"] = []): readonly FoundText[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    textsIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function shouldBe(value: unknown, wanted: string): string {
  const isEmpty = value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
  return `${isEmpty ? "It is empty and" : JSON.stringify(value)} should be ${wanted}.`;
}

/** Validates a record with a schema; returns one problem for each field. */
export function problemsIn(schema: v.GenericSchema, value: unknown): readonly Problem[] {
  const problems = (v.safeParse(schema, value).issues ?? []).map(({ path = [], input, message }) => ({
    path: path.map(({ key }) => key as string | number),
    message: shouldBe(path.length > 0 ? path.at(-1)?.value : input, message),
  }));
  const keys = problems.map(({ path }) => path.join());
  return problems.filter((_, index) => keys.indexOf(keys[index] ?? "") === index);
}

/** Formats a problem with its location: "data/owner/hours.json, entry 2, opens: …". */
export function sentenceOf(file: string, { path, message }: Problem): string {
  const field = path.map((key) => (typeof key === "number" ? `entry ${key + 1}` : key)).join(", ");
  return `${file}, ${field || "the whole file"}: ${message}`;
}

/** Extracts the line of a JSON syntax error from the parser's message. */
function lineOf(text: string, message: string): number {
  const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.trimEnd().length);
  return text.slice(0, position).split("\n").length;
}

/** The problems in the file of a record, one sentence each. */
export function problemsInFile({ file, schema }: OwnerRecord, text: string): readonly string[] {
  try {
    return problemsIn(schema, JSON.parse(text)).map((problem) => sentenceOf(file, problem));
  } catch (error) {
    const line = lineOf(text, error instanceof Error ? error.message : "");
    return [
      `${file}, line ${line}: a comma, bracket or quotation mark is missing or too many there, or at the end of the line before.`,
    ];
  }
}

/**
 * Validates the owner's files.
 * @param read returns the text of a file
 * @throws with one sentence for each invalid field
 */
export function expectSoundRecords(read: (file: string) => string) {
  const problems = ownerRecords.flatMap((record) => problemsInFile(record, read(record.file)));
  if (problems.length > 0) throw new Error(problems.join("\n   "));
}
