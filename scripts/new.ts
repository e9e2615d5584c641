// `npm run new -- service <slug> hvac|gas|plumbing` or `-- area <slug> town|london`: writes the files of a new service
// or area, with sentences to fill in, and prints what is left to do.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { sitePages } from "@/lib/pages";
import { slugify } from "@/lib/slug";
import { areaCopyFile, areaEntry, constantOf, families, isFamily, serviceFile, viewsEntry } from "./new/records";

const written = new Set<string>();

/** Replaces a text that occurs once in a file. */
function edit(file: string, mark: string, text: string) {
  const parts = readFileSync(file, "utf8").split(mark);
  if (parts.length !== 2) throw new Error(`${file} should hold "${mark}" once.`);
  write(file, parts.join(text));
}

/** The end of a list of records; a new one is inserted before it. */
const end = "} as const satisfies";

function write(file: string, text: string) {
  writeFileSync(file, text);
  written.add(file);
}

function expectNew(slug: string) {
  if (slug === "" || slugify(slug) !== slug)
    throw new Error(`Write the name "${slug}" in small letters with hyphens: "${slugify(slug) || "such-a-name"}".`);
  if (sitePages.some(({ path }) => path.endsWith(`/${slug}`)))
    throw new Error(`There is a page with the slug "${slug}" already.`);
}

function newService(slug: string, family = ""): string {
  expectNew(slug);
  if (!isFamily(family)) throw new Error(`Say the family after the slug, one of ${Object.keys(families).join(", ")}.`);
  const name = constantOf(slug);
  write(`data/services/${slug}.ts`, serviceFile(slug, family));
  edit("data/slugs.ts", "export const serviceSlugs = [", `export const serviceSlugs = [\n  "${slug}",`);
  const first = "import { airConditioning";
  edit("data/services/index.ts", first, `import { ${name} } from "./${slug}";\n${first}`);
  edit("data/services/index.ts", end, `  "${slug}": ${name},\n${end}`);
  const views = "BuildingViews>> = {\n";
  edit("data/building-views.ts", views, views + viewsEntry(slug, family));
  return `Fill in its sentences, those in data/building-views.ts too. Link it from a menu in data/navigation.ts and from data/pages${families[family].parent}.ts. Then run \`npm run dates\`.`;
}

function newArea(slug: string, kind = "town"): string {
  expectNew(slug);
  if (kind !== "town" && kind !== "london")
    throw new Error('Say "london" after the slug for a part of London, or "town" for a town around it.');
  const name = constantOf(slug);
  edit("data/areas/area-records.ts", end, areaEntry(slug, kind === "town" ? "surrounding" : "london") + end);
  write(`data/areas/copy/${slug}.ts`, areaCopyFile(slug));
  edit(
    "data/areas/index.ts",
    "import type { AreaSlug }",
    `import { ${name} } from "./copy/${slug}";\nimport type { AreaSlug }`,
  );
  edit("data/areas/index.ts", end, `  "${slug}": ${name},\n${end}`);
  return "Fill in its facts, the coordinates too, its sentences and its street. Then run `npm run dates`.";
}

const [, , what = "", slug = "", more] = process.argv;
const commands: Readonly<Record<string, typeof newService>> = { service: newService, area: newArea };
const command = commands[what];
if (!command) throw new Error("Say `service <slug> hvac|gas|plumbing` or `area <slug> town|london`.");
const next = command(slug, more);
execFileSync(process.execPath, ["node_modules/@biomejs/biome/bin/biome", "check", "--write", ...written], {
  stdio: "ignore",
});
console.log(`Written: ${[...written].join(", ")}.\n${next}`);
