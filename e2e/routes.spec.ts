import { load } from "cheerio";
import { filesIn } from "@/lib/files-in";
import { allPaths, kinds } from "./pages";
import { expect, openHydrated, test } from "./test";

test("exports the pages, two 404 pages and the booking placeholder", () => {
  const names = filesIn("out");
  const expected = allPaths.map((path) => (path === "/" ? "index.html" : `${path.slice(1)}.html`));
  const others = ["404.html", "areas/404.html", "booking-request.html"];
  expect(names.filter((name) => name.endsWith(".html")).sort()).toEqual([...expected, ...others].sort());
});

// built-pages.spec.ts checks the files of all pages, and kinds.spec.ts one page of each kind. One template renders all
// areas; of the other pages, which have few templates, every third is opened.
test("hydrates pages without errors", async ({ page }) => {
  // A low screen without motion renders faster.
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const others = allPaths.filter((path) => !path.startsWith("/areas/") && !Object.values<string>(kinds).includes(path));
  for (const path of others.filter((_, index) => index % 3 === 0)) await openHydrated(page, path);
});

test("responds with 404 and an error page to unknown paths", async ({ request }) => {
  for (const path of ["/nowhere", "/services/nowhere", "/gas-services/nowhere", "/areas/camden/nowhere"]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(load(await answer.text())("h1").text(), path).toBe("Oops! Page not found");
  }
});

test("serves a page at one address, and redirects others to it", async ({ request }) => {
  for (const path of ["/contact/", "/contact.html", "/areas/camden/"]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([301, 307, 308], path).toContain(answer.status());
    expect(answer.headers().location).toBe(path.replace(/\/$|\.html$/, ""));
  }
});
