import { furtherAuthorities, furtherCounties, successors } from "@/data/areas/councils";
import { londonMinutes, overallResponse } from "@/data/areas/response";
import { insideCongestionZone, insideLondon, outsideLondon, partlyInCongestionZone } from "@/data/areas/zones";
import { changes } from "@/data/changes";
import { claims } from "@/data/claims";
import { authoritiesOf, congestionCharge, countiesOf, emissionZone } from "./area-facts";
import { areaOf, areaPath, areaSlugs, codesOf } from "./areas";
import { lookUp } from "./postcode";
import { callForTime, overallSentence, responseTime } from "./response";

const areas = areaSlugs.map((slug) => ({ slug, area: areaOf(slug) }));
const of = (type: string) => areas.filter(({ area }) => area.type === type);
const ownerOf = (code: string) => areas.find(({ area }) => codesOf(area).includes(code))?.area;

describe("the response time of an area", () => {
  it("is within the claim for London in every London area", () => {
    if (claims.response) expect(claims.response.full).toContain(`within ${londonMinutes} minutes anywhere in London`);
    for (const { area } of [...of("london"), ...of("other")]) {
      expect([area.name, (area.response?.to ?? 0) <= londonMinutes]).toEqual([area.name, true]);
      if (claims.response) expect(responseTime(area)).toMatch(/^\d\d–\d\d min$|^within \d\d minutes$/);
    }
  });

  it("lies within the overall range, which runs from the quickest area to the slowest", () => {
    const ranges = areas.flatMap(({ area: { response } }) => response ?? []);
    expect(overallResponse.from).toBe(Math.min(...ranges.map(({ from }) => from)));
    expect(overallResponse.to).toBe(Math.max(...ranges.map(({ to }) => to)));
    if (claims.response) expect(overallSentence()).toBe("Overall emergency response: 15–60 minutes.");
  });

  it("is no promise outside London, and never an appointment", () => {
    const towns = of("surrounding").filter(({ area }) => !area.response);
    for (const { area } of towns) expect(responseTime(area)).toBeUndefined();
    expect(callForTime).toMatch(/^call/);
  });

  it("is the same in the postcode search as on the page", () => {
    for (const { slug, area } of areas.filter(({ area }) => area.outwardCode)) {
      const [found] = (lookUp(area.outwardCode) as { areas: readonly unknown[] }).areas;
      expect(found).toMatchObject({ path: areaPath(slug), response: responseTime(area) });
    }
  });
});

describe("the charging zones of an area", () => {
  it("are true of every one of its codes", () => {
    for (const [code, part] of Object.entries(partlyInCongestionZone)) {
      const area = ownerOf(code);
      expect(area && congestionCharge(area)).toMatch(/^Partly inside the zone/);
      expect(area && congestionCharge(area)).toContain(`${code} ${part}`);
    }
    for (const { area } of of("london")) {
      const inside = codesOf(area).filter((code) => insideCongestionZone.includes(code));
      expect([area.name, congestionCharge(area).startsWith("Inside")]).toEqual([
        area.name,
        inside.length === codesOf(area).length,
      ]);
    }
    expect(congestionCharge(areaOf("mayfair"))).toMatch(/^Partly inside the zone: all but SW1X\./);
    expect(congestionCharge(areaOf("north-london"))).toBe("Partly inside the zone: in Islington");
    expect(congestionCharge(areaOf("west-london"))).toBe("Outside the zone");
    expect(insideCongestionZone.filter((code) => !ownerOf(code) || partlyInCongestionZone[code])).toEqual([]);
  });

  it("name each code that the boundary of London divides, on the page that owns it", () => {
    for (const [code, part] of Object.entries({ ...outsideLondon, ...insideLondon })) {
      const area = ownerOf(code);
      expect(area && emissionZone(area)).toMatch(/^(?:Inside|Outside), except for /);
      expect(area && emissionZone(area)).toMatch(new RegExp(`${part} \\([^)]*\\b${code}\\b`));
      expect(area?.type).toBe(code in outsideLondon ? "london" : "surrounding");
    }
    expect(emissionZone(areaOf("camden"))).toBe("Inside, like all London boroughs");
    expect(emissionZone(areaOf("guildford"))).toBe("Outside");
  });
});

describe("the councils of an area", () => {
  it("are named once each, London’s for a part of London inside a town’s codes too", () => {
    for (const { slug, area } of areas) {
      const names = authoritiesOf(slug, area);
      expect(new Set(names).size).toBe(names.length);
      expect(new Set(countiesOf(slug, area)).size).toBe(countiesOf(slug, area).length);
    }
    expect(Object.values({ ...furtherAuthorities, ...furtherCounties }).flat()).not.toContain("");
  });

  it("of Surrey end on the day of the change, with the one that follows", () => {
    const surrey = areas.filter(({ area }) => area.county === "Surrey");
    expect(surrey).not.toEqual([]);
    for (const { slug, area } of surrey) {
      const [first = ""] = authoritiesOf(slug, area);
      expect(first.startsWith(area.authority ?? "?")).toBe(true);
      expect(first).toContain(`(until ${changes.surrey.day}, then ${successors[area.authority ?? ""]})`);
    }
  });
});
