// The last step of the build: notes what the export holds, and replaces out/ by it.
import { existsSync, renameSync, rmSync } from "node:fs";
import process from "node:process";
import { writeManifest } from "./build/manifest";
import { weighPages, weightsTable } from "./build/page-weights";
import { exportFolder } from "./build/steps";

writeManifest(exportFolder);
const old = `${exportFolder}-before`;
rmSync(old, { recursive: true, force: true });
if (existsSync("out")) renameSync("out", old);
renameSync(exportFolder, "out");
rmSync(old, { recursive: true, force: true });

// The browser tests weigh the pages themselves (e2e/budget.spec.ts).
if (process.env.SETTINGS !== "delivered") console.log(weightsTable(await weighPages("out")));
