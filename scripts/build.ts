// `npm run build`: makes the site in a folder of its own, which takes the place of out/ when it is whole.
import { spawnSync } from "node:child_process";
import process from "node:process";
import { claim } from "./build/claim";
import { steps } from "./build/steps";

try {
  // In the folder that `next build` leaves as it is.
  const free = claim(".next/cache/build.pid");
  const failed = steps.find((step) => spawnSync(step, { shell: true, stdio: "inherit" }).status !== 0);
  free();
  if (failed) throw new Error(`"${failed}" failed. out/ is as it was before.`);
} catch (error) {
  console.error(`\n✖  The build stops here: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
