import { readFileSync } from "node:fs";
import { minify } from "terser";

/**
 * The inline loader as it is written into every page.
 * @param counts the address that counts contacts; if it is empty, the code for counting is left out
 */
export async function loaderText(counts: string): Promise<string> {
  const source = readFileSync("components/layout/loader.js", "utf8");
  const { code = "" } = await minify(source, {
    toplevel: true,
    compress: { passes: 3, global_defs: { COUNTS: counts } },
  });
  return code;
}
