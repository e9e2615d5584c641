import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";

/** How often memory is looked at, in milliseconds. */
const every = 250;

export type Usage = {
  /** On the clock. */
  readonly seconds: number;
  /** Of all cores, which a busy machine does not lengthen; 0 where /proc is missing, as is the next. */
  readonly cpuSeconds: number;
  /** The most that the command and its children held at once. */
  readonly peakMegabytes: number;
};

/**
 * Runs a command of package.json in a folder.
 * @throws with what the command said, when it fails
 */
export function run(command: string, folder: string): Promise<Usage> {
  const started = performance.now();
  const before = cpuOfChildren();
  const path = `${join(folder, "node_modules/.bin")}:${process.env.PATH}`;
  const child = spawn("sh", ["-c", command], { cwd: folder, detached: true, env: { ...process.env, PATH: path } });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (said += text));
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOfGroup(child.pid ?? -1));
  }, every);
  process.once("exit", () => child.exitCode === null && child.pid && process.kill(-child.pid));
  return new Promise((done, fail) => {
    child.on("exit", (code) => {
      clearInterval(timer);
      if (code !== 0) return fail(new Error(`${command} failed:\n${said}`));
      const seconds = (performance.now() - started) / 1000;
      done({ seconds, cpuSeconds: cpuOfChildren() - before, peakMegabytes: peak / 1024 });
    });
  });
}

/** Clock ticks in a second, as Linux counts them for programs. */
const ticks = 100;

/** CPU seconds of the children that have ended, theirs included (Linux only). */
function cpuOfChildren(): number {
  const stat = read("/proc/self/stat");
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(13, 15)
    .map(Number);
  return (user + system) / ticks;
}

/** What the processes of a group hold together, in KiB, memory they share counted once (Linux only). */
function memoryOfGroup(group: number): number {
  let sum = 0;
  for (const pid of list("/proc").filter((name) => /^\d+$/.test(name))) {
    const stat = read(`/proc/${pid}/stat`);
    // After the name, which may hold anything: state, parent, group.
    if (Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[2]) !== group) continue;
    sum += Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
  }
  return sum;
}

function list(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** A file's text, or nothing where the process it tells of is gone. */
function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
