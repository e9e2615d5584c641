import { createHash } from "node:crypto";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "@/lib/files-in";

/** The manifest of a build. A deploy compares the files with it, and the next deploy retains some of them. */
export type Manifest = {
  /** The fingerprints of all other files, by path in the folder. */
  readonly files: Readonly<Record<string, string>>;
  /** Files of earlier builds that open pages may still request, with the last day on which they are retained. */
  readonly kept: Readonly<Record<string, string>>;
};

export const manifestName = "build.json";

/** A short SHA-256 hash. */
export const fingerprint = (content: string | Buffer): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 16);

/** The fingerprints of a folder's files, by path. */
function fingerprints(folder: string): Manifest["files"] {
  const files = filesIn(folder).filter((name) => name !== manifestName && statSync(join(folder, name)).isFile());
  return Object.fromEntries(files.toSorted().map((name) => [name, fingerprint(readFileSync(join(folder, name)))]));
}

/** Writes the manifest of a folder. */
export function writeManifest(folder: string, kept: Manifest["kept"] = {}) {
  writeFileSync(join(folder, manifestName), JSON.stringify({ files: fingerprints(folder), kept } satisfies Manifest));
}

export const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, manifestName), "utf8"));

/** @throws if a file of the folder has changed since its build; the message names it */
export function expectAsBuilt(folder: string) {
  const { files } = readManifest(folder);
  const found = fingerprints(folder);
  const other = Object.keys({ ...files, ...found }).find((name) => files[name] !== found[name]);
  if (!other) return;
  const what = !found[other] ? "is gone" : files[other] ? "has changed" : "was added";
  throw new Error(
    `${folder}/${other} ${what} since the build. Nothing more was published: run \`npm run deploy\` again.`,
  );
}
