import { readFileSync } from "node:fs";
import { minify } from "terser";

/**
 * The inline loader as it is written into every page.
 * @param counts where uses of a way of contact are counted; empty where they are not, and then nothing of it is there
 */
export async function loaderText(counts: string): Promise<string> {
  const source = readFileSync("components/layout/loader.js", "utf8");
  const { code = "" } = await minify(source, {
    toplevel: true,
    compress: { passes: 3, global_defs: { COUNTS: counts } },
  });
  return code;
}
