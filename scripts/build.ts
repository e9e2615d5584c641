// `npm run build`: builds the site in a separate folder, which replaces out/ when it is complete.
import { lockBuild } from "./build/build-lock";
import { runSteps } from "./build/steps";

const unlock = lockBuild();
await runSteps();
unlock();
