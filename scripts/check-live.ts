// The go-live check: `npm run check:live` lists what is still sample, empty or without evidence, and fails while
// there is any. Run it with the variables of the deployment set.
import process from "node:process";

try {
  const { business } = await import("@/data/business");
  const { claims } = await import("@/data/claims");
  const { undrawn } = await import("@/components/drawings/schematics");
  const { goLiveFindings } = await import("@/lib/go-live");
  const { pagesOf } = await import("@/lib/pages");
  const { site } = await import("@/lib/site");
  const documents = Object.fromEntries(pagesOf("document").map((page) => [page.path.slice(1), page]));
  const findings = goLiveFindings({ settings: site, business, claims, documents, undrawn });
  for (const { what, where } of findings) console.log(`✖ ${what} → ${where}`);
  const count = findings.length;
  console.log(count === 0 ? "✔ Nothing stands in the way of going live." : `\n${count} to settle before going live.`);
  process.exitCode = count === 0 ? 0 : 1;
} catch (error) {
  console.error(`✖ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
