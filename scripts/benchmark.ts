// `npm run benchmark`: how long the build takes and what it needs as the number of areas grows. Each size is built in a
// scratch copy, whose further areas are made up from the real ones; link pictures are left out, as is the type check,
// which does not depend on how many areas a generated module holds. Sizes to build: `npm run benchmark -- 1000 5000`.
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import process from "node:process";
import { areaSlugs } from "@/lib/areas";
import { addAreas } from "./benchmark/add-areas";
import { run } from "./benchmark/run";
import { weigh } from "./benchmark/weigh";
import { steps as allSteps } from "./build/steps";

const named = process.argv.slice(2).map(Number);
const sizes = named.length > 0 ? named : [areaSlugs.length, 1000, 5000];
const left = new Set(["node_modules", ".next", "out", ".git", ".wrangler", "test-results"]);

const steps = allSteps.filter((step) => !/check-settings|scripts\/og\.ts/.test(step));

const columns = [
  "areas",
  "pages",
  "wall s",
  "CPU s",
  ...steps,
  "peak MB",
  "area page KiB",
  "its data KiB",
  "JS KiB",
  "index KiB",
];
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
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0).toFixed(1);
    const weights = weigh(join(copy, "out"));
    const cells = [
      size,
      weights.pages,
      sum(seconds),
      sum(results.map((result) => result.cpuSeconds)),
      ...seconds.map((value) => value.toFixed(1)),
      Math.max(...results.map((result) => result.peakMegabytes)).toFixed(0),
      ...[weights.page, weights.data, weights.scripts, weights.index].map((bytes) => (bytes / 1024).toFixed(1)),
    ];
    console.log(`| ${cells.join(" | ")} |`);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
