import { readdirSync } from "node:fs";
import { load } from "cheerio";
import { builtPage } from "./built";
import { allPaths, kinds } from "./pages";
import { paleWords } from "./pale-words";
import { expect, openHydrated, test } from "./test";

test("the export holds the pages, the two 404 pages and the booking placeholder", () => {
  const names = readdirSync("out", { recursive: true, encoding: "utf8" });
  const expected = allPaths.map((path) => (path === "/" ? "index.html" : `${path.slice(1)}.html`));
  const others = ["404.html", "areas/404.html", "booking-request.html"];
  expect(names.filter((name) => name.endsWith(".html")).sort()).toEqual([...expected, ...others].sort());
});

test.describe("without motion", () => {
  // A low screen on which nothing moves is drawn sooner; what is looked for here does not depend on it.
  test.use({ viewport: { width: 1440, height: 600 }, contextOptions: { reducedMotion: "reduce" } });

  // The files of all pages are checked in built-pages.spec.ts, one page of each kind in kinds.spec.ts. One template draws
  // every area from records of one type, and one every guide, of which every third is opened.
  const others = allPaths.filter((path) => !path.startsWith("/areas/") && !Object.values<string>(kinds).includes(path));
  const guides = others.filter((path) => path.startsWith("/guides/"));
  const opened = others.filter((path) => !guides.includes(path) || guides.indexOf(path) % 3 === 0);
  // Several in one test, as most of its time would go into a new window with nothing cached.
  const together = 10;
  for (let first = 0; first < opened.length; first += together) {
    const paths = opened.slice(first, first + together);
    test(`${paths[0]} to ${paths.at(-1)} hydrate and show no fault, nor pale words in drawings`, async ({ page }) => {
      for (const path of paths) {
        await openHydrated(page, path);
        if (builtPage(path).$("svg text").length > 0) expect.soft(await paleWords(page), path).toEqual([]);
      }
    });
  }
});

test("what is not there answers 404 and says so", async ({ request }) => {
  for (const path of ["/nowhere", "/services/nowhere", "/gas-services/nowhere", "/areas/camden/nowhere"]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(load(await answer.text())("h1").text(), path).toBe("Oops! Page not found");
  }
});

test("a page answers at one address, and others lead there", async ({ request }) => {
  for (const path of ["/contact/", "/contact.html", "/areas/camden/"]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([301, 307, 308], path).toContain(answer.status());
    expect(answer.headers().location).toBe(path.replace(/\/$|\.html$/, ""));
  }
});
