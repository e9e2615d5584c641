/**
 * For the tests: serves the scratch directory of a test as `wrangler dev` does, without its watching and its log.
 * package.json pins the Miniflare that Wrangler itself has, as it takes the options that Wrangler makes.
 */
import { join } from "node:path";
import { build } from "esbuild";
import { Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";

const [directory = "", vars = "{}"] = process.argv.slice(2);
const { main = "", workerOptions } = unstable_getMiniflareWorkerOptions(join(directory, "wrangler.jsonc"), "enquiries");
const { outputFiles } = await build({
  entryPoints: [main],
  bundle: true,
  write: false,
  format: "esm",
  conditions: ["workerd"],
  loader: { ".css": "text" },
});
const state = join(directory, ".wrangler/state/v3");
const server = new Miniflare({
  ...workerOptions,
  modules: true,
  script: outputFiles[0]?.text ?? "",
  bindings: JSON.parse(vars),
  d1Persist: join(state, "d1"),
  r2Persist: join(state, "r2"),
});
process.send?.((await server.ready).origin);
// Whatever ends the tests ends it.
process.once("disconnect", () => process.exit());
