import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { bucket } from "@/lib/photographs";
import { wrangler } from "./build/node";

/** Runs Wrangler, and returns whether it succeeded and its output. */
export type Run = (args: readonly string[]) => { readonly ok: boolean; readonly output: string };

/**
 * `npm run deploy -- --setup`: creates the missing resources for enquiries on Cloudflare.
 * @param config wrangler.jsonc
 * @returns wrangler.jsonc with the database's identifier
 * @throws with Wrangler's output if a resource cannot be created
 */
export function setUpEnquiries(config: string, run: Run): string {
  const made = (...args: string[]) => {
    const { ok, output } = run(args);
    if (!ok) throw new Error(`"wrangler ${args.join(" ")}" failed: ${output}`);
    return output;
  };
  if (!run(["queues", "info", "enquiries"]).ok) made("queues", "create", "enquiries");
  if (/^\s*"r2_buckets":/m.test(config) && !run(["r2", "bucket", "info", bucket]).ok) {
    made("r2", "bucket", "create", bucket);
    // A fallback: the schedule deletes files with their enquiry, after twelve months at the latest.
    made("r2", "bucket", "lifecycle", "add", bucket, "old", "--expire-days", "400", "--force");
  }
  if (/"database_id":\s*"./.test(config)) return config;
  const known = run(["d1", "info", "enquiries", "--json"]);
  const output = known.ok ? known.output : made("d1", "create", "enquiries", "--location", "weur");
  const id = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.exec(output)?.[0];
  if (!id) throw new Error(`Wrangler names no identifier of the database: ${output}`);
  return config.replace(
    '"database_name": "enquiries",',
    `"database_name": "enquiries",\n          "database_id": "${id}",`,
  );
}

/** Runs setUpEnquiries with Wrangler, and updates wrangler.jsonc. */
export function setUp(): void {
  const run: Run = (args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [wrangler, ...args], { encoding: "utf8" });
    return { ok: status === 0, output: `${stdout}${stderr}`.trim() };
  };
  writeFileSync("wrangler.jsonc", setUpEnquiries(readFileSync("wrangler.jsonc", "utf8"), run));
  console.log("✔ The queue, the database and, where it is switched on, the bucket are there.");
}
