import { expect, test } from "./test";

test("prerenders a hovered link, and no page before that", async ({ page }) => {
  // Chromium does not prerender during tests, but reports the attempt.
  const session = await page.context().newCDPSession(page);
  const asked: string[] = [];
  session.on("Preload.prerenderStatusUpdated", ({ key }) => asked.push(new URL(key.url).pathname));
  await session.send("Preload.enable");
  await page.goto("/contact");
  expect(asked).toEqual([]);
  await page.locator("header").getByRole("link", { name: "Areas" }).hover();
  await expect.poll(() => asked).toEqual(["/areas"]);
});
