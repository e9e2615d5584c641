// How soon a page answers depends on the machine and is measured by `npm run audit`. Here is what it follows from.
import { interactions } from "./interactions";
import { detailsOf, expect, openHydrated, test } from "./test";

/** The most nodes that a use puts into its page: each is styled and painted before the answer is seen. */
const mostNodes = 60;

test("what is used is answered with few new nodes, used first and again", async ({ page }) => {
  for (const [name, { path, steps }] of Object.entries(interactions)) {
    if (!page.url().endsWith(path)) {
      await openHydrated(page, path);
      await page.evaluate(() => {
        const size = (node: Node): number => 1 + [...node.childNodes].reduce((sum, child) => sum + size(child), 0);
        new MutationObserver((changes) => {
          const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
          performance.mark("added", { detail: added.reduce((sum, node) => sum + size(node), 0) });
        }).observe(document.body, { childList: true, subtree: true });
      });
    }
    let all = 0;
    for (const step of steps) {
      await page.evaluate(() => performance.clearMarks("added"));
      await step(page);
      const nodes = (await detailsOf<number>(page, "added")).reduce((sum, added) => sum + added, 0);
      expect(nodes, name).toBeLessThanOrEqual(mostNodes);
      all += nodes;
    }
    expect(all, name).toBeGreaterThan(0);
  }
});

test("a link the pointer rests on is prerendered, and no page before that", async ({ page }) => {
  // Chromium does not carry prerendering out while a test drives it, but tells what it was about to do.
  const session = await page.context().newCDPSession(page);
  const asked: string[] = [];
  session.on("Preload.prerenderStatusUpdated", ({ key }) => asked.push(new URL(key.url).pathname));
  await session.send("Preload.enable");
  await page.goto("/contact");
  expect(asked).toEqual([]);
  await page.locator("header").getByRole("link", { name: "Areas" }).hover();
  await expect.poll(() => asked).toEqual(["/areas"]);
});
