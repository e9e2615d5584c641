import { furtherAuthorities, furtherCounties, successors } from "@/data/areas/councils";
import { londonMinutes, overallResponse } from "@/data/areas/response";
import { insideCongestionZone, insideLondon, outsideLondon, partlyInCongestionZone } from "@/data/areas/zones";
import { changes } from "@/data/changes";
import { claims } from "@/data/claims";
import { areaPath, areaSlugs, codesOf, placeOf } from "./areas";

import { authoritiesOf, congestionCharge, countiesOf, emissionZone } from "./place-facts";
import { lookUp } from "./postcode";
import { callForTime, overallSentence, responseTime } from "./response";

const areas = areaSlugs.map((slug) => ({ slug, place: placeOf(slug) }));
const of = (type: string) => areas.filter(({ place }) => place.type === type);
const ownerOf = (code: string) => areas.find(({ place }) => codesOf(place).includes(code))?.place;

describe("the response time of an area", () => {
  it("lies within the claim for London wherever it stands in London", () => {
    if (claims.response) expect(claims.response.full).toContain(`within ${londonMinutes} minutes anywhere in London`);
    for (const { place } of [...of("london"), ...of("other")]) {
      expect([place.name, (place.response?.to ?? 0) <= londonMinutes]).toEqual([place.name, true]);
      if (claims.response) expect(responseTime(place)).toMatch(/^\d\d–\d\d min$|^within \d\d minutes$/);
    }
  });

  it("lies within the overall range, which runs from the quickest area to the slowest", () => {
    const ranges = areas.flatMap(({ place: { response } }) => response ?? []);
    expect(overallResponse.from).toBe(Math.min(...ranges.map(({ from }) => from)));
    expect(overallResponse.to).toBe(Math.max(...ranges.map(({ to }) => to)));
    if (claims.response) expect(overallSentence()).toBe("Overall emergency response: 15–60 minutes.");
  });

  it("is no promise outside London, and never an appointment", () => {
    const towns = of("surrounding").filter(({ place }) => !place.response);
    for (const { place } of towns) expect(responseTime(place)).toBeUndefined();
    expect(callForTime).toMatch(/^call/);
  });

  it("is told by the look-up as it stands on the page", () => {
    for (const { slug, place } of areas.filter(({ place }) => place.outwardCode)) {
      const [area] = (lookUp(place.outwardCode) as { areas: readonly unknown[] }).areas;
      expect(area).toMatchObject({ path: areaPath(slug), response: responseTime(place) });
    }
  });
});

describe("the charging zones of an area", () => {
  it("are true of every one of its codes", () => {
    for (const [code, part] of Object.entries(partlyInCongestionZone)) {
      const place = ownerOf(code);
      expect(place && congestionCharge(place)).toMatch(/^Partly inside the zone/);
      expect(place && congestionCharge(place)).toContain(`${code} ${part}`);
    }
    for (const { place } of of("london")) {
      const inside = codesOf(place).filter((code) => insideCongestionZone.includes(code));
      expect([place.name, congestionCharge(place).startsWith("Inside")]).toEqual([
        place.name,
        inside.length === codesOf(place).length,
      ]);
    }
    expect(congestionCharge(placeOf("mayfair"))).toMatch(/^Partly inside the zone: all but SW1X;/);
    expect(congestionCharge(placeOf("north-london"))).toBe("Partly inside the zone: in Islington");
    expect(congestionCharge(placeOf("west-london"))).toBe("Outside the zone");
    expect(insideCongestionZone.filter((code) => !ownerOf(code) || partlyInCongestionZone[code])).toEqual([]);
  });

  it("name each code that the boundary of London divides, on the page that owns it", () => {
    for (const [code, part] of Object.entries({ ...outsideLondon, ...insideLondon })) {
      const place = ownerOf(code);
      expect(place && emissionZone(place)).toMatch(/^Partly: (?:inside|outside) except for /);
      expect(place && emissionZone(place)).toMatch(new RegExp(`${part} \\([^)]*\\b${code}\\b`));
      expect(place?.type).toBe(code in outsideLondon ? "london" : "surrounding");
    }
    expect(emissionZone(placeOf("camden"))).toBe("Inside: it covers all London boroughs");
    expect(emissionZone(placeOf("guildford"))).toBe("Outside");
  });
});

describe("the councils of an area", () => {
  it("are named once each, London’s for a part of London inside a town’s codes too", () => {
    for (const { slug, place } of areas) {
      const names = authoritiesOf(slug, place);
      expect(new Set(names).size).toBe(names.length);
      expect(new Set(countiesOf(slug, place)).size).toBe(countiesOf(slug, place).length);
    }
    expect(Object.values({ ...furtherAuthorities, ...furtherCounties }).flat()).not.toContain("");
  });

  it("of Surrey end on the day of the change, with the one that follows", () => {
    const surrey = areas.filter(({ place }) => place.county === "Surrey");
    expect(surrey).not.toEqual([]);
    for (const { slug, place } of surrey) {
      const [first = ""] = authoritiesOf(slug, place);
      expect(first.startsWith(place.authority ?? "?")).toBe(true);
      expect(first).toContain(`(until ${changes.surrey.day}, then ${successors[place.authority ?? ""]})`);
    }
  });
});
