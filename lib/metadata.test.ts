import { business } from "@/data/business";
import { titleOf } from "./metadata";
import { sitePages } from "./pages";
import { fits } from "./title-width";

describe("a title in a search result", () => {
  it.each(sitePages)("of $path is not cut", ({ meta }) => expect(fits(titleOf(meta))).toBe(true));

  it("includes the firm's name if it fits", () => {
    expect(titleOf({ title: "Plumbers in London" })).toBe(`Plumbers in London | ${business.name}`);
    const long = "Legionella risk assessment and water maintenance in London";
    expect(titleOf({ title: long })).toBe(long);
  });
});
