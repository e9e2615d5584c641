// Before a build: the one font file, with the characters and weights the site uses and no others.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { characters } from "@/lib/characters";

const source = fileURLToPath(import.meta.resolve("@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2"));
const font = await subsetFont(readFileSync(source), characters, {
  targetFormat: "woff2",
  variationAxes: { wght: { min: 400, max: 750 } },
  // Kerning, and figures of one width; the small capitals, fractions and alternates of the typeface are not used.
  keepFeatures: ["kern", "tnum"],
});
mkdirSync("app/fonts", { recursive: true });
writeFileSync("app/fonts/archivo.woff2", font);
