// `npm run benchmark`: how long the build takes and what it needs as the number of areas grows. Each size is built in a
// scratch copy, whose further areas are made up from the real ones; link pictures are left out, as is the type check,
// which does not depend on how many areas a generated module holds. Sizes to build: `npm run benchmark -- 1000 5000`.
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import process from "node:process";
import { brotliCompressSync } from "node:zlib";
import { areaSlugs } from "@/lib/areas";
import { addAreas } from "./benchmark/add-areas";
import { run } from "./benchmark/run";
import { steps as allSteps } from "./build/steps";

const named = process.argv.slice(2).map(Number);
const sizes = named.length > 0 ? named : [areaSlugs.length, 1000, 5000];
const left = new Set(["node_modules", ".next", "out", ".git", ".wrangler", "test-results"]);
const steps = allSteps.filter((step) => !/check-settings|scripts\/og\.ts/.test(step));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** How many pages an export has, and the KiB in brotli of the heaviest of twenty area pages, spread over all. */
function weigh(out: string) {
  const pages = readdirSync(out, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".html"));
  const areas = pages.filter((file) => /^areas\/(?!404)/.test(file)).sort();
  const some = areas.filter((_, index) => index % Math.ceil(areas.length / 20) === 0);
  const bytes = some.map((file) => brotliCompressSync(readFileSync(join(out, file))).length);
  return { pages: pages.length, areaPage: Math.max(...bytes) / 1024 };
}

const columns = ["Areas", "Pages", "Wall s", "CPU s", ...steps, "Peak MB", "Area page KiB"];
console.log(`| ${columns.join(" | ")} |\n|${columns.map(() => "---:|").join("")}`);

for (const size of sizes) {
  // Beside the project, so that the packages can be linked instead of copied.
  const copy = mkdtempSync(join(dirname(resolve(".")), ".benchmark-"));
  try {
    cpSync(".", copy, { recursive: true, filter: (path) => !left.has(path) });
    execFileSync("cp", ["-al", resolve("node_modules"), join(copy, "node_modules")]);
    addAreas(copy, size - areaSlugs.length);
    const results = [];
    for (const step of steps) results.push(await run(step, copy));
    const seconds = results.map((result) => result.seconds);
    const cpu = sum(results.map((result) => result.cpuSeconds));
    const peak = Math.max(...results.map((result) => result.peakMegabytes));
    const { pages, areaPage } = weigh(join(copy, "out"));
    const times = [sum(seconds), cpu, ...seconds].map((value) => value.toFixed(1));
    console.log(`| ${[size, pages, ...times, peak.toFixed(0), areaPage.toFixed(1)].join(" | ")} |`);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
