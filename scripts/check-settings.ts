// The first step of the build: stops it with one sentence if a setting or record is invalid.
import { notices } from "@/data/business";
import { dates } from "@/data/dates";
import { codeOwners } from "@/lib/areas";
import { passedChanges } from "@/lib/changes";
import { parseLinks } from "@/lib/copy";
import { contentHash, datedPaths, lastModified } from "@/lib/dates";
import { today } from "@/lib/days";
import { expectAllWritten } from "@/lib/fill-in";
import { overdueGuides } from "@/lib/guides";
import { sitePages } from "@/lib/pages";
import { redirectRules } from "@/lib/redirects";
import { site } from "@/lib/site";
import { expectPolicyFiles } from "./build/policies";

redirectRules();
expectPolicyFiles();
for (const { text } of notices) parseLinks(text);
for (const change of [...passedChanges(today()), ...overdueGuides(today())]) console.warn(`\n⚠  ${change}\n`);
codeOwners();
expectAllWritten();
for (const { path } of sitePages) lastModified(path);
const stale = datedPaths.filter((path) => dates[path]?.text !== contentHash(path));
if (stale.length > 0)
  console.warn(`\n⚠  ${stale.join(", ")}: the words are newer than the date. Run \`npm run dates\`.\n`);
if (!site.contactEndpoint) {
  console.warn(
    "\n⚠  CONTACT_ENDPOINT is not set: the contact form will show its confirmation and SEND NOTHING.\n   Set it in the environment or in data/owner/business.json before going live.\n",
  );
}
