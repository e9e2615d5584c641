// `npm run build`: makes the site in a folder of its own, which takes the place of out/ when it is whole.
import { lockBuild } from "./build/build-lock";
import { runSteps } from "./build/steps";

const unlock = lockBuild();
runSteps();
unlock();
