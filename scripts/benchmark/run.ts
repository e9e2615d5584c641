import { execFile, spawnSync } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { exportFolder } from "../build/steps";

/**
 * Runs a command of package.json in a folder; bash keeps the time.
 * @returns the time on the clock and of all cores, which a busy machine does not lengthen, and the most that the command
 * and its children held at once, memory they share counted once (Linux only)
 * @throws with what the command said, when it fails
 */
export async function run(command: string, folder: string) {
  const path = `${join(folder, "node_modules/.bin")}:${process.env.PATH}`;
  const options = {
    cwd: folder,
    env: { ...process.env, PATH: path, EXPORT_TO: exportFolder, TIMEFORMAT: "%R %U %S" },
    maxBuffer: 1 << 28,
  };
  // In a session of its own, by which its processes are known.
  const running = promisify(execFile)("setsid", ["bash", "-c", `time { ${command}\n}`], options);
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(running.child.pid ?? 0));
  }, 250);
  const { stderr } = await running.finally(() => clearInterval(timer));
  const [seconds = 0, user = 0, system = 0] = (stderr.trim().split("\n").at(-1) ?? "").split(" ").map(Number);
  return { seconds, cpuSeconds: user + system, peakMegabytes: peak / 1024 };
}

/** What the processes of a session hold together, in KiB. */
function memoryOf(session: number): number {
  const { stdout } = spawnSync("ps", ["-s", `${session}`, "-o", "pss="], { encoding: "utf8" });
  return stdout.split("\n").reduce((sum, kib) => sum + Number(kib), 0);
}
