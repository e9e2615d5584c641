import { optionalFacts as filled } from "@/fixtures/optional-facts";
import { optionalFindings } from "./optional-findings";

const lines = (...checked: Parameters<typeof optionalFindings>) =>
  optionalFindings(...checked).map(({ what, where }) => `${what} | ${where}`);

it("lists every empty fact, and nothing that is filled in", () => {
  const permitted = filled.cases.filter(({ permission }) => permission);
  expect(lines({ ...filled, cases: permitted }, 0)).toEqual([]);
  expect(lines({ ...filled, cases: [], mcs: "", whoComes: "" }, 0)).toEqual([
    "No word on who comes | data/optional-facts.ts, whoComes",
    "No word on MCS certification | data/optional-facts.ts, mcs",
    "No cases with a measured result | data/optional-facts.ts, cases",
  ]);
});

it("lists a customer without permission and the areas without a time", () => {
  expect(lines(filled, 35)).toEqual([
    "A customer without permission is not shown | data/optional-facts.ts, cases",
    "35 London areas have no response time of their own | data/areas/places.ts, response",
  ]);
});
