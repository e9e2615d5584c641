// `npm run deploy`: builds the site with the settings it is run with and publishes it, with the Worker and its database
// where the form is delivered to it. `npm run deploy -- --dry-run` does everything but change the live site.
import "./build/plain-errors";

import { execFileSync } from "node:child_process";
import process from "node:process";
import { site } from "@/lib/site";
import { carryAlong } from "./build/carry";
import { deployment, expectBucket, namesDatabase, varsOf } from "./build/deployment";

const run = (program: string, args: readonly string[]) => execFileSync(program, args, { stdio: "inherit" });

expectBucket(site.photographs);
const args = [...process.argv.slice(2), ...varsOf(site)];
const commands = deployment(site.contactEndpoint, namesDatabase(), args);
// Never what lies in out/ from an earlier command, which may have had other settings.
run("npx", ["tsx", "scripts/build.ts"]);
if (!args.includes("--dry-run")) {
  const carried = carryAlong("out", site.url);
  console.log(await carried.catch(({ message }) => `⚠  Nothing is taken along of the live site: ${message}.`));
}
for (const command of commands) run("npx", ["wrangler", ...command]);
