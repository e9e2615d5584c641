import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { areaSlugs } from "@/lib/areas";
import { allPaths, kinds } from "./pages";
import { paleWords } from "./pale-words";
import { expect, hydratedMark, idle, movePointer, test } from "./test";

test("the export holds the pages, the two 404 pages and the booking placeholder, and no empty folder", () => {
  const names = readdirSync("out", { recursive: true, encoding: "utf8" });
  const expected = allPaths.map((path) => (path === "/" ? "index.html" : `${path.slice(1)}.html`));
  const others = ["404.html", "areas/404.html", "booking-request.html"];
  expect(names.filter((name) => name.endsWith(".html")).sort()).toEqual([...expected, ...others].sort());
  const folders = names.map((name) => join("out", name)).filter((name) => statSync(name).isDirectory());
  expect(folders.filter((name) => readdirSync(name).length === 0)).toEqual([]);
});

test.describe("down to its end", () => {
  // A low screen on which nothing moves is drawn sooner; what is looked for here does not depend on it.
  test.use({ viewport: { width: 1440, height: 600 }, contextOptions: { reducedMotion: "reduce" } });

  // One template draws every area from records of one type, so a browser opens one area in twenty. The files of all pages
  // are checked in built-pages.spec.ts, one page of each kind in kinds.spec.ts.
  const isOpened = (path: string) =>
    !Object.values<string>(kinds).includes(path) &&
    (!path.startsWith("/areas/") || areaSlugs.findIndex((slug) => path === `/areas/${slug}`) % 20 === 0);
  const opened = allPaths.filter(isOpened);
  // Several in one test, as most of its time would go into a new window with nothing cached.
  const together = 10;
  for (let first = 0; first < opened.length; first += together) {
    const paths = opened.slice(first, first + together);
    test(`${paths[0]} to ${paths.at(-1)} answer, hydrate and show no fault, nor pale words in drawings`, async ({
      page,
    }) => {
      for (const path of paths) {
        const answer = await page.goto(path);
        expect.soft(answer?.status(), path).toBe(200);
        await movePointer(page, 300, 400);
        await expect.soft(page.locator(hydratedMark), path).toBeAttached();
        // What is fetched or drawn only when it comes into view has to be as faultless.
        await page.locator("footer").scrollIntoViewIfNeeded();
        await idle(page);
        expect.soft(await paleWords(page), path).toEqual([]);
      }
    });
  }
});

test("what is not there answers 404 and says so", async ({ request }) => {
  for (const path of ["/nowhere", "/services/nowhere", "/gas-services/nowhere", "/areas/camden/nowhere"]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toMatch(/<h1[^>]*>Oops! Page not found</);
  }
});

test("a page answers at one address, and others lead there", async ({ request }) => {
  for (const path of ["/contact/", "/contact.html", "/areas/camden/"]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([301, 307, 308], path).toContain(answer.status());
    expect(answer.headers().location).toBe(path.replace(/\/$|\.html$/, ""));
  }
});
