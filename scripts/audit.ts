// `npm run audit`: Lighthouse on one page of each kind, as the production engine serves it; the median of three runs.
// Name kinds to measure only those: `npm run audit -- home contact`. One thing at a time: on a busy machine TBT rises.
import { loadavg } from "node:os";
import process from "node:process";
import { kinds } from "../e2e/pages";
import { startEngine } from "./audit/engine";
import { startFront } from "./audit/front";
import { measure } from "./audit/lighthouse";
import { type Figures, figureNames, limitsFor, medianOf, misses } from "./audit/limits";

const runs = 3;
const named = process.argv.slice(2);
const chosen = Object.entries(kinds).filter(([kind]) => named.length === 0 || named.includes(kind));
if (chosen.length === 0) throw new Error(`No such kind of page. There are: ${Object.keys(kinds).join(", ")}.`);

const digits = { cls: 3, kib: 1, scriptKib: 1 } as const;
const digitsOf = (name: keyof Figures) => (name === "cls" || name === "kib" || name === "scriptKib" ? digits[name] : 0);
const heads = ["P", "A", "BP", "SEO", "FCP ms", "LCP ms", "TBT ms", "CLS", "KiB", "JS KiB", "requests"];

console.log(`| page | ${heads.join(" | ")} |\n|---|${heads.map(() => "---|").join("")}`);
const engine = await startEngine();
const front = await startFront(engine.origin);
const failures: string[] = [];
for (const [kind, path] of chosen) {
  const results = [];
  for (let run = 0; run < runs; run++) {
    // Now and then Lighthouse finds no start in the browser's trace; a second try does.
    results.push(await measure(front.origin + path).catch(() => measure(front.origin + path)));
  }
  const figures = medianOf(results.map((result) => result.figures));
  const limits = limitsFor(path);
  const missed = misses(figures, limits);
  const cells = figureNames.map((name) => {
    const value = figures[name].toFixed(digitsOf(name));
    return missed.includes(name) ? `**${value}**` : value;
  });
  console.log(`| ${kind} \`${path}\` | ${cells.join(" | ")} |`);
  failures.push(
    ...missed.map((name) => `${path}: ${name} ${figures[name].toFixed(digitsOf(name))}, limit ${limits[name]}`),
  );
  failures.push(...new Set(results.flatMap(({ faults }) => faults.map((fault) => `${path}: ${fault}`))));
}
front.stop();
engine.stop();

if (failures.length > 0) {
  console.error(`\n✖  Over the limits (load of the machine at the end: ${loadavg()[0]?.toFixed(1)}):`);
  for (const failure of failures) console.error(`   ${failure}`);
  process.exitCode = 1;
}
