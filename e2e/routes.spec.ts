import { load } from "cheerio";
import { filesIn } from "@/lib/files-in";
import { allPaths, kinds } from "./pages";
import { expect, openHydrated, test } from "./test";

test("the export holds the pages, the two 404 pages and the booking placeholder", () => {
  const names = filesIn("out");
  const expected = allPaths.map((path) => (path === "/" ? "index.html" : `${path.slice(1)}.html`));
  const others = ["404.html", "areas/404.html", "booking-request.html"];
  expect(names.filter((name) => name.endsWith(".html")).sort()).toEqual([...expected, ...others].sort());
});

// The files of all pages are checked in built-pages.spec.ts, one page of each kind in kinds.spec.ts. One template draws
// every area from records of one type; of the others, which few templates draw, every third is opened.
test("pages hydrate and show no fault", async ({ page }) => {
  // A low screen on which nothing moves is drawn sooner.
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const others = allPaths.filter((path) => !path.startsWith("/areas/") && !Object.values<string>(kinds).includes(path));
  for (const path of others.filter((_, index) => index % 3 === 0)) await openHydrated(page, path);
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
