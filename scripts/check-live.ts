// The go-live check: `npm run check:live` lists what is still sample, empty or without evidence, and fails while
// there is any. Run it with the variables of the deployment set.
import { execFileSync } from "node:child_process";
import process from "node:process";
import { namesDatabase } from "./build/deployment";

/** Whether the live site has told anybody of an enquiry. Who may not ask its database does not know. */
function wasNotified(): boolean {
  if (!namesDatabase()) return false;
  try {
    return (
      execFileSync("npx", ["tsx", "worker/owner/notify.ts", "--last"], { stdio: ["ignore", "pipe", "ignore"] }).length >
      0
    );
  } catch {
    return false;
  }
}

try {
  const { business, notices, specialDays } = await import("@/data/business");
  const { claims, statistics } = await import("@/data/claims");
  const { evidence } = await import("@/data/evidence");
  const { optionalFacts } = await import("@/data/optional-facts");
  const { undrawn } = await import("@/components/drawings/schematics");
  const { areaSlugs, placeOf } = await import("@/lib/areas");
  const { today } = await import("@/lib/days");
  const { enquiryPath } = await import("@/lib/enquiry");
  const { goLiveFindings } = await import("@/lib/go-live");
  const { optionalFindings } = await import("@/lib/optional-findings");
  const { pagesOf } = await import("@/lib/pages");
  const { site } = await import("@/lib/site");
  const documents = Object.fromEntries(pagesOf("document").map((page) => [page.path.slice(1), page]));
  const notified = site.contactEndpoint === enquiryPath && wasNotified();
  const records = { business, specialDays, notices, claims, statistics, evidence, documents, undrawn, notified };
  const findings = goLiveFindings({ settings: site, ...records, today: today() });
  const untimed = areaSlugs.map(placeOf).filter(({ type, response }) => type === "london" && !response).length;
  for (const { what, where } of findings) console.log(`✖ ${what} → ${where}`);
  for (const { what, where } of optionalFindings(optionalFacts, untimed)) console.log(`· optional: ${what} → ${where}`);
  const count = findings.length;
  console.log(
    count === 0
      ? "✔ Nothing stands in the way of going live: `npm run deploy` builds the site and publishes it."
      : `\n${count} to settle before going live. Settle them from the top, run this again, then \`npm run deploy\`.`,
  );
  process.exitCode = count === 0 ? 0 : 1;
} catch (error) {
  console.error(`✖ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
