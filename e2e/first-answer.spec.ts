import { expect, test } from "@playwright/test";
import { kinds } from "./pages";
import { startTlsProxy } from "./tls-proxy";

/** What a new connection carries before its first acknowledgement is ten packets, of which headers and TLS take some. */
const firstBytes = 13_500;

let proxy: Awaited<ReturnType<typeof startTlsProxy>>;
test.beforeAll(async ({ baseURL }) => {
  proxy = await startTlsProxy(String(baseURL), firstBytes);
});
test.afterAll(() => proxy.stop());
test.use({ ignoreHTTPSErrors: true, viewport: { width: 390, height: 844 } });

test("every kind of page shows its heading and how to call from the first answer of the network", async ({ page }) => {
  for (const path of Object.values(kinds)) {
    await page.goto(proxy.origin + path, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 }), path).toBeInViewport();
    await expect(page.locator("a[href^='tel:']:visible").first(), path).toBeInViewport();
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  }
});
