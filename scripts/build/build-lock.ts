import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import process from "node:process";

/**
 * Locks the folder for this build or deploy, because two at once would mix their pages.
 * @param file contains the process ID of the build
 * @returns a function that unlocks it
 * @throws when another build is running; the message names its process
 */
export function lockBuild(file = ".next/cache/build.pid"): () => void {
  if (isRunning(file))
    throw new Error(
      `another build is running in this folder (process ${readFileSync(file, "utf8")}). Wait for its end.`,
    );
  rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, String(process.pid), { flag: "wx" });
  return () => rmSync(file, { force: true });
}

/** Signal 0 tests whether the process exists; the lock of a killed build is stale. */
function isRunning(file: string): boolean {
  try {
    return process.kill(Number.parseInt(readFileSync(file, "utf8"), 10), 0);
  } catch {
    return false;
  }
}
