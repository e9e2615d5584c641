import { spawn } from "node:child_process";
import { once } from "node:events";
import process from "node:process";

/** The folder in which the site is built. It replaces out/ when complete, so that out/ never has unfinished pages. */
export const exportFolder = ".next/export";

/** The shell command that runs a script, as in package.json. */
const command = (name: string) => `tsx --import ./scripts/prepare.ts scripts/${name}.ts`;

/** The steps of the build as shell commands. Those of one step are independent and run in parallel. */
const steps = [
  [command("check-settings")],
  [command("make-assets")],
  ["next build"],
  [command("finish"), command("og")],
  // Runs after finish, which deletes unknown text files of the export.
  ["next-sitemap"],
  [command("publish")],
] as const;

/** @throws when a command fails, after its message and the end of parallel ones */
export async function runSteps() {
  // Browser tests build with the records of fixtures/delivered instead of the firm's.
  const tests = process.env.SETTINGS === "delivered" && { TSX_TSCONFIG_PATH: "tsconfig.delivered.json" };
  // React's development checks would take a fifth of the time of the assets.
  const env = { ...process.env, ...tests, NODE_ENV: "production" as const, EXPORT_TO: exportFolder };
  for (const commands of steps) {
    const runs = commands.map((command) => once(spawn(command, { shell: true, stdio: "inherit", env }), "exit"));
    const codes = (await Promise.all(runs)).map(([code]) => code);
    const failed = commands.find((_, index) => codes[index] !== 0);
    if (failed) throw new Error(`The build stops here: "${failed}" failed. out/ is as it was before.`);
  }
}
