import { expect, test } from "@playwright/test";
import { startFront } from "./front";
import { kinds } from "./pages";

/** What a new connection carries before its first acknowledgement is ten packets, of which headers and TLS take some. */
const firstBytes = 13_500;

let front: Awaited<ReturnType<typeof startFront>>;
test.beforeAll(async ({ baseURL }) => {
  front = await startFront(String(baseURL), firstBytes);
});
test.afterAll(() => front.stop());
test.use({ ignoreHTTPSErrors: true, viewport: { width: 390, height: 844 } });

for (const [kind, path] of Object.entries(kinds)) {
  test(`the ${kind} page shows its heading and how to call from the first answer of the network`, async ({ page }) => {
    await page.goto(front.origin + path, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await expect(page.locator("a[href^='tel:']:visible").first()).toBeInViewport();
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  });
}
