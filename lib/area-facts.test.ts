import { successors } from "@/data/areas/councils";
import { londonMinutes, overallResponse } from "@/data/areas/response";
import { insideCongestionZone, insideLondon, outsideLondon, partlyInCongestionZone } from "@/data/areas/zones";
import { changes } from "@/data/changes";
import { claims } from "@/data/claims";
import { authoritiesOf, congestionCharge, countiesOf, emissionZone, otherPartsOfBorough } from "./area-facts";
import { areaOf, areaSlugs, codeOwners, codesOf } from "./areas";
import { overallSentence, responseTime } from "./response";

const areas = areaSlugs.map((slug) => ({ slug, area: areaOf(slug) }));
const owners = codeOwners();
const ownerOf = (code: string) => {
  const slug = owners.get(code);
  if (!slug) throw new Error(`No area has the code ${code}.`);
  return areaOf(slug);
};

describe("the response time of an area", () => {
  it("keeps to the claim in London and is absent outside, unless the area has its own range", () => {
    if (claims.response) expect(claims.response.full).toContain(`within ${londonMinutes} minutes`);
    const inLondon = claims.response && `within ${londonMinutes} minutes`;
    for (const { area } of areas) {
      if (area.response) expect(area.response.to).toBeLessThanOrEqual(londonMinutes);
      else expect(responseTime(area)).toBe(area.type === "surrounding" ? undefined : inLondon);
    }
  });

  it("never exceeds the overall response time, which is that of the slowest area", () => {
    const slowest = Math.max(...areas.map(({ area: { response } }) => response?.to ?? 0));
    expect(overallResponse.to).toBe(slowest);
    if (claims.response) expect(overallSentence()).toBe("Overall emergency response: 15–60 minutes.");
  });
});

it("names the other parts of a borough on the page with the borough's name only", () => {
  expect(otherPartsOfBorough("haringey", areaOf("haringey"))).toEqual(["tottenham"]);
  expect(otherPartsOfBorough("tottenham", areaOf("tottenham"))).toEqual([]);
  expect(otherPartsOfBorough("fulham", areaOf("fulham"))).toEqual(["hammersmith"]);
});

describe("the charging zones of an area", () => {
  it("apply to every outward code of the area", () => {
    for (const [code, part] of Object.entries(partlyInCongestionZone))
      expect(congestionCharge(ownerOf(code))).toMatch(new RegExp(`^Partly inside the zone.*${code} ${part}`));
    for (const { area } of areas.filter(({ area }) => area.outwardCode)) {
      const isInside = codesOf(area).every((code) => insideCongestionZone.includes(code));
      expect([area.name, congestionCharge(area).startsWith("Inside")]).toEqual([area.name, isInside]);
    }
    expect(congestionCharge(areaOf("mayfair"))).toMatch(/^Mostly inside the zone: all but SW1X\./);
    expect(congestionCharge(areaOf("north-london"))).toBe("The zone takes in all or part of Islington");
    expect(congestionCharge(areaOf("west-london"))).toBe("Outside the zone");
    expect(insideCongestionZone.filter((code) => !owners.has(code) || partlyInCongestionZone[code])).toEqual([]);
  });

  it("name each outward code that the London boundary divides, on the page of its area", () => {
    for (const [code, part] of Object.entries({ ...outsideLondon, ...insideLondon })) {
      const area = ownerOf(code);
      expect(emissionZone(area)).toMatch(new RegExp(`^(?:Inside|Outside), except for .*${part} \\([^)]*\\b${code}\\b`));
      expect(area.type).toBe(code in outsideLondon ? "london" : "surrounding");
    }
    expect(emissionZone(areaOf("epsom"))).toBe(
      "Outside, except for a few addresses in the London Borough of Sutton (KT17) and a few addresses in the London Borough of Kingston upon Thames (KT18, KT19)",
    );
    expect(emissionZone(areaOf("camden"))).toBe("Inside, like all of London");
    expect(emissionZone(areaOf("guildford"))).toBe("Outside");
  });
});

describe("the councils of an area", () => {
  it("are each named once", () => {
    for (const { slug, area } of areas)
      for (const names of [authoritiesOf(slug, area), countiesOf(slug, area)])
        expect(new Set(names).size).toBe(names.length);
  });

  it("of Surrey end on the day of the reorganisation, and name their successor", () => {
    const surrey = areas.filter(({ area }) => area.county === "Surrey");
    expect(surrey).not.toEqual([]);
    for (const { slug, area } of surrey) {
      const next = successors[area.authority ?? ""];
      expect(authoritiesOf(slug, area)[0]).toMatch(
        new RegExp(`^${area.authority}.* \\(until ${changes.surrey.day}, then ${next}\\)`),
      );
    }
  });
});
