import { execFileSync, spawn } from "node:child_process";
import { join } from "node:path";
import process from "node:process";

/** How often memory is looked at, in milliseconds. */
const every = 250;

export type Usage = {
  /** On the clock. */
  readonly seconds: number;
  /** Of all cores, which a busy machine does not lengthen. */
  readonly cpuSeconds: number;
  /** The most that the command and its children held at once, memory they share counted once (Linux only). */
  readonly peakMegabytes: number;
};

/**
 * Runs a command of package.json in a folder; bash keeps the time.
 * @throws with what the command said, when it fails
 */
export function run(command: string, folder: string): Promise<Usage> {
  const path = `${join(folder, "node_modules/.bin")}:${process.env.PATH}`;
  const env = { ...process.env, PATH: path, TIMEFORMAT: "%R %U %S" };
  const child = spawn("bash", ["-c", `time { ${command}\n}`], { cwd: folder, detached: true, env });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (said += text));
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOfGroup(child.pid ?? -1));
  }, every);
  process.once("exit", () => child.exitCode === null && child.pid && process.kill(-child.pid));
  return new Promise((done, fail) => {
    child.on("close", (code) => {
      clearInterval(timer);
      if (code !== 0) return fail(new Error(`${command} failed:\n${said}`));
      const [seconds = 0, user = 0, system = 0] = (said.trim().split("\n").at(-1) ?? "").split(" ").map(Number);
      done({ seconds, cpuSeconds: user + system, peakMegabytes: peak / 1024 });
    });
  });
}

/** What the processes of a group hold together, in KiB. */
function memoryOfGroup(group: number): number {
  const rows = execFileSync("ps", ["-A", "-o", "pgid=,pss="], { encoding: "utf8" }).trim().split("\n");
  return rows
    .map((row) => row.trim().split(/\s+/).map(Number))
    .reduce((sum, [of, kib = 0]) => (of === group ? sum + kib : sum), 0);
}
