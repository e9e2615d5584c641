// `npm run check:html`: W3C's Nu checker over every page in out/. html-validate, which `npm test` runs, passes some
// faults that it finds. It needs Java, and npm fetches it when it is asked for: as a dependency it would weigh 30 MB and
// bring a Java of its own to machines without one.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import process from "node:process";
import { node } from "./build/node";

/** Messages to ignore. */
const aside = [
  // Its CSS is that of about 2020: no @container, @property, @starting-style.
  "CSS: .*",
  // It ignores hashes and 'self'; e2e/ tests every page under its policy.
  ".*violates Content Security Policy.*",
  // That lets a page of our own origin out of its sandbox; the maps service is of another.
  ".*allow-scripts allow-same-origin.*sandbox.*",
].join("|");

if (!existsSync("out/index.html")) throw new Error("There is no out/index.html. Run `npm run build` first.");
if (spawnSync("java", ["-version"]).error) throw new Error("No Java found. Debian's is default-jre-headless.");

const options = ["--Werror", "--skip-non-html", "--filterpattern", aside];
const checker = ["exec", "--yes", "--ignore-scripts", "--", "vnu-jar@26.9.27"];
// The npm that runs this, without a shell, whose rules for "|" differ.
const npm = process.env.npm_execpath ?? "";
process.exitCode = node([npm, ...checker, ...options, "out"]) ? 0 : 1;
if (process.exitCode === 0) console.log("Every page is valid by the Nu checker.");
