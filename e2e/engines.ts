// Debian's Firefox and WebKit (Safari's engine), because Playwright's cannot be downloaded everywhere.
import { execSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import puppeteer from "puppeteer-core";
import { type Actions, Builder, By, Key } from "selenium-webdriver";
import { freePort } from "@/lib/listen";
import { movePointer } from "./test";

/** A browser tab. A CSS selector means the first matching element. */
export type Tab = {
  /** Opens an address, and records errors from then on. */
  open(address: string): Promise<unknown>;
  /** Resizes the window to a size in CSS pixels, or to the browser's minimum. */
  resize(width: number, height: number): Promise<unknown>;
  /** Moves the pointer to a position in CSS pixels. */
  pointAt(x: number, y: number): Promise<unknown>;
  hover(element: string): Promise<unknown>;
  click(element: string): Promise<unknown>;
  type(element: string, text: string): Promise<unknown>;
  press(key: "Enter" | "Escape" | "Tab", shift?: "Shift"): Promise<unknown>;
  /** Evaluates a JavaScript expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<unknown>;
};

export type Engine = { newTab(): Promise<Tab>; stop(): Promise<unknown> };

function install(packages: string) {
  const command = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages}`;
  console.log(`Installing a browser: ${command}`);
  execSync(command, { stdio: ["ignore", "ignore", "inherit"] });
}

/** Records errors of all pages of the tab, because the drivers do not report them. `faults` reads them. */
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

/** The errors of a tab, and the files of other hosts on its page. */
export const faults = async (tab: Tab) =>
  (await tab.evaluate(`[
    ...JSON.parse(sessionStorage.faults ?? "[]"),
    ...performance.getEntriesByType("resource").map(({ name }) => name).filter((name) => new URL(name).origin !== origin),
  ]`)) as readonly string[];

async function firefox(): Promise<Engine> {
  const find = () => [process.env.FIREFOX_PATH, "/usr/bin/firefox-esr"].find((path) => path && existsSync(path));
  if (!find()) install("firefox-esr");
  const browser = await puppeteer.launch({ browser: "firefox", executablePath: find() });
  const newTab = async (): Promise<Tab> => {
    const page = await browser.newPage();
    await page.evaluateOnNewDocument(noteFaults);
    return {
      open: (address) => page.goto(address),
      resize: (width, height) => page.setViewport({ width, height }),
      pointAt: (x, y) => movePointer(page, x, y),
      hover: (element) => page.hover(element),
      click: (element) => page.click(element),
      type: (element, text) => page.type(element, text),
      async press(key, shift) {
        if (shift) await page.keyboard.down(shift);
        await page.keyboard.press(key);
        if (shift) await page.keyboard.up(shift);
      },
      evaluate: (expression) => page.evaluate(expression),
      close: () => page.close(),
    };
  };
  return { newTab, stop: () => browser.close() };
}

/** WebKitGTK, driven by WebDriver on a virtual screen, because it has no headless mode. */
async function webkit(): Promise<Engine> {
  const programs = ["WebKitWebDriver", "xvfb-run", "xauth"];
  if (!programs.every((program) => existsSync(`/usr/bin/${program}`))) install("webkit2gtk-driver xvfb xauth");
  const server = `http://127.0.0.1:${await freePort()}`;
  // Without -noreset, the screen restarts when its last browser ends, and the next browser may find none.
  const screen = ["--auto-servernum", "--server-args=-noreset -screen 0 1600x1200x24"];
  const driver = ["WebKitWebDriver", `--port=${new URL(server).port}`];
  // A separate process group, so that stopping it also stops the screen and the browsers.
  const { pid } = spawn("xvfb-run", [...screen, ...driver], { detached: true, stdio: "ignore" });
  while (!(await fetch(`${server}/status`).catch(() => undefined))?.ok) await pause(100);
  const newTab = async (): Promise<Tab> => {
    const browser = await new Builder().usingServer(server).withCapabilities({ browserName: "MiniBrowser" }).build();
    const find = (element: string) => browser.findElement(By.css(element));
    const move = (to: Parameters<Actions["move"]>[0]) => browser.actions().move(to).perform();
    const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB };
    return {
      open: async (address) => {
        await browser.get(address);
        await browser.executeScript(noteFaults);
      },
      resize: (width, height) => browser.manage().window().setRect({ x: 0, y: 0, width, height }),
      pointAt: (x, y) => movePointer({ mouse: { move: (x, y) => move({ x, y }) } }, x, y),
      hover: (element) => move({ origin: find(element) }),
      click: (element) => find(element).click(),
      type: (element, text) => find(element).sendKeys(text),
      press(key, shift) {
        // Releasing Shift has no effect if it is not pressed.
        const keyboard = shift ? browser.actions().keyDown(Key.SHIFT) : browser.actions();
        return keyboard.sendKeys(keys[key]).keyUp(Key.SHIFT).perform();
      },
      evaluate: (expression) => browser.executeScript(`return ${expression}`),
      close: () => browser.quit(),
    };
  };
  return { newTab, stop: async () => pid && process.kill(-pid, "SIGTERM") };
}

export const engines = { firefox, webkit };
