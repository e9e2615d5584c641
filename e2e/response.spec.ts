// How soon a page answers depends on the machine and is measured by `npm run audit`. Here is what it follows from.
import { interactions } from "./interactions";
import { quoteButton } from "./pages";
import { expect, hydrated, movePointer, test } from "./test";

/** The most nodes that a use puts into its page: each is styled and painted before the answer is seen. */
const mostNodes = 60;

for (const path of new Set(Object.values(interactions).map(([path]) => path))) {
  test(`what is used on ${path} is answered with few new nodes, used first and again`, async ({ page }) => {
    await page.goto(path);
    await movePointer(page, 700, 600);
    await hydrated(page);
    await page.evaluate(() => {
      const size = (node: Node): number => 1 + [...node.childNodes].reduce((sum, child) => sum + size(child), 0);
      new MutationObserver((changes) => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
        performance.mark("added", { detail: added.reduce((sum, node) => sum + size(node), 0) });
      }).observe(document.body, { childList: true, subtree: true });
    });
    for (const [name, [where, ...steps]] of Object.entries(interactions)) {
      if (where !== path) continue;
      let all = 0;
      for (const step of steps) {
        await page.evaluate(() => performance.clearMarks("added"));
        await step(page);
        const marks = await page.evaluate(() =>
          performance.getEntriesByName("added").map((mark) => (mark as PerformanceMark).detail as number),
        );
        const nodes = marks.reduce((sum, added) => sum + added, 0);
        expect(nodes, name).toBeLessThanOrEqual(mostNodes);
        all += nodes;
      }
      expect(all, name).toBeGreaterThan(0);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
  });
}

test("the dialog is painted before the page is put out of reach and the booking page is asked for", async ({
  page,
}) => {
  await page.goto("/contact");
  await movePointer(page, 700, 600);
  await hydrated(page);
  await page.evaluate(() => {
    const note = (name: string) => performance.getEntriesByName(name).length > 0 || performance.mark(name);
    new MutationObserver(() => {
      if (document.querySelector("[role=dialog]")) {
        note("dialog");
        requestAnimationFrame(() => note("painted"));
      }
      if (document.querySelector("[inert]")) note("inert");
      if (document.querySelector("[role=dialog] iframe")) note("frame");
    }).observe(document.body, { attributes: true, childList: true, subtree: true });
  });
  await quoteButton(page).click();
  await expect(page.locator("[role=dialog] iframe")).toBeAttached();
  const order = await page.evaluate(() =>
    performance
      .getEntriesByType("mark")
      .map(({ name }) => name)
      .filter((name) => ["dialog", "painted", "inert", "frame"].includes(name)),
  );
  expect(order).toEqual(["dialog", "painted", "inert", "frame"]);
});

test("a link the pointer rests on is prerendered, and no page before that", async ({ page }) => {
  // Chromium does not carry prerendering out while a test drives it, but tells what it was about to do.
  const session = await page.context().newCDPSession(page);
  const asked: string[] = [];
  session.on("Preload.prerenderStatusUpdated", ({ key }) => asked.push(new URL(key.url).pathname));
  await session.send("Preload.enable");
  await page.goto("/contact", { waitUntil: "networkidle" });
  expect(asked).toEqual([]);
  await page.locator("header").getByRole("link", { name: "Areas" }).hover();
  await expect.poll(() => asked).toEqual(["/areas"]);
});
