import { kinds } from "./pages";
import { awakeOnSlowCpu, longest } from "./slow-phone";
import { awake, expect, test } from "./test";
import { uses } from "./uses";

/** What Google calls good: the longest interaction of a visit, from input to the next paint, in milliseconds. */
const good = 200;

for (const [name, [path, ...steps]] of Object.entries(uses)) {
  test(`on a CPU four times slower the ${name} is answered in time, used first and again`, async ({ page }) => {
    // All of it in sight: a key pressed while the page scrolls smoothly to its field is painted when that ends.
    await page.setViewportSize({ width: 1440, height: 1600 });
    await awakeOnSlowCpu(page, path);
    for (const step of steps) expect(await longest(page, step)).toBeLessThan(good);
  });
}

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
    await page.mouse.move(700, 600);
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
