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

test("the picture of every street has room for it", () => {
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

test("each note is on a building of the street, and they are numbered from left to right", () => {
  for (const [slug, street] of all) {
    const places = street.notes.map(([at]) => names(street).indexOf(at));
    expect([slug, ...places]).not.toContain(-1);
    expect({ slug, places }).toEqual({ slug, places: [...new Set(places)].sort((a, b) => a - b) });
  }
});

test("a note is short, and no two areas have the same", () => {
  const said = all.flatMap(([, { notes }]) => notes.map(([, says]) => says));
  expect(said.filter((says) => says.length > 100 || !/^[A-Z1].*[.?]$/.test(says))).toEqual([]);
  expect(new Set(said).size).toBe(said.length);
});

test("every kind of building stands somewhere", () => {
  const used = new Set(all.flatMap(([, street]) => names(street)));
  expect(buildingNames.filter((name) => !used.has(name))).toEqual([]);
});

test("no two streets are the same, and neighbours differ in two buildings at least", () => {
  expect(new Set(all.map(([, street]) => street.line.join())).size).toBe(all.length);
  const alike = all.flatMap(([slug, street]) =>
    neighbours(slug, 6)
      .map((near) => near.slug)
      .filter((near) => {
        const theirs = names(areaCopy[near].street);
        const own = new Set(names(street));
        return [...own].filter((name) => !theirs.includes(name)).length < 2;
      })
      .map((near) => `${slug} and ${near}`),
  );
  expect(alike).toEqual([]);
});

test("every drawing weighs 3.2 KiB at most", () => {
  const heavy = all.filter(([, street]) => {
    const svg = renderToStaticMarkup(createElement(StreetFile, { street, token: () => "#10233b" }));
    const isOver = (quality: number) =>
      brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length > 3.2 * 1024;
    // The quick quality gives more bytes, and settles most.
    return isOver(9) && isOver(11);
  });
  expect(heavy.map(([slug]) => slug)).toEqual([]);
});
