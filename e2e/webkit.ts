// `npm run test:webkit`: the site in WebKit, the engine of Safari and of every browser on an iPhone, on the production
// engine. Debian's WebKitGTK is driven by WebDriver, on a screen of its own as it has no headless mode.
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import process from "node:process";
import { expect, test } from "@playwright/test";
import { Builder, By, Key } from "selenium-webdriver";
import { freePort } from "@/lib/listen";
import { installPackages, runSmokeTests } from "./smoke-tests";

let driver: ChildProcess;
let address: string;
test.beforeAll(async () => {
  if (!["WebKitWebDriver", "xvfb-run", "xauth"].every((program) => existsSync(`/usr/bin/${program}`)))
    installPackages("WebKit", "webkit2gtk-driver xvfb xauth");
  const port = await freePort();
  // Without -noreset the screen starts anew whenever no browser is left on it, and the next one may find none.
  const screen = ["--auto-servernum", "--server-args=-noreset -screen 0 1600x1200x24"];
  // A process group of its own: stopping it stops the screen and the browsers, too.
  driver = spawn("xvfb-run", [...screen, "WebKitWebDriver", `--port=${port}`], { detached: true, stdio: "ignore" });
  address = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
});
test.afterAll(() => {
  if (driver.pid) process.kill(-driver.pid, "SIGTERM");
});

/** Notes what goes wrong from here on, over all pages of the tab, as WebKit's driver tells nobody. */
const noteFaults = `
  const note = (text) => {
    sessionStorage.faults = JSON.stringify([...JSON.parse(sessionStorage.faults ?? "[]"), text]);
  };
  addEventListener("error", ({ message, target }) => note(message ?? "not loaded: " + (target.src ?? target.href)), true);
  addEventListener("unhandledrejection", ({ reason }) => note(String(reason)));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    note("policy: " + violatedDirective + " " + blockedURI));
  const say = console.error;
  console.error = (...words) => (note(words.join(" ")), say(...words));`;

/** Those faults, and the files of other hosts. */
const readFaults = `[
  ...JSON.parse(sessionStorage.faults ?? "[]"),
  ...performance.getEntriesByType("resource").map(({ name }) => name).filter((name) => new URL(name).origin !== origin),
]`;

runSmokeTests(async (origin) => {
  const browser = await new Builder().usingServer(address).withCapabilities({ browserName: "MiniBrowser" }).build();
  const resize = (width: number, height: number) => browser.manage().window().setRect({ x: 0, y: 0, width, height });
  const find = (element: string) => browser.findElement(By.css(element));
  const evaluate = (expression: string) => browser.executeScript(`return ${expression}`);
  await resize(1440, 938);
  return {
    tab: {
      open: async (path) => {
        await browser.get(origin + path);
        await browser.executeScript(noteFaults);
      },
      resize,
      pointAt: (x, y) =>
        browser
          .actions()
          .move({ x: x - 4, y })
          .move({ x, y })
          .perform(),
      hover: (element) =>
        browser
          .actions()
          .move({ origin: find(element) })
          .perform(),
      click: (element) => find(element).click(),
      type: (element, text) => find(element).sendKeys(text),
      press: (key) => {
        const keys = browser.actions();
        return key === "Shift+Tab"
          ? keys.keyDown(Key.SHIFT).sendKeys(Key.TAB).keyUp(Key.SHIFT).perform()
          : keys.sendKeys({ Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB }[key]).perform();
      },
      evaluate,
    },
    faults: async () => (await evaluate(readFaults)) as string[],
    leave: () => browser.quit(),
  };
});
