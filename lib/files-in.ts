import { readdirSync } from "node:fs";

/** The paths of all files and folders in a folder, relative to it, with slashes on every system. */
export const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));
