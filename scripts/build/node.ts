import { type SpawnSyncOptions, spawnSync } from "node:child_process";
import process from "node:process";

/** Wrangler's program, which Node runs without a shell, because Windows has another one. */
export const wrangler = "node_modules/wrangler/bin/wrangler.js";

/** Runs a program with Node and returns whether it succeeded. */
export const node = (args: readonly string[], options: SpawnSyncOptions = { stdio: "inherit" }) =>
  spawnSync(process.execPath, args, options).status === 0;
