import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What takes the place of a module of the copy, which it finds as `./<name>.real`. Further areas say what real ones say. */
const wrappers = (count: number): Readonly<Record<string, string>> => ({
  "data/areas/places.ts": `
    import { withMorePlaces } from "@/scripts/benchmark/synthetic-areas";
    import { places as real } from "./places.real";
    export type AreaSlug = keyof typeof real;
    export const places: typeof real = withMorePlaces(real, ${count}) as any;`,
  "data/areas/index.ts": `
    import { areaCopy as real } from "./index.real";
    import { places } from "./places";
    const copyOf = (slug: string) => (real as any)[slug.replace(/-\\d+$/, "")];
    export const areaCopy: typeof real = Object.fromEntries(Object.keys(places).map((slug) => [slug, copyOf(slug)])) as any;`,
  "data/dates.ts": `
    import { dates as real } from "./dates.real";
    import { places } from "./areas/places";
    export type * from "./dates.real";
    const made = Object.keys(places).map((slug) => ["/areas/" + slug, { date: "2026-11-21", text: "" }]);
    export const dates: typeof real = { ...Object.fromEntries(made), ...real };`,
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
}
