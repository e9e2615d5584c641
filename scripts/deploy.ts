// `npm run deploy`: builds the site with the current settings and publishes it, with the Worker and its database if the
// form posts to the Worker. `npm run deploy -- --dry-run` does everything except changing the live site;
// `npm run deploy -- --preview` publishes a version at an address of its own, whose form sends nothing.
import process from "node:process";
import { business } from "@/data/business";
import { sampleFindings } from "@/lib/go-live";
import { resolveSite } from "@/lib/site";
import { lockBuild } from "./build/build-lock";
import { deployment, expectBucket, namesDatabase, varsOf } from "./build/deployment";
import { expectAsBuilt } from "./build/manifest";
import { node, wrangler } from "./build/node";
import { retainPreviousAssets } from "./build/retain-assets";
import { runSteps } from "./build/steps";
import { setUp } from "./setup-enquiries";

const typed = process.argv.slice(2);
const isPreview = typed.includes("--preview");
// The build also reads these variables.
if (isPreview) Object.assign(process.env, { PREVIEW: "on", PHOTOGRAPHS: "" });
const site = resolveSite(process.env);
expectBucket(site.photographs);
if (typed.includes("--setup") && !typed.includes("--dry-run") && !isPreview) setUp();
const { commands, warnings, isDry } = deployment({
  env: process.env,
  endpoint: site.contactEndpoint,
  hasDatabase: namesDatabase(),
  samples: sampleFindings({ settings: site, business }).map(({ what }) => what),
  args: typed.filter((arg) => arg !== "--setup"),
});
for (const warning of warnings) console.warn(`\n⚠  ${warning}\n`);
// A token may lack the permission for `whoami`.
if (!isDry && !process.env.CLOUDFLARE_API_TOKEN && !node([wrangler, "whoami", "--json"], {})) {
  throw new Error(
    "Nobody is logged in at Cloudflare, or it does not answer. Run `npx wrangler login`, then this again. Nothing was built or published.",
  );
}
// Locked until the upload has finished, so that no other build changes out/.
const unlock = lockBuild();
// Always build anew, because out/ may be from a command with other settings.
await runSteps();
if (!isDry && !isPreview) {
  const retained = retainPreviousAssets("out", site.url);
  console.log(await retained.catch(({ message }) => `⚠  Nothing of the live site is retained: ${message}.`));
}
for (const command of commands) {
  const isUpload = command[0] !== "d1";
  if (isUpload) expectAsBuilt("out");
  if (node([wrangler, ...command, ...(isUpload ? varsOf(site) : [])])) continue;
  const name = command.slice(0, command.indexOf("--env")).join(" ");
  throw new Error(`"wrangler ${name}" failed, for the reason above. Settle that, then run this again.`);
}
unlock();
const published = isPreview
  ? "✔ Uploaded as a preview. The live site is as it was; Wrangler's last lines above name the address of this version."
  : "✔ Published.";
console.log(isDry ? "✔ A dry run: the site is built, in out/, and nothing was published." : published);
