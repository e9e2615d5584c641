// The last step of the build: what was made is checked to be whole and takes the place of out/.
import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { sitePages } from "@/lib/pages";
import { absoluteUrl, site } from "@/lib/site";
import { writeManifest } from "./build/manifest";
import { draft } from "./build/steps";

// next-sitemap reports a failure of its own as a success.
const sitemap = join(draft, "sitemap.xml");
const listed = existsSync(sitemap) ? readFileSync(sitemap, "utf8") : "";
const left = sitePages.filter(({ path }) => !listed.includes(`<loc>${absoluteUrl(path)}</loc>`));
if (left[0]) {
  console.error(`✖  The sitemap leaves out ${left.length} of ${sitePages.length} pages, ${left[0].path} the first.`);
  process.exit(1);
}

writeManifest(draft, site);
const old = `${draft}-before`;
rmSync(old, { recursive: true, force: true });
if (existsSync("out")) renameSync("out", old);
renameSync(draft, "out");
rmSync(old, { recursive: true, force: true });
