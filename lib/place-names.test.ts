import { places } from "@/data/areas/places";
import { areaSlugs } from "./areas";
import { areasNamed } from "./place-names";

it("knows every area by its name, in capitals and with a slip", () => {
  for (const slug of areaSlugs) {
    const { name } = places[slug];
    expect(areasNamed(name.toUpperCase())).toEqual({ slugs: [slug], sure: true });
    const slip = `${name.slice(0, 2)}${name[1]}${name.slice(2)}`;
    expect(areasNamed(slip).slugs).toContain(slug);
  }
});

it.each([
  ["wharf", ["canary-wharf"], true],
  ["Cannary Warf", ["canary-wharf"], false],
  ["st. albans", ["st-albans"], true],
  ["Saint Albans", ["st-albans"], true],
  ["the city of london", ["city-of-london"], true],
  ["watfrod", ["watford"], false],
] as const)("takes %j for %j", (typed, slugs, sure) => {
  expect(areasNamed(typed)).toEqual({ slugs, sure });
});

it.each([
  "",
  "SW",
  "Manchester",
  "Brighton",
  "Leeds",
  "Oxford",
  "12345",
  "<b>x</b>",
  "__proto__",
  "constructor",
  "A".repeat(100_000),
])("finds no area in %#", (typed) => {
  expect(areasNamed(typed)).toEqual({ slugs: [], sure: false });
});
