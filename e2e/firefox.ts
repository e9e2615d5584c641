// `npm run test:firefox`: the site in Firefox, on the production engine, driven by WebDriver BiDi. A short run over one
// page of each kind, as policies and late scripts are where browsers differ.
import assert from "node:assert/strict";
import { execSync } from "node:child_process";
import { existsSync } from "node:fs";
import process from "node:process";
import { test } from "@playwright/test";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { kinds } from "./pages";

const candidates = [process.env.FIREFOX_PATH, "/usr/bin/firefox-esr", "/usr/bin/firefox"];
const findFirefox = () => candidates.find((path) => path && existsSync(path));

const live = ".main-nav[data-live]";
const toast = "[data-sonner-toast]";

/** What is tried, each in a tab of its own. */
const trials: Readonly<Record<string, (page: Page, open: (path: string) => Promise<number>) => Promise<unknown>>> = {
  ...Object.fromEntries(
    Object.entries(kinds).map(([kind, path]) => [
      `the ${kind} page answers and wakes at the first sign of the visitor`,
      async (page: Page, open: (path: string) => Promise<number>) => {
        assert.equal(await open(path), 200);
        assert.equal(await page.$(live), null, "awake before any sign");
        await page.mouse.move(300, 400);
        await page.waitForSelector(live);
      },
    ]),
  ),
  "a menu opens on hover before and after the scripts are there": async (page, open) => {
    await open("/contact");
    const link = '.main-nav a[href="/gas-services/gas-pipework-installation"]';
    await page.hover("::-p-aria([name='Gas Services'][role='button'])");
    await page.waitForSelector(link, { visible: true });
    await page.waitForSelector(live);
    await page.mouse.move(700, 800);
    await page.waitForSelector(link, { hidden: true });
    await page.hover("::-p-aria([name='Gas Services'][role='button'])");
    await page.waitForSelector(link, { visible: true });
    await Promise.all([page.waitForNavigation(), page.click(link)]);
    assert.equal(new URL(page.url()).pathname, "/gas-services/gas-pipework-installation");
  },
  "Tab goes through a menu and on, and back": async (page, open) => {
    await open("/contact");
    await page.mouse.move(700, 600);
    await page.waitForSelector(live);
    await page.focus("[aria-controls=menu-gas-services]");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#menu-gas-services", { visible: true });
    const links = await page.$$eval("#menu-gas-services a", (all) => all.map(({ textContent }) => textContent));
    for (const text of [...links, "Plumbing Services"]) {
      await page.keyboard.press("Tab");
      assert.equal(await page.evaluate(() => document.activeElement?.textContent), text);
    }
    await page.waitForSelector("#menu-gas-services", { hidden: true });
    await page.keyboard.down("Shift");
    await page.keyboard.press("Tab");
    await page.keyboard.up("Shift");
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), "Gas Services");
  },
  "the first tap on the quote button opens the dialog": async (page, open) => {
    await open("/");
    await page.click("header a[data-booking=dialog]");
    await page.waitForSelector("[role=dialog] iframe", { visible: true });
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("aria-label")), "Close");
  },
  "the booking dialog opens and closes": async (page, open) => {
    await open("/");
    await page.mouse.move(300, 400);
    await page.waitForSelector(live);
    await page.click("header a[data-booking=dialog]");
    await page.waitForSelector("[role=dialog] iframe", { visible: true });
    await page.keyboard.press("Escape");
    await page.waitForSelector("[role=dialog]", { hidden: true });
  },
  "the mobile menu opens before the scripts are there, and its links lead on": async (page, open) => {
    await page.setViewport({ width: 360, height: 740 });
    await open("/");
    await page.click("header button[aria-label=Menu]");
    await page.waitForSelector("#mobile-menu:popover-open");
    await Promise.all([page.waitForNavigation(), page.click('#mobile-menu a[href="/areas"]')]);
    assert.equal(new URL(page.url()).pathname, "/areas");
  },
  "the open mobile menu keeps the focus to itself and gives it back": async (page, open) => {
    await page.setViewport({ width: 360, height: 740 });
    await open("/");
    await page.focus("header button[aria-label=Menu]");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#mobile-menu:popover-open");
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("aria-label")), "Close menu");
    for (let press = 0; press < 14; press++) {
      await page.keyboard.press("Tab");
      const [place] = await page.$$eval(":focus", (all) => all.map((each) => each.closest("nav, main, header")?.id));
      assert.ok(place === undefined || place === "mobile-menu", `The focus is in ${place}.`);
    }
    await page.focus('#mobile-menu a[href="/areas"]');
    await page.keyboard.press("Escape");
    await page.waitForSelector("#mobile-menu:popover-open", { hidden: true });
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("aria-label")), "Menu");
    assert.equal(await page.$("[inert]"), null);
  },
  "the form confirms and clears its fields": async (page, open) => {
    await open("/contact");
    await page.type("[name=name]", "Ada Byron");
    await page.type("[name=phone]", "020 7946 0000");
    await page.type("[name=email]", "ada@firm.example");
    await page.type("[name=message]", "The chiller trips.");
    await page.waitForSelector(live);
    await page.click("main form button[type=submit]");
    await page.waitForSelector(toast);
    assert.match(await page.$eval(toast, ({ textContent }) => textContent ?? ""), /Message Sent!/);
    await page.waitForFunction(() => {
      const field = document.querySelector("[name=name]");
      return field instanceof HTMLInputElement && field.value === "";
    });
  },
  "an unknown area is named, with status 404": async (page, open) => {
    assert.equal(await open("/areas/nether-wallop"), 404);
    await page.waitForFunction(() => document.querySelector("h1")?.textContent?.includes("Nether Wallop"));
  },
  "an unknown path answers 404 and leads home": async (page, open) => {
    assert.equal(await open("/nowhere"), 404);
    // This page wakes by itself, and the runtime writes the address anew, which would pass for the navigation.
    await page.waitForSelector(live);
    await Promise.all([page.waitForNavigation(), page.click("main ::-p-text(Return to Home)")]);
    assert.equal(new URL(page.url()).pathname, "/");
  },
};

/** Console errors that are expected: a missing page is one, and is logged for the owner. */
const expected = /404|Oops|does not exist/i;

let browser: Browser;
test.beforeAll(async () => {
  if (!findFirefox()) {
    const install = "apt-get update -qq && apt-get install -y -qq --no-install-recommends firefox-esr";
    console.log(`No Firefox found. Installing Debian's package: ${install}`);
    execSync(install, { stdio: ["ignore", "ignore", "inherit"] });
  }
  browser = await puppeteer.launch({ browser: "firefox", executablePath: findFirefox(), headless: true });
});
test.afterAll(() => browser.close());

for (const [name, trial] of Object.entries(trials)) {
  test(name, async ({ baseURL }) => {
    const page = await browser.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    const faults: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" && !expected.test(message.text())) faults.push(message.text());
    });
    page.on("pageerror", (error) => faults.push(String(error)));
    page.on("request", (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(String(baseURL))) faults.push(request.url());
    });
    // A policy's violations are events in the page; Firefox tells them to no one else.
    await page.evaluateOnNewDocument(() => {
      addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
        console.error(`policy: ${violatedDirective} ${blockedURI}`),
      );
    });
    await trial(page, async (path) => (await page.goto(baseURL + path))?.status() ?? 0);
    assert.deepEqual(faults, [], "console errors, policy violations, requests elsewhere");
    await page.close();
  });
}
