// `npm run test:firefox`: the site in Firefox, on the production engine, driven by WebDriver BiDi. A short run over one
// page of each kind, as policies and late scripts are where browsers differ.
import { test } from "@playwright/test";
import type { Browser } from "puppeteer-core";
import { launchFirefox } from "./launch-firefox";
import { runSmokeTests } from "./smoke-tests";
import { movePointer } from "./test";

let browser: Browser;
test.beforeAll(async () => {
  browser = await launchFirefox();
});
test.afterAll(() => browser.close());

runSmokeTests(async (origin) => {
  const page = await browser.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("request", (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(origin)) faults.push(request.url());
  });
  // A policy's violations are events in the page; Firefox tells them to no one else.
  await page.evaluateOnNewDocument(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  return {
    tab: {
      open: (path) => page.goto(origin + path),
      resize: (width, height) => page.setViewport({ width, height }),
      pointAt: (x, y) => movePointer(page, x, y),
      hover: (element) => page.hover(element),
      click: (element) => page.click(element),
      type: (element, text) => page.type(element, text),
      press: async (key) => {
        if (key !== "Shift+Tab") return page.keyboard.press(key);
        await page.keyboard.down("Shift");
        await page.keyboard.press("Tab");
        await page.keyboard.up("Shift");
      },
      evaluate: (expression) => page.evaluate(expression),
    },
    faults: async () => faults,
    leave: () => page.close(),
  };
});
