// The last step of the build: checks that the export is complete, and replaces out/ with it.
import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { sitePages } from "@/lib/pages";
import { absoluteUrl } from "@/lib/site";
import { writeManifest } from "./build/manifest";
import { weighPages, weightsTable } from "./build/page-weights";
import { exportFolder } from "./build/steps";

// next-sitemap exits with 0 even if it fails.
const sitemap = join(exportFolder, "sitemap.xml");
const listed = existsSync(sitemap) ? readFileSync(sitemap, "utf8") : "";
const left = sitePages.filter(({ path }) => !listed.includes(`<loc>${absoluteUrl(path)}</loc>`));
if (left[0])
  throw new Error(`The sitemap leaves out ${left.length} of ${sitePages.length} pages, ${left[0].path} the first.`);

writeManifest(exportFolder);
const old = `${exportFolder}-before`;
rmSync(old, { recursive: true, force: true });
if (existsSync("out")) renameSync("out", old);
renameSync(exportFolder, "out");
rmSync(old, { recursive: true, force: true });

// The browser tests weigh the pages themselves (e2e/budget.spec.ts).
if (process.env.SETTINGS !== "delivered") console.log(weightsTable(await weighPages("out")));
