import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "@/lib/files-in";
import { builtPages } from "./built";
import { lowContrastText } from "./low-contrast-text";
import { kinds } from "./pages";
import { expect, openHydrated, test } from "./test";

// Disable transitions, because colours are measured.
test.use({ contextOptions: { reducedMotion: "reduce" } });

// The drawings are inserted into one open page, which is much faster than opening each.

test("gives texts in files of drawings enough contrast in both colour schemes", async ({ page }) => {
  const drawings = filesIn("out")
    .filter((file) => file.endsWith(".svg"))
    .map((file) => ({ file, svg: readFileSync(join("out", file), "utf8") }))
    .filter(({ svg }) => svg.includes("<text"));
  expect(drawings.length).toBeGreaterThan(20);
  await page.goto(`/${drawings[0]?.file}`);
  for (const { file, svg } of drawings) {
    await page.evaluate((svg) => {
      const { documentElement } = new DOMParser().parseFromString(svg, "image/svg+xml");
      document.documentElement.replaceWith(documentElement);
    }, svg);
    expect.soft(await lowContrastText(page), file).toEqual([]);
  }
});

test("gives texts in the drawings of pages enough contrast in both colour schemes", async ({ page }) => {
  // One template renders the maps of all areas.
  const pages = builtPages().filter(
    ({ path, $ }) =>
      $("main svg text").length > 0 && (!path.startsWith("/areas/") || Object.values<string>(kinds).includes(path)),
  );
  expect(pages.length).toBeGreaterThan(30);
  // A hydrated page has the complete stylesheet.
  await openHydrated(page, kinds.service);
  for (const { path, $ } of pages) {
    const main = $("main").clone();
    main.children(":not(:has(svg text))").remove();
    await page.locator("main").evaluate((old, main) => {
      old.outerHTML = main;
    }, $.html(main));
    expect.soft(await lowContrastText(page), path).toEqual([]);
  }
});
