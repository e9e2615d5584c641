// First step of the build: a wrong setting or record stops it here, in one sentence, before anything is made from it.
import process from "node:process";

try {
  const { site } = await import("@/lib/site");
  const { expectOneAreaOfAName } = await import("./build/area-names");
  const { redirectRules } = await import("./finish/redirects");
  expectOneAreaOfAName();
  redirectRules();
  const { expectPolicyFiles } = await import("./build/policies");
  expectPolicyFiles();
  const { expectSoundTimes } = await import("./build/times");
  expectSoundTimes();
  const { passedChanges } = await import("@/lib/changes");
  const { today } = await import("@/lib/days");
  for (const change of passedChanges(today())) console.warn(`\n⚠  ${change}\n`);
  const { codeOwners } = await import("@/lib/areas");
  codeOwners();
  const { expectAllWritten } = await import("@/lib/fill-in");
  expectAllWritten();
  const { lastModified } = await import("@/lib/dates");
  const { sitePages } = await import("@/lib/pages");
  for (const { path } of sitePages) lastModified(path);
  if (!site.contactEndpoint) {
    console.warn(
      "\n⚠  CONTACT_ENDPOINT is not set: the contact form will show its confirmation and SEND NOTHING.\n   Set it in the environment or in data/business.ts before going live.\n",
    );
  }
} catch (error) {
  console.error(`✖  ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
