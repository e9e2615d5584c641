// `npm run build`: makes the site in a folder of its own, which takes the place of out/ when it is whole.
import "./build/plain-errors";

import { spawnSync } from "node:child_process";
import { claim } from "./build/claim";
import { steps } from "./build/steps";

// In the folder that `next build` leaves as it is.
const free = claim(".next/cache/build.pid");
const failed = steps.find((step) => spawnSync(step, { shell: true, stdio: "inherit" }).status !== 0);
free();
if (failed) throw new Error(`The build stops here: "${failed}" failed. out/ is as it was before.`);
