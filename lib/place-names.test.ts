import { areaCopy } from "@/data/areas";
import { type AreaSlug, areaRecords } from "@/data/areas/area-records";
import { districts, elsewhere, namesByCode } from "@/data/areas/districts";
import { areaSlugs } from "./areas";
import { placesNamed } from "./place-names";
import { lookUp } from "./postcode";

it("finds every area by its name, in capitals and with a typing error", () => {
  for (const slug of areaSlugs) {
    const { name } = areaRecords[slug];
    expect(placesNamed(name.toUpperCase())).toEqual({ places: [{ slug }], sure: true });
    const slip = `${name.slice(0, 2)}${name[1]}${name.slice(2)}`;
    expect(placesNamed(slip).places).toContainEqual({ slug });
  }
});

describe.each(Object.entries(districts) as [AreaSlug, readonly string[]][])("the districts of %s", (slug, names) => {
  // The visible text: links without their addresses.
  const words = JSON.stringify(areaCopy[slug]).replace(/\]\([^)]*\)/g, "]");

  it.each(names)("are found and named on the page: %s", (name) => {
    const [said = ""] = name.split(",");
    expect(words).toMatch(new RegExp(`(?<![\\p{L}-])${said}(?![\\p{L}-])`, "u"));
    expect(lookUp(said)).toMatchObject({ kind: "named" });
    expect(placesNamed(said).places).toContainEqual({ slug, district: name });
  });
});

it.each(Object.entries(namesByCode).flatMap(([code, names]) => names.map((name) => [name, code] as const)))(
  "finds the area of the code for %s, which its page does not mention: %s",
  (name, code) => {
    const owner = lookUp(code);
    const answer = lookUp(name.toUpperCase());
    if (owner.kind !== "served" || answer.kind !== "named") throw new Error(`${code} is on no area's list`);
    expect(answer.areas).toEqual([{ ...owner.areas[0], district: `${name}, ${code}` }]);
  },
);

it.each([
  ["wharf", ["canary-wharf"], true],
  ["Cannary Warf", ["canary-wharf"], false],
  ["st. albans", ["st-albans"], true],
  ["the city of london", ["city-of-london"], true],
  ["watfrod", ["watford"], false],
  ["Soho, London", ["mayfair"], true],
  ["Hackney Wik", ["hackney"], false],
  ["Elephant & Castle", ["southwark"], true],
  ["norwood", ["croydon", "streatham", "streatham", "ealing"], true],
  ["Kings X", ["camden"], true],
  ["Heathrow Airport", ["hillingdon"], false],
  ["Sunbury on Thames", ["walton-on-thames"], false],
] as const)("takes %j for %j", (typed, slugs, sure) => {
  const found = placesNamed(typed);
  expect(found.places.map(({ slug }) => slug)).toEqual(slugs);
  expect(found.sure).toBe(sure);
});

it.each(["park", "wood"])("finds nothing for %j, which is part of too many names", (typed) => {
  expect(lookUp(typed)).toEqual({ kind: "invalid" });
});

it.each(["", "SW", "Manchester", "Bath", ...elsewhere, "12345", "__proto__", "A".repeat(100_000)])(
  "finds no area in %#",
  (typed) => expect(placesNamed(typed)).toEqual({ places: [], sure: false }),
);
