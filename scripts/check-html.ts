// `npm run check:html`: W3C's Nu checker over every page in out/. html-validate, which `npm test` runs, passes some
// faults that it finds. It needs Java, and npm fetches it when it is asked for: as a dependency it would weigh 30 MB and
// bring a Java of its own to machines without one.
import { execSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import process from "node:process";

const checker = "vnu-jar@26.9.27";

/** Messages that are set aside, each with its reason. */
const aside: readonly { readonly pattern: RegExp; readonly reason: string }[] = [
  { pattern: /^CSS: /, reason: "its CSS is that of about 2020: no @container, @property, @starting-style" },
  {
    pattern: /violates Content Security Policy/,
    reason: "it does not reckon hashes, nor 'self' for a file; every page runs in a browser under its policy in e2e/",
  },
  {
    pattern: /Setting both “allow-scripts” and “allow-same-origin”/,
    reason: "that lets a page of our own origin out of its sandbox; the maps service is of another",
  },
];

type Message = { readonly url: string; readonly message: string; readonly extract?: string };

if (!existsSync("out/index.html")) throw new Error("There is no out/index.html. Run `npm run build` first.");
if (spawnSync("java", ["-version"]).error) {
  const install = "apt-get update -qq && apt-get install -y -qq --no-install-recommends default-jre-headless";
  console.log(`No Java found. Installing Debian's package: ${install}`);
  execSync(install, { stdio: ["ignore", "ignore", "inherit"] });
}

// What it found comes on the error stream; npm's own words may stand before it.
const { stderr } = spawnSync(
  "npx",
  ["--yes", "--ignore-scripts", checker, "--format", "json", "--skip-non-html", "out"],
  { encoding: "utf8", maxBuffer: 1 << 28 },
);
const json = /^\{.*"messages":.*\}$/m.exec(stderr)?.[0];
if (!json) throw new Error(`${checker} did not run:\n${stderr.slice(0, 2000)}`);
const { messages }: { messages: readonly Message[] } = JSON.parse(json);

for (const { pattern, reason } of aside) {
  const count = messages.filter(({ message }) => pattern.test(message)).length;
  console.log(`${count} set aside: ${reason}`);
}
const faults = messages.filter(({ message }) => !aside.some(({ pattern }) => pattern.test(message)));
for (const { url, message, extract } of faults) {
  console.error(`✘ ${url.replace(/^.*\/out\//, "")}: ${message}\n  ${extract?.replace(/\s+/g, " ") ?? ""}`);
}
console.log(faults.length ? `\n${faults.length} faults` : "\nEvery page is valid by the Nu checker.");
process.exitCode = faults.length ? 1 : 0;
