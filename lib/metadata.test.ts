import { business } from "@/data/business";
import { titleOf } from "./metadata";
import { sitePages } from "./pages";
import { fitsSearchResult } from "./title-width";

describe("a title in a search result", () => {
  it.each(sitePages)("of $path is not truncated", ({ meta }) => expect(fitsSearchResult(titleOf(meta))).toBe(true));

  it("includes the firm's name if it fits", () => {
    expect(titleOf({ title: "Plumbers in London" })).toBe(`Plumbers in London | ${business.name}`);
    const long = "Legionella risk assessment and water maintenance in London";
    expect(titleOf({ title: long })).toBe(long);
  });
});

it("gives every page a unique title and description", () => {
  for (const key of ["title", "description"] as const) {
    const said = sitePages.map(({ meta }) => meta[key]);
    expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
  }
});

it("keeps every description between 120 and 160 characters", () => {
  const wrong = sitePages.filter(({ meta }) => meta.description.length < 120 || meta.description.length > 160);
  expect(wrong.map(({ path, meta }) => `${path}: ${meta.description.length}`)).toEqual([]);
});
