import { business } from "@/data/business";
import { titleOf } from "./metadata";
import { sitePages } from "./pages";
import { fits, widthOf } from "./title-width";

describe("a title in a search result", () => {
  it.each(sitePages)("of $path is not cut", ({ meta }) => expect(fits(titleOf(meta))).toBe(true));

  it("includes the firm's name if it fits", () => {
    expect(titleOf({ title: "Plumbers in London" })).toBe(`Plumbers in London | ${business.name}`);
    const long = "Legionella risk assessment and water maintenance in London";
    expect(titleOf({ title: long })).toBe(long);
  });

  // Areas are named after places.
  it.each(sitePages.filter(({ kind }) => kind !== "area"))("of $path is in sentence case", ({ meta }) => {
    const capitals = meta.title.match(/(?<=\s)\p{Lu}\p{Ll}+/gu) ?? [];
    expect(capitals.filter((word) => !/^(?:London|Home|Counties|Legionella|Safe)$/.test(word))).toEqual([]);
  });

  // Arial's own widths, in thousandths of its size: W 944, i 222, a space 278.
  it.each([
    ["WWWW", 75.5],
    ["iiii", 17.8],
    ["W i", 28.9],
  ])("is as wide as Arial sets %j", (text, width) => {
    expect(Math.abs(widthOf(text) - width)).toBeLessThan(1);
  });
});
