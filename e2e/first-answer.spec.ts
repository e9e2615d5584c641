import { test } from "@playwright/test";
import { templates } from "./pages";
import { expect, firstPaint } from "./test";
import { startTlsProxy } from "./tls-proxy";

test.use({ ignoreHTTPSErrors: true, viewport: { width: 390, height: 844 } });

test("every template shows its heading and how to call from the first answer of the network", async ({
  page,
  baseURL,
}) => {
  // A new connection carries ten packets before its first acknowledgement, of which headers and TLS take some.
  const proxy = await startTlsProxy(String(baseURL), { first: 13_500 });
  for (const path of templates) {
    await page.goto(proxy.origin + path, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 }), path).toBeInViewport();
    await expect(page.locator("a[href^='tel:']:visible").first(), path).toBeInViewport();
    await firstPaint(page);
  }
  proxy.stop();
});
