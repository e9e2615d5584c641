import { expect, test } from "@playwright/test";
import { business } from "@/data/business";

test("shows a title-cased page with status 404 and noindex for an unknown area", async ({ page }) => {
  const answer = await page.goto("/areas/nether-wallop");
  expect(answer?.status()).toBe(404);
  // The placeholder until the name is known.
  expect(await answer?.text()).toContain("Loading...");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("HVAC, gas and plumbing in Nether Wallop");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page).toHaveTitle(`HVAC, gas and plumbing in Nether Wallop | ${business.name}`);
});

// In parallel, because each visit takes several seconds.
test("hides 'Loading...' when scripts or the stylesheet fail", async ({ browser, contextOptions }) => {
  const visit = async (lost: string, reducedMotion: "reduce" | "no-preference") => {
    const page = await browser.newPage({ ...contextOptions, baseURL: test.info().project.use.baseURL, reducedMotion });
    await page.route(`**/*.${lost}`, (route) => route.abort());
    // It is visible for 6 s, so do not wait for the load event, which may be later on a busy machine.
    await page.goto("/areas/nether-wallop", { waitUntil: "commit" });
    await expect(page.getByText("Loading...")).toBeVisible();
    await expect(page.getByRole("link", { name: "Return to Home" })).toBeVisible();
    await expect(page.getByText("Loading...")).toBeHidden();
    await page.close();
  };
  await Promise.all([visit("js", "no-preference"), visit("css", "no-preference"), visit("js", "reduce")]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("does not show 'Loading...' for an unknown area", async ({ page }) => {
    await page.goto("/areas/nether-wallop");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
    await expect(page.getByText("Loading...")).toBeHidden();
    await expect(page.getByRole("link", { name: "areas page" })).toBeVisible();
  });
});

test("logs an unknown path and links to the home page", async ({ page }) => {
  const logged = page.waitForEvent("console", (message) => message.text().includes("/nowhere/at/all"));
  await page.goto("/nowhere/at/all");
  await logged;
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});
