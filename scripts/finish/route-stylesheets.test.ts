import { load } from "cheerio";
import { sharedStylesheetOf, takeRouteStylesheets } from "./route-stylesheets";

const link = (name: string) => `<link rel="stylesheet" href="/_next/${name}.css">`;
const page = (...names: string[]) => load(`<head>${names.map(link).join("")}</head>`);

it("the stylesheet of all pages is the only one of a page without styles of its own", () => {
  expect(sharedStylesheetOf(page("site"))).toBe("_next/site.css");
  expect(() => sharedStylesheetOf(page("site", "more"))).toThrow(
    "split the stylesheet of all pages: _next/site.css, _next/more.css",
  );
  expect(() => sharedStylesheetOf(page())).toThrow("there is none");
});

it("the stylesheet of a single route is removed from its links, and that of all pages stays", () => {
  const $ = page("site", "who-pays");
  expect(takeRouteStylesheets($, "_next/site.css", (file) => `/* ${file} */`)).toBe("/* _next/who-pays.css */");
  expect(
    $("link")
      .toArray()
      .map(({ attribs }) => attribs.href),
  ).toEqual(["/_next/site.css"]);
});

it("a page that links the styles of all pages alone has none of its own", () => {
  expect(takeRouteStylesheets(page("site"), "_next/site.css", () => "never read")).toBe("");
});
