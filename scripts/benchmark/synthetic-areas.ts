import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const places = "data/areas/places.ts";
const copies = "data/areas/index.ts";
const dates = "data/dates.ts";
const redirects = "scripts/finish/redirects.ts";
const config = "next.config.ts";

/** A module that makes further areas from the real ones: each has the words of one of them, its name and number in them. */
const generator = (count: number) => `
type Named = Readonly<Record<string, { readonly name: string }>>;
const number = (index: number) => String(index + 1).padStart(5, "0");

/** Further places, each a few hundred metres from a real one. */
export function morePlaces(real: Named): any {
  const bases = Object.entries(real).filter(([, place]) => "coordinates" in place);
  return Object.fromEntries(
    Array.from({ length: ${count} }, (_, index) => {
      const [slug, place]: [string, any] = bases[index % bases.length]!;
      const { latitude, longitude } = place.coordinates;
      const shift = (index / bases.length + 1) / 2000;
      const coordinates = { latitude: latitude + shift, longitude: longitude - shift };
      return [\`\${slug}-\${number(index)}\`, { ...place, name: \`\${place.name} \${number(index)}\`, coordinates }];
    }),
  );
}

/** Their words. */
export function moreCopy(real: any, places: Named): any {
  return Object.fromEntries(
    Object.entries(places)
      .filter(([slug]) => !(slug in real))
      .map(([slug, { name }]) => {
        const base = slug.slice(0, slug.lastIndexOf("-"));
        const text = JSON.stringify(real[base]).replaceAll(name.slice(0, name.lastIndexOf(" ")), name);
        return [slug, JSON.parse(text)];
      }),
  );
}
`;

const datesOfAll = `
import { places } from "./areas/places";
export const dates: Dates = {
  ...Object.fromEntries(Object.keys(places).map((slug) => [\`/areas/\${slug}\`, { date: "2026-11-21", text: "" }])),
  ...real,
};
`;

/**
 * Gives a scratch copy of the project so many more areas.
 * @param folder the copy; never the project itself
 * @throws when a file of the copy is not as this expects it
 */
export function addAreas(folder: string, count: number) {
  writeFileSync(join(folder, "data/areas/synthetic.ts"), generator(count));
  edit(join(folder, places), [
    ["export const places = {", "const real = {"],
    [
      "} as const satisfies Record<string, Place>;",
      '} as const satisfies Record<string, Place>;\nimport { morePlaces } from "./synthetic";\nexport const places: typeof real = { ...real, ...morePlaces(real) };',
    ],
  ]);
  edit(join(folder, copies), [
    ["export const areaCopy = {", "const real = {"],
    [
      "} as const satisfies Record<AreaSlug, AreaCopy>;",
      '} as const satisfies Record<AreaSlug, AreaCopy>;\nimport { moreCopy } from "./synthetic";\nimport { places } from "./places";\nexport const areaCopy: typeof real = { ...real, ...moreCopy(real, places) };',
    ],
  ]);
  edit(join(folder, dates), [["export const dates: Dates = {", "const real: Dates = {"]]);
  appendFileSync(join(folder, dates), datesOfAll);
  // The host takes 2,000 redirects, those of some 200 areas; beyond them a site would write fewer.
  edit(join(folder, redirects), [["rules.size > mostRules", "rules.size > Number.POSITIVE_INFINITY"]]);
  edit(join(folder, config), [['output: "export",', 'output: "export",\n  typescript: { ignoreBuildErrors: true },']]);
}

function edit(file: string, changes: readonly (readonly [string, string])[]) {
  let text = readFileSync(file, "utf8");
  for (const [from, to] of changes) {
    if (text.split(from).length !== 2) throw new Error(`${file} should hold "${from}" once.`);
    text = text.replace(from, () => to);
  }
  writeFileSync(file, text);
}
