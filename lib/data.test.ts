import { areaRecords } from "@/data/areas/area-records";
import { business } from "@/data/business";
import { claims } from "@/data/claims";
import type { Area } from "@/data/types";
import { areaPage } from "@/lib/area-page";
import { codeOwners } from "@/lib/areas";
import { textsOf } from "@/lib/copy";
import { pageOf, sitePages } from "@/lib/pages";
import { sourcesOf } from "./testing/sources";

const all = Object.entries(areaRecords) as [string, Area][];

describe("areas", () => {
  it("reject an area whose slug does not match its name", () => {
    const wrong = jest.replaceProperty(areaRecords, "camden", { ...areaRecords.camden, name: "WATFORD" } as never);
    expect(() => areaPage("camden")).toThrow('calls "camden" "WATFORD", a name whose slug is "watford"');
    wrong.restore();
  });

  it("have an outward code, except regions", () => {
    for (const [, { type, outwardCode }] of all) {
      expect(outwardCode).toMatch(type === "other" ? /^$/ : /^[A-Z]{1,2}\d[\dA-Z]?$/);
    }
  });

  it("share no outward code, and the error names two that do", () => {
    const twice = { ...areaRecords, anew: { outwardCode: "X1", alsoServes: [areaRecords.camden.outwardCode] } };
    expect(() => codeOwners(twice)).toThrow(
      "In data/areas/area-records.ts, camden and anew both list NW1. Remove it from one of them.",
    );
  });
});

it("names the unknown path in the error", () => {
  expect(() => pageOf("/services/nowhere")).toThrow('No page has the address "/services/nowhere"');
});

describe("the claims", () => {
  it("about call-out fees and response times include their conditions", () => {
    const { callOut, response } = claims;
    for (const text of callOut ? [callOut.short, callOut.full] : [])
      expect(text).toMatch(/recommended work proceeds|go ahead with the work we recommend/);
    for (const text of response ? [response.short, response.full] : []) expect(text).toMatch(/typically/i);
  });

  it("offer the 5 Year Warranty only on the air-conditioning installation page", () => {
    const offering = sitePages.filter((page) => textsOf(page).some((text) => /5 year warranty/i.test(text)));
    const paths = offering.map(({ path }): string => path);
    expect(paths).toEqual(claims.warranty ? ["/services/air-conditioning-installation"] : []);
  });
});

it.each(sitePages)("the summary of $path fits a card", ({ summary }) => {
  expect(summary.length).toBeLessThanOrEqual(110);
});

it("states the phone number and the e-mail address in one file only", () => {
  const stating = ["app", "components", "data", "lib"]
    .flatMap(sourcesOf)
    .filter(([, text]) => text.includes(business.phone) || text.includes(business.email));
  expect(stating.map(([file]) => file)).toEqual([]);
});
