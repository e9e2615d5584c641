import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What a build is made of, written last: where it is missing or differs from the folder, the build is not whole. */
export type Manifest = {
  /** A fingerprint of the settings it was made with. */
  readonly settings: string;
  /** Every other file, by its path in the folder, with a fingerprint of its content. */
  readonly files: Readonly<Record<string, string>>;
  /** Files of earlier builds that pages still open may ask for, and the last day they are kept, as 2026-11-28. */
  readonly kept: Readonly<Record<string, string>>;
};

export const manifestName = "build.json";

/** A short fingerprint of a content. */
export const fingerprint = (content: string | Buffer): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 16);

function filesIn(folder: string): Readonly<Record<string, string>> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  const files = names.filter((name) => name !== manifestName && statSync(join(folder, name)).isFile());
  return Object.fromEntries(files.map((name) => [name, fingerprint(readFileSync(join(folder, name)))]));
}

/** Notes what the folder holds, whole as it now is. */
export function writeManifest(folder: string, settings: object, kept: Manifest["kept"] = {}) {
  const manifest: Manifest = { settings: fingerprint(JSON.stringify(settings)), files: filesIn(folder), kept };
  writeFileSync(join(folder, manifestName), JSON.stringify(manifest));
}

/** @throws when the folder holds none */
export const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, manifestName), "utf8"));

/** Why the folder is not a whole build made with these settings, each reason a sentence; none when it is. */
export function manifestProblems(folder: string, settings: object): readonly string[] {
  if (!existsSync(join(folder, manifestName)))
    return [`${folder}/${manifestName} is missing: no build came to its end.`];
  const manifest = readManifest(folder);
  const there = filesIn(folder);
  const names = [...new Set([...Object.keys(manifest.files), ...Object.keys(there)])];
  return [
    ...(manifest.settings === fingerprint(JSON.stringify(settings))
      ? []
      : [`${folder} was built with other settings.`]),
    ...names.flatMap((name) => {
      if (!there[name]) return [`${folder}/${name} is missing.`];
      if (!manifest.files[name]) return [`${folder}/${name} is not of this build.`];
      return there[name] === manifest.files[name] ? [] : [`${folder}/${name} was changed after the build.`];
    }),
  ];
}
