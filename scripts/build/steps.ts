import { spawnSync } from "node:child_process";
import process from "node:process";

/** Where the site is built. The finished folder replaces out/, which therefore never holds an unfinished page. */
export const exportFolder = ".next/export";

/** The shell command that runs a script: what package.json does. */
const command = (name: string) => `tsx --import ./scripts/prepare.ts scripts/${name}.ts`;

/** The build, step by step, as shell commands; the next one runs only if the one before it succeeded. */
const steps = [
  command("check-settings"),
  command("make-assets"),
  "next build",
  command("og"),
  command("finish"),
  command("publish"),
] as const;

/** @throws when a step fails, after its own message */
export function runSteps() {
  // The browser tests build with the records of fixtures/delivered, whatever the firm has filled in.
  const tests = process.env.SETTINGS === "delivered" && { TSX_TSCONFIG_PATH: "tsconfig.delivered.json" };
  const env = { ...process.env, ...tests, EXPORT_TO: exportFolder };
  const failed = steps.find((step) => spawnSync(step, { shell: true, stdio: "inherit", env }).status !== 0);
  if (failed) throw new Error(`The build stops here: "${failed}" failed. out/ is as it was before.`);
}
