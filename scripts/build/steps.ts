import { spawn } from "node:child_process";
import { once } from "node:events";
import process from "node:process";

/** Where the site is built. The finished folder replaces out/, which therefore never holds an unfinished page. */
export const exportFolder = ".next/export";

/** The shell command that runs a script: what package.json does. */
const command = (name: string) => `tsx --import ./scripts/prepare.ts scripts/${name}.ts`;

/** The build, step by step, as shell commands. Those of one step run at the same time, as none needs another. */
const steps = [
  [command("check-settings")],
  [command("make-assets")],
  ["next build"],
  [command("finish"), command("og")],
  // After finish, which deletes the text files of the export that it does not know.
  ["next-sitemap"],
  [command("publish")],
] as const;

/** @throws when a command fails, after its own message and the end of those beside it */
export async function runSteps() {
  // The browser tests build with the records of fixtures/delivered, whatever the firm has filled in.
  const tests = process.env.SETTINGS === "delivered" && { TSX_TSCONFIG_PATH: "tsconfig.delivered.json" };
  // React's checks for developers would take a fifth of the time of the assets.
  const env = { ...process.env, ...tests, NODE_ENV: "production" as const, EXPORT_TO: exportFolder };
  for (const commands of steps) {
    const runs = commands.map((command) => once(spawn(command, { shell: true, stdio: "inherit", env }), "exit"));
    const codes = (await Promise.all(runs)).map(([code]) => code);
    const failed = commands.find((_, index) => codes[index] !== 0);
    if (failed) throw new Error(`The build stops here: "${failed}" failed. out/ is as it was before.`);
  }
}
