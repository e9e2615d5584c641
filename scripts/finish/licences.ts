import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A package in package-lock.json. */
type Package = { readonly version: string; readonly license?: string } & {
  readonly [mark in "dev" | "optional" | "devOptional" | "hasInstallScript"]?: true;
};

const { packages }: { packages: Record<string, Package> } = JSON.parse(readFileSync("package-lock.json", "utf8"));

/**
 * The dependencies of the site, by folder. Optional ones are excluded, because they are sharp's native libraries, which
 * draw the Open Graph pictures and are not sent to visitors.
 */
export const shipped = Object.entries(packages).filter(
  ([folder, { dev, optional, devOptional }]) => folder && !dev && !optional && !devOptional,
);

const font = "node_modules/@fontsource-variable/archivo";

/** The text of a licence, or its name if the package has no text. */
function licenceOf(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  if (file) return readFileSync(join(folder, file), "utf8").trim();
  const { license, author } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return [`Licence: ${license}`, author?.name ?? author].filter(Boolean).join("\n");
}

/**
 * The licences of the font and of the site's dependencies, which require their text in every copy. A text that several
 * packages share is listed once.
 */
export function licencesText(): string {
  const byText = new Map<string, string[]>();
  for (const folder of [font, ...shipped.map(([path]) => path)]) {
    const text = licenceOf(folder);
    const name = folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
    byText.set(text, [...(byText.get(text) ?? []), `${name} ${packages[folder]?.version}`]);
  }
  const parts = [...byText].map(([text, names]) => `${names.join("\n")}\n\n${text}\n`);
  return ["This website contains, whole or in part:\n", ...parts].join(`\n${"=".repeat(80)}\n\n`);
}
