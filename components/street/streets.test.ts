import { brotliCompressSync, constants } from "node:zlib";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { areaCopy } from "@/data/areas";
import { buildingNames, type Street } from "@/data/areas/street";
import { areaSlugs, neighbours } from "@/lib/areas";
import { layoutStreet, nameOf } from "./layout";
import { StreetFile } from "./street-file";

const all = areaSlugs.map((slug) => [slug, areaCopy[slug].street as Street] as const);
const names = ({ line }: Street) => line.map(nameOf);

test("every street fits into its picture", () => {
  const faults = all.flatMap(([slug, street]) => {
    try {
      layoutStreet(street);
      return [];
    } catch (error) {
      return [`${slug}: ${error}`];
    }
  });
  expect(faults).toEqual([]);
});

test("each note refers to a building of the street, and numbers run from left to right", () => {
  for (const [slug, street] of all) {
    const places = street.notes.map(([at]) => names(street).indexOf(at));
    expect([slug, ...places]).not.toContain(-1);
    expect({ slug, places }).toEqual({ slug, places: [...new Set(places)].sort((a, b) => a - b) });
  }
});

test("a note is one short sentence, and unique among all areas", () => {
  const sentences = all.flatMap(([, { notes }]) => notes.map(([, sentence]) => sentence));
  expect(sentences.filter((sentence) => sentence.length > 100 || !/^[A-Z1].*[.?]$/.test(sentence))).toEqual([]);
  expect(new Set(sentences).size).toBe(sentences.length);
});

test("every kind of building occurs in a street", () => {
  const used = new Set(all.flatMap(([, street]) => names(street)));
  expect(buildingNames.filter((name) => !used.has(name))).toEqual([]);
});

test("streets are unique, and neighbours differ in at least two buildings", () => {
  expect(new Set(all.map(([, street]) => street.line.join())).size).toBe(all.length);
  const alike = all.flatMap(([slug, street]) =>
    neighbours(slug, 6)
      .map((near) => near.slug)
      .filter((near) => {
        const nearNames = names(areaCopy[near].street);
        const ownNames = new Set(names(street));
        return [...ownNames].filter((name) => !nearNames.includes(name)).length < 2;
      })
      .map((near) => `${slug} and ${near}`),
  );
  expect(alike).toEqual([]);
});

test("every drawing is at most 3.2 KiB, compressed", () => {
  const heavy = all.filter(([, street]) => {
    const svg = renderToStaticMarkup(createElement(StreetFile, { street, token: () => "#10233b" }));
    const isOver = (quality: number) =>
      brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length > 3.2 * 1024;
    // Quality 9 is faster and compresses less: a drawing within the limit needs no second attempt.
    return isOver(9) && isOver(11);
  });
  expect(heavy.map(([slug]) => slug)).toEqual([]);
});
