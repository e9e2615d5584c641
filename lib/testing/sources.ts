import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "@/lib/files-in";

const root = join(__dirname, "../..");

/** The source files of a folder without comments, tests and the owner's records, for tests that search the code. */
export function sourcesOf(folder: string): readonly (readonly [file: string, text: string])[] {
  return filesIn(join(root, folder))
    .filter((file) => /\.(?:tsx?|json)$/.test(file) && !/\.test\.tsx?$|^owner\//.test(file))
    .map((file) => [
      `${folder}/${file}`,
      readFileSync(join(root, folder, file), "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ""),
    ]);
}
