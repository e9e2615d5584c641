import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(__dirname, "../..");

/** What the files of a folder say, without their comments, and those of tests; for the tests that read the source. */
export function sourcesOf(folder: string): readonly (readonly [file: string, text: string])[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => [
      `${folder}/${file}`,
      readFileSync(join(root, folder, file), "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ""),
    ]);
}
