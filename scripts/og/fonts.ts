import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { characters } from "@/lib/characters";

const source = fileURLToPath(import.meta.resolve("@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2"));

/**
 * The site's typeface as the renderer reads it: one TrueType file for each weight, as it knows no variable fonts.
 * @param folder where the files are kept from build to build
 * @returns the file of the words, the file of the headings, and a text that changes when they do
 */
export async function staticFonts(folder: string) {
  const woff2 = readFileSync(source);
  const version = createHash("sha256").update(woff2).update(characters).digest("hex").slice(0, 12);
  const file = async (weight: number) => {
    const path = join(folder, `archivo-${weight}-${version}.ttf`);
    if (!existsSync(path)) {
      const options = { targetFormat: "truetype", variationAxes: { wght: weight } } as const;
      writeFileSync(path, await subsetFont(woff2, characters, options));
    }
    return path;
  };
  return { medium: await file(500), bold: await file(700), version };
}
