import { expect, test } from "@playwright/test";

test("an unknown area gets its title-cased page, with status 404 and out of the index", async ({ page }) => {
  const answer = await page.goto("/areas/nether-wallop");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("HVAC, gas and plumbing in Nether Wallop");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
});

test("'Loading...' stands there until the name is known", async ({ request }) => {
  expect(await (await request.get("/areas/nether-wallop")).text()).toContain("Loading...");
});

test("an unknown path is logged and leads home", async ({ page }) => {
  const logged = page.waitForEvent("console", (message) => message.text().includes("/nowhere/at/all"));
  await page.goto("/nowhere/at/all");
  await logged;
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});
