import { createServer } from "node:http";
import { expect, test } from "@playwright/test";
import { listen } from "@/lib/listen";
import { hydrated, movePointer } from "./test";

// These do not use the fixture that checks the console, because the browser logs the failure there.
for (const [what, pattern] of [
  ["the stylesheet of its kind was", /\/styles\/[^/]*\.css$/],
  ["every file of it was", /\/_next\/static\/(chunks|pages|styles)\//],
] as const) {
  test(`hydrates a page although ${what} missing in the browser's cache`, async ({ page, baseURL }) => {
    const missed = new Set<string>();
    const site = createServer(async ({ url = "" }, answer) => {
      if (pattern.test(url) && !missed.has(url)) {
        missed.add(url);
        answer.writeHead(404, { "Cache-Control": "public, max-age=300" }).end();
        return;
      }
      const real = await fetch(`${baseURL}${url}`);
      const type = real.headers.get("content-type") ?? "text/plain";
      answer.writeHead(real.status, { "Content-Type": type, "Cache-Control": "public, max-age=300" });
      answer.end(Buffer.from(await real.arrayBuffer()));
    });
    const port = await listen(site);
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(String(error)));
    await page.goto(`http://localhost:${port}/gas-services`);
    await movePointer(page, 700, 600);
    await hydrated(page);
    await page.getByRole("button", { name: "Gas Services" }).click();
    await expect(page.locator(".main-nav").getByRole("link", { name: "Gas Pipework Installation" })).toBeVisible();
    expect(missed.size).toBeGreaterThan(0);
    expect(faults).toEqual([]);
    site.close();
  });
}
