import { execFileSync } from "node:child_process";
import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { places } from "@/data/areas/places";
import type { Place } from "@/data/types";

/** So many places more, each a few hundred metres from a real one and with an outward code of its own. */
function morePlaces(count: number): Record<string, Place> {
  const bases = Object.entries<Place>(places).filter(([, { coordinates }]) => coordinates);
  const more = Array.from({ length: count }, (_, number): [string, Place] => {
    const [slug, place] = bases[number % bases.length] as [string, Place];
    const shift = (number / bases.length + 1) / 2000;
    const { latitude, longitude } = place.coordinates ?? { latitude: 0, longitude: 0 };
    const coordinates = { latitude: latitude + shift, longitude: longitude - shift };
    const name = `${place.name} ${number}`;
    return [`${slug}-${number}`, { ...place, name, coordinates, outwardCode: `ZZ${number}`, alsoServes: [] }];
  });
  return Object.fromEntries(more);
}

/** What takes the place of a module of the copy, which it finds as `./<name>.real`. Further areas say what real ones say. */
const wrappers = (count: number): Readonly<Record<string, string>> => ({
  "data/areas/places.ts": `
    import { places as real } from "./places.real";
    export type AreaSlug = keyof typeof real;
    export const places: typeof real = { ...real, ...${JSON.stringify(morePlaces(count))} };`,
  "data/areas/index.ts": `
    import { areaCopy as real } from "./index.real";
    import { places } from "./places";
    const copyOf = (slug: string) => (real as any)[slug.replace(/-\\d+$/, "")];
    export const areaCopy: typeof real = Object.fromEntries(Object.keys(places).map((slug) => [slug, copyOf(slug)])) as any;`,
  "next.config.ts": `
    import real from "./next.config.real";
    export default { ...real, typescript: { ignoreBuildErrors: true } };`,
});

/**
 * Gives a scratch copy of the project so many more areas.
 * @param folder the copy; never the project itself
 * @throws when the copy lacks a file that is to be extended; the message names it
 */
export function addAreas(folder: string, count: number) {
  for (const [file, text] of Object.entries(wrappers(count))) {
    renameSync(join(folder, file), join(folder, file.replace(/\.ts$/, ".real.ts")));
    writeFileSync(join(folder, file), text);
  }
  execFileSync(process.execPath, ["--import", "tsx", "scripts/dates.ts"], { cwd: folder });
}
