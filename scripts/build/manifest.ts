import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What a build is made of, so that the next deploy knows what to take along of it. */
export type Manifest = {
  /** Every other file, by its path in the folder, with a fingerprint of its content. */
  readonly files: Readonly<Record<string, string>>;
  /** Files of earlier builds that pages still open may ask for, and the last day they are kept, as 2026-11-28. */
  readonly kept: Readonly<Record<string, string>>;
};

export const manifestName = "build.json";

/** A short fingerprint of a content. */
export const fingerprint = (content: string | Buffer): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 16);

/** Notes what the folder holds, whole as it now is. */
export function writeManifest(folder: string, kept: Manifest["kept"] = {}) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  const there = names.filter((name) => name !== manifestName && statSync(join(folder, name)).isFile());
  const files = Object.fromEntries(there.map((name) => [name, fingerprint(readFileSync(join(folder, name)))]));
  writeFileSync(join(folder, manifestName), JSON.stringify({ files, kept } satisfies Manifest));
}
