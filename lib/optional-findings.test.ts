import { optionalFacts as filled } from "@/fixtures/optional-facts";
import { optionalFindings } from "./optional-findings";

const lines = (...checked: Parameters<typeof optionalFindings>) =>
  optionalFindings(...checked).map(({ what, where }) => `${what} | ${where}`);

it("lists every empty fact, and nothing that is filled in", () => {
  const permitted = filled.cases.filter(({ permission }) => permission);
  expect(lines({ ...filled, cases: permitted }, 0)).toEqual([]);
  expect(lines({ ...filled, cases: [], mcs: { certified: "", number: "" }, whoComes: "" }, 0)).toEqual([
    "No word on who comes | data/owner/terms.json, whoComes",
    "No word on MCS certification | data/owner/terms.json, mcs",
    "No cases with a measured result | data/owner/cases.json",
  ]);
});

it("lists an entry without permission and the areas without a time", () => {
  expect(lines(filled, 35)).toEqual([
    "An entry without permission is not shown | data/owner/cases.json",
    "35 London areas have no response time of their own | data/owner/response-times.json",
  ]);
});
