// `npm run audit`: how soon the second page of a visit is painted, after a pointer has rested on its link and after a bare
// tap. The line is slow before it reaches the browser, as prerendered pages and Firefox know no throttling of the
// protocol's; the CPU is this machine's.
import { expect, test } from "@playwright/test";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { launchFirefox } from "./launch-firefox";
import { median } from "./median";
import { kinds } from "./pages";
import { startSlowLine } from "./slow-line";
import { movePointer } from "./test";
import { startTlsProxy } from "./tls-proxy";

/** How long the pointer rests on the link, in milliseconds. */
const rests = [1000, 200, 0];

/** In milliseconds, for a page that was prerendered while the pointer rested. */
const prerenderedLimit = 300;

const browsers: Readonly<Record<string, () => Promise<Browser>>> = {
  Chromium: () => {
    const { executablePath, args = [] } = test.info().project.use.launchOptions ?? {};
    return puppeteer.launch({ executablePath, args, acceptInsecureCerts: true });
  },
  Firefox: launchFirefox,
};

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

for (const [name, launch] of Object.entries(browsers)) {
  test(`the second page in ${name}`, async ({ baseURL }) => {
    const proxy = await startTlsProxy(String(baseURL));
    const line = await startSlowLine(Number(new URL(proxy.origin).port));
    console.log(`| ${name}, from the click to the paint, ms | median of five | best | worst |\n|---|---:|---:|---:|`);
    for (const rest of rests) {
      const times: number[] = [];
      for (let run = 0; run < 5; run++) {
        const browser = await launch();
        times.push(await clickThrough(browser, `https://localhost:${line.port}`, rest));
        await browser.close();
      }
      console.log(`| after ${rest} ms | ${median(times)} | ${Math.min(...times)} | ${Math.max(...times)} |`);
      if (name === "Chromium" && rest === 1000) expect.soft(median(times)).toBeLessThanOrEqual(prerenderedLimit);
    }
    line.stop();
    proxy.stop();
  });
}

/** @returns from the click on a link of the header to the next page's first paint, in milliseconds */
async function clickThrough(browser: Browser, origin: string, rest: number): Promise<number> {
  const page = await browser.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  await page.goto(origin + kinds.contact);
  const box = await (await page.$(`header a[href="${kinds["areas index"]}"]`))?.boundingBox();
  if (!box) throw new Error("The header has no link to the areas.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.evaluate(() => {
    addEventListener("click", () => localStorage.setItem("clicked", String(Date.now())), { capture: true });
  });
  await movePointer(page, x, y);
  await pause(rest);
  await page.mouse.click(x, y);
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    await pause(250);
    const time = await painted(browser).catch(() => null);
    if (time) return time;
  }
  throw new Error("The second page was never painted.");
}

/** Asked by a new client, as the one that opened the first page does not know the prerendered page that took its place. */
async function painted(browser: Browser): Promise<number | null | undefined> {
  const isFirefox = (await browser.version()).toLowerCase().includes("firefox");
  const client = isFirefox ? browser : await puppeteer.connect({ browserWSEndpoint: browser.wsEndpoint() });
  const isSecond = (page: Page) => page.url().endsWith(kinds["areas index"]);
  const time = await (await client.pages()).find(isSecond)?.evaluate(() => {
    const paint = performance.getEntriesByName("first-contentful-paint")[0];
    return paint
      ? Math.round(performance.timeOrigin + paint.startTime - Number(localStorage.getItem("clicked")))
      : null;
  });
  if (!isFirefox) await client.disconnect();
  return time;
}
