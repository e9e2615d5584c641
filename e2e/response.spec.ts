// How soon a page answers depends on the machine and is measured by `npm run audit`. Here is what it follows from.
import { kinds, quoteButton } from "./pages";
import { awake, expect, movePointer, test } from "./test";
import { uses } from "./uses";

/** The most nodes that a use puts into its page: each is styled and painted before the answer is seen. */
const mostNodes = 60;

for (const [name, [path, ...steps]] of Object.entries(uses)) {
  test(`the ${name} is answered with few new nodes, used first and again`, async ({ page }) => {
    await page.goto(path);
    await movePointer(page, 700, 600);
    await awake(page);
    await page.evaluate(() => {
      const size = (node: Node): number => 1 + [...node.childNodes].reduce((sum, child) => sum + size(child), 0);
      new MutationObserver((changes) => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
        performance.mark("added", { detail: added.reduce((sum, node) => sum + size(node), 0) });
      }).observe(document.body, { childList: true, subtree: true });
    });
    let all = 0;
    for (const step of steps) {
      await page.evaluate(() => performance.clearMarks("added"));
      await step(page);
      const marks = await page.evaluate(() =>
        performance.getEntriesByName("added").map((mark) => (mark as PerformanceMark).detail as number),
      );
      const nodes = marks.reduce((sum, added) => sum + added, 0);
      expect(nodes).toBeLessThanOrEqual(mostNodes);
      all += nodes;
    }
    expect(all).toBeGreaterThan(0);
  });
}

test("the dialog is painted before the page is put out of reach and the booking page is asked for", async ({
  page,
}) => {
  await page.goto("/contact");
  await movePointer(page, 700, 600);
  await awake(page);
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

for (const [kind, path] of Object.entries(kinds)) {
  test(`nothing in the ${kind} page moves when the scripts take over`, async ({ page }) => {
    await page.addInitScript(() => {
      type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
      const isShift = (entry: PerformanceEntry): entry is Shift => "sources" in entry;
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries().filter(isShift)) {
          const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? "");
          if (value >= 0.001) performance.mark("shift", { detail: `${value.toFixed(3)}: ${moved.join(" | ")}` });
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(path);
    await movePointer(page, 700, 600);
    await awake(page);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done))));
    const shifts = await page.evaluate(() =>
      performance.getEntriesByName("shift").map((mark) => (mark instanceof PerformanceMark ? String(mark.detail) : "")),
    );
    expect(shifts).toEqual([]);
  });
}

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
