// `npm run deploy`: builds the site with the settings it is run with and publishes it, with the Worker and its database
// where the form is delivered to it. `npm run deploy -- --dry-run` does everything but change the live site.
import "./build/plain-errors";

import { spawnSync } from "node:child_process";
import process from "node:process";
import { site } from "@/lib/site";
import { carryAlong } from "./build/carry";
import { deployment, expectBucket, namesDatabase, varsOf } from "./build/deployment";

/** Runs a command that tells by itself what goes wrong; says then what that means and what to do. */
function run(command: readonly string[], otherwise: string) {
  if (spawnSync("npx", command, { stdio: "inherit" }).status !== 0) throw new Error(otherwise);
}

expectBucket(site.photographs);
const args = [...process.argv.slice(2), ...varsOf(site)];
const commands = deployment(site.contactEndpoint, namesDatabase(), args);
const isDry = args.includes("--dry-run");
// A token may be too narrow to say whose it is.
if (!isDry && !process.env.CLOUDFLARE_API_TOKEN && spawnSync("npx", ["wrangler", "whoami", "--json"]).status !== 0) {
  throw new Error(
    "Nobody is logged in at Cloudflare, or it does not answer. Run `npx wrangler login`, then this again. Nothing was built or published.",
  );
}
// Never what lies in out/ from an earlier command, which may have had other settings.
run(["tsx", "scripts/build.ts"], "Nothing was published: the build stopped, for the reason above.");
if (!isDry) {
  const carried = carryAlong("out", site.url);
  console.log(await carried.catch(({ message }) => `⚠  Nothing is taken along of the live site: ${message}.`));
}
for (const command of commands) {
  const name = command.slice(0, command[0] === "d1" ? 3 : 1).join(" ");
  run(["wrangler", ...command], `"wrangler ${name}" failed, for the reason above. Settle that, then run this again.`);
}
console.log(isDry ? "✔ A dry run: the site is built, in out/, and nothing was published." : "✔ Published.");
