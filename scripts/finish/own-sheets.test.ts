import { load } from "cheerio";
import { sharedSheetOf, takeOwnSheets } from "./own-sheets";

const link = (name: string) => `<link rel="stylesheet" href="/_next/${name}.css">`;
const page = (...names: string[]) => load(`<head>${names.map(link).join("")}</head>`);

it("the stylesheet of all pages is the only one of a page without styles of its own", () => {
  expect(sharedSheetOf(page("site"))).toBe("_next/site.css");
  expect(() => sharedSheetOf(page("site", "more"))).toThrow(
    "split the stylesheet of all pages: _next/site.css, _next/more.css",
  );
  expect(() => sharedSheetOf(page())).toThrow("there is none");
});

it("the styles that only one route imports are taken out of its links, and those of all pages stay", () => {
  const $ = page("site", "who-pays");
  expect(takeOwnSheets($, "_next/site.css", (file) => `/* ${file} */`)).toBe("/* _next/who-pays.css */");
  expect(
    $("link")
      .toArray()
      .map(({ attribs }) => attribs.href),
  ).toEqual(["/_next/site.css"]);
});

it("a page that links the styles of all pages alone has none of its own", () => {
  expect(takeOwnSheets(page("site"), "_next/site.css", () => "never read")).toBe("");
});
