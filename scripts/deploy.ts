// `npm run deploy`: builds the site with the settings it is run with and publishes it, with the Worker and its database
// where the form is delivered to it. `npm run deploy -- --dry-run` does everything but change the live site.
import process from "node:process";
import { business } from "@/data/business";
import { sampleFindings } from "@/lib/go-live";
import { site } from "@/lib/site";
import { lockBuild } from "./build/build-lock";
import { deployment, expectBucket, namesDatabase, varsOf } from "./build/deployment";
import { expectAsBuilt } from "./build/manifest";
import { node, wrangler } from "./build/node";
import { retainPreviousAssets } from "./build/retain-assets";
import { runSteps } from "./build/steps";
import { setUp } from "./setup-enquiries";

expectBucket(site.photographs);
const typed = process.argv.slice(2);
if (typed.includes("--setup") && !typed.includes("--dry-run")) setUp();
const { commands, warnings, isDry } = deployment({
  env: process.env,
  endpoint: site.contactEndpoint,
  hasDatabase: namesDatabase(),
  samples: sampleFindings({ settings: site, business }).map(({ what }) => what),
  args: typed.filter((arg) => arg !== "--setup"),
});
for (const warning of warnings) console.warn(`\n⚠  ${warning}\n`);
// A token may be too narrow to say whose it is.
if (!isDry && !process.env.CLOUDFLARE_API_TOKEN && !node([wrangler, "whoami", "--json"], {})) {
  throw new Error(
    "Nobody is logged in at Cloudflare, or it does not answer. Run `npx wrangler login`, then this again. Nothing was built or published.",
  );
}
// To the end of the upload, so that no other build changes what is published.
const unlock = lockBuild();
// Never what lies in out/ from an earlier command, which may have had other settings.
runSteps();
if (!isDry) {
  const retained = retainPreviousAssets("out", site.url);
  console.log(await retained.catch(({ message }) => `⚠  Nothing of the live site is retained: ${message}.`));
}
for (const command of commands) {
  const isUpload = command[0] === "deploy";
  if (isUpload) expectAsBuilt("out");
  if (node([wrangler, ...command, ...(isUpload ? varsOf(site) : [])])) continue;
  const name = isUpload ? "deploy" : "d1 migrations apply";
  throw new Error(`"wrangler ${name}" failed, for the reason above. Settle that, then run this again.`);
}
unlock();
console.log(isDry ? "✔ A dry run: the site is built, in out/, and nothing was published." : "✔ Published.");
