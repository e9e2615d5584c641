import { guides } from "@/data/guides";
import type { StandardName } from "@/data/standards";
import type { GuideRecord } from "@/data/types";
import { optionalFacts } from "@/fixtures/optional-facts";
import { textsOf } from "./copy";
import { lastModified } from "./dates";
import { isDay } from "./days";
import { guidePage } from "./guide-page";
import { overdueGuides } from "./guides";
import { pagesOf } from "./pages";
import { unsourced } from "./testing/figures";

const all: readonly GuideRecord[] = Object.values(guides);

describe.each(pagesOf("guide"))("$path", ({ path, hero, checks, calls, law, price, published }) => {
  const sources: readonly StandardName[] = [...(checks.sources ?? []), ...law.notes.flatMap((note) => note.sources)];

  it("states only legal figures that its source in data/standards.ts states", () => {
    expect(law.notes.flatMap(({ text, sources }) => unsourced(text, sources))).toEqual([]);
  });

  it("states no other figure without a source", () => {
    expect(
      textsOf([hero, checks.heading, checks.steps, checks.stop, calls, price]).flatMap((text) =>
        unsourced(text, sources),
      ),
    ).toEqual([]);
  });

  it("has dates of writing and checking that are not in the future", () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    for (const day of [published, law.checked]) expect([day, isDay(day) && day <= tomorrow]).toEqual([day, true]);
    expect(published <= lastModified(path)).toBe(true);
  });
});

it("a title contains the word cost only if the firm states a price", () => {
  const costs = (page: GuideRecord) => /\bcosts?\b|\bprices?\b/i.test(`${page.meta.title} ${page.hero.heading}`);
  expect(all.map((guide) => guidePage(guide, [])).filter(costs)).toEqual([]);
  const priced = all.map((guide) => guidePage(guide, optionalFacts.prices)).filter(costs);
  expect(priced.map(({ path }) => path)).toEqual(["/guides/landlord-gas-safety-certificate"]);
  for (const { priced } of all) if (priced) expect(priced.title.length).toBeLessThanOrEqual(60);
});

it("reports a guide whose law was last checked more than twelve months ago", () => {
  const guide = {
    path: "/guides/no-hot-water-in-flat",
    law: { ...guides["no-hot-water-in-flat"].law, checked: "2026-11-23" },
  } as const;
  expect(overdueGuides("2027-11-23", [guide])).toEqual([]);
  // The page on who pays is also about law.
  expect(overdueGuides("9999-12-31").join()).toContain("The law of /who-pays was last checked");
  expect(overdueGuides("2027-11-24", [guide])).toEqual([
    "The law of /guides/no-hot-water-in-flat was last checked on 23 November 2026, more than twelve months ago. Read its sources again, then renew law.checked in data/guides/no-hot-water-in-flat.ts.",
  ]);
});

it("names a figure without a source", () => {
  const law = ["Gas Safety (Installation and Use) Regulations 1998"] as const;
  expect(unsourced("Every 12 months, and a copy within 28 days", law)).toEqual([]);
  expect(unsourced("Every ten months, and a copy within 14 days", law)).toEqual(["10 month", "14 day"]);
  expect(unsourced("Every 12-month period", ["Landlord and Tenant Act 1985"])).toEqual(["12 month"]);
});
