import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

const description = v.object({
  name: v.string(),
  version: v.string(),
  license: v.optional(v.string(), "see its home page"),
  author: v.optional(v.union([v.string(), v.object({ name: v.string() })])),
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
});
type Package = v.InferOutput<typeof description> & { readonly folder: string };

const readPackage = (folder: string): Package => ({
  ...v.parse(description, JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))),
  folder,
});

/** A package and all that it depends on, each once. */
function withDependencies(pack: Package, found = new Map<string, Package>()): ReadonlyMap<string, Package> {
  for (const name of Object.keys(pack.dependencies)) {
    const own = join(pack.folder, "node_modules", name);
    const next = readPackage(existsSync(own) ? own : join("node_modules", name));
    const key = `${next.name} ${next.version}`;
    if (!found.has(key)) withDependencies(next, found.set(key, next));
  }
  return found;
}

/** The licence's text, or what the package says of it where it brings none. */
function licenceOf({ folder, license, author }: Package): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  if (file) return readFileSync(join(folder, file), "utf8").trim();
  return [`Licence: ${license}`, typeof author === "object" ? author.name : author].filter(Boolean).join("\n");
}

/**
 * The licences of the font and of the packages the site is made of, which ask for their text to go with every copy. A
 * text that several share stands there once.
 */
export function licencesText(): string {
  const font = readPackage("node_modules/@fontsource-variable/archivo");
  const byText = new Map<string, Package[]>();
  for (const pack of [font, ...withDependencies(readPackage(".")).values()]) {
    byText.set(licenceOf(pack), [...(byText.get(licenceOf(pack)) ?? []), pack]);
  }
  const parts = [...byText].map(([text, packages]) => {
    const names = packages.map(({ name, version }) => `${name} ${version}`).join("\n");
    return `${names}\n\n${text}\n`;
  });
  return ["This website contains, whole or in part:\n", ...parts].join(`\n${"=".repeat(80)}\n\n`);
}
