import { nonGeographicCodes } from "@/data/areas/outcodes";
import { areaOf, areaPath, areaSlugs, codesOf, distance } from "./areas";
import { knownCodes, lookUp, outwardCode } from "./postcode";
import { responseTime } from "./response";

describe("parsing the input", () => {
  it.each([
    ["SW1A 1AA", "SW1A"],
    ["  nw1   8ab ", "NW1"],
    ["N W 1 8 A B", "NW1"],
    ["ec1a-1bb", "EC1A"],
    ["ＳＷ１９", "SW19"],
    ["NW1 8", "NW1"],
    ["SWIA 1AA", "SW1A"],
  ])("reads %j as %s", (typed, code) => {
    expect(outwardCode(typed)).toBe(code);
  });

  it.each([
    "Manchester",
    "A40 at Hanger Green",
    "1",
    "__proto__",
    "A".repeat(100_000),
    `${" ".repeat(100_000)}NW1 8AB x`,
  ])("finds no postcode in %#", (typed) => {
    expect(lookUp(typed)).toEqual({ kind: "invalid" });
  });

  it.each([
    ["12 High Street, Watford WD17 1AA", "WD17"],
    ["Unit B2, Park Royal NW10 7LQ", "NW10"],
    ["NW1 Camden", "NW1"],
    ["NW1 8ABC", "NW1"],
    ["SW1A 1AA; DROP TABLE areas", "SW1A"],
  ])("finds the code in %j: %s", (typed, code) => {
    expect(lookUp(typed)).toMatchObject({ kind: "served", code });
  });

  it.each(["", " ", "\u00a0\t\n"])("reports empty input (%j)", (typed) => {
    expect(lookUp(typed)).toEqual({ kind: "empty" });
  });
});

describe("every outward code", () => {
  it("is listed once", () => {
    expect(knownCodes.length).toBeGreaterThan(500);
    expect(new Set(knownCodes).size).toBe(knownCodes.length);
  });

  it.each(areaSlugs)("of %s finds its area with its response time", (slug) => {
    const area = areaOf(slug);
    const areas = [{ path: areaPath(slug), name: area.name, response: responseTime(area) }];
    for (const code of codesOf(area)) expect(lookUp(`${code} 1AA`)).toEqual({ kind: "served", code, areas });
  });

  it.each([
    ["GU18", "near", "woking", 5],
    ["TN24", "outside", "gravesend", 30],
  ] as const)("%s, on no area's list, leads to the nearest: %s, %s, %d miles", (code, kind, slug, miles) => {
    expect(lookUp(code)).toMatchObject({ kind, code, area: { path: areaPath(slug) }, miles });
  });

  it("is the great-circle distance: Barnet to Croydon is 31.4 km", () => {
    const [from, to] = [areaOf("barnet").coordinates, areaOf("croydon").coordinates];
    expect(from && to && distance(from, to)).toBeCloseTo(31.4, 1);
  });

  it.each(nonGeographicCodes)("%s is recognised as non-geographic", (code) => {
    expect(lookUp(code)).toEqual({ kind: "non-geographic", code });
  });
});

describe("non-existent codes", () => {
  it("finds the areas that share a whole district", () => {
    const answer = lookUp("w1");
    expect(answer).toMatchObject({ kind: "served", code: "W1" });
    expect(answer.kind === "served" && answer.areas.map(({ name }) => name).sort()).toEqual([
      "Bloomsbury",
      "Marylebone",
      "Mayfair",
    ]);
  });

  it.each(["M1 1AE", "EH1", "ZZ9 9ZZ", "EN77"])("returns the kind unknown for %s", (typed) => {
    expect(lookUp(typed)).toMatchObject({ kind: "unknown" });
  });
});
