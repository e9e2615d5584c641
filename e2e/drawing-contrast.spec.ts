import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "@/lib/files-in";
import { builtPages } from "./built";
import { kinds } from "./pages";
import { paleWords } from "./pale-words";
import { expect, openHydrated, test } from "./test";

// No colour is measured halfway through a transition.
test.use({ contextOptions: { reducedMotion: "reduce" } });

// One drawing after the other is put into a page that is open, which takes a fraction of the time of opening each.

test("the words in files of drawings stand out from what is behind them, by day and after dark", async ({ page }) => {
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
    expect.soft(await paleWords(page), file).toEqual([]);
  }
});

test("so do the words in the drawings of pages", async ({ page }) => {
  // One template draws the maps of all areas.
  const pages = builtPages().filter(
    ({ path, $ }) =>
      $("main svg text").length > 0 && (!path.startsWith("/areas/") || Object.values<string>(kinds).includes(path)),
  );
  expect(pages.length).toBeGreaterThan(30);
  // Hydrated, it has the whole stylesheet.
  await openHydrated(page, kinds.service);
  for (const { path, $ } of pages) {
    const main = $("main").clone();
    main.children(":not(:has(svg text))").remove();
    await page.locator("main").evaluate((old, main) => {
      old.outerHTML = main;
    }, $.html(main));
    expect.soft(await paleWords(page), path).toEqual([]);
  }
});
