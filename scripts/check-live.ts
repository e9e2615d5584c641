// The go-live check: `npm run check:live` lists facts that are samples, empty or without evidence, and fails while
// there are any. Run it with the variables of the deployment.
import { spawnSync } from "node:child_process";
import process from "node:process";
import { undrawn } from "@/components/drawings/schematics";
import { business, notices, specialDays } from "@/data/business";
import { claims, statistics } from "@/data/claims";
import { evidence } from "@/data/evidence";
import { optionalFacts } from "@/data/optional-facts";
import { areaOf, areaSlugs } from "@/lib/areas";
import { today } from "@/lib/days";
import { enquiryPath } from "@/lib/enquiry";
import { goLiveFindings, optionalFindings } from "@/lib/go-live";
import { pagesOf } from "@/lib/pages";
import { site } from "@/lib/site";
import { namesDatabase } from "./build/deployment";

/** Whether the live site has notified the owner; false without access to its database. */
function wasNotified(): boolean {
  const { status, stdout } = spawnSync(process.execPath, ["--import", "tsx", "worker/owner/notify.ts", "--last"]);
  return status === 0 && stdout.length > 0;
}

const documents = Object.fromEntries(pagesOf("document").map((page) => [page.path.slice(1), page]));
const notified = site.contactEndpoint === enquiryPath && namesDatabase() && wasNotified();
const records = { business, specialDays, notices, claims, statistics, evidence, documents, undrawn, notified };
const findings = goLiveFindings({ settings: site, ...records, today: today() });
const untimed = areaSlugs.map(areaOf).filter(({ type, response }) => type === "london" && !response).length;
// The editor's start page reads this JSON.
if (process.argv.includes("--json")) {
  console.log(JSON.stringify(findings));
  process.exit();
}
for (const { what, where } of findings) console.log(`✖ ${what} → ${where}`);
for (const { what, where } of optionalFindings(optionalFacts, untimed)) console.log(`· optional: ${what} → ${where}`);
const count = findings.length;
console.log(
  count === 0
    ? "✔ Nothing stands in the way of going live: `npm run deploy` builds the site and publishes it."
    : `\n${count} to settle before going live. Settle them from the top, run this again, then \`npm run deploy\`.`,
);
process.exitCode = count === 0 ? 0 : 1;
