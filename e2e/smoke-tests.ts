import assert from "node:assert/strict";
import { execSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { test } from "@playwright/test";
import { kinds } from "./pages";
import { hydratedMark } from "./test";

/** A visitor's tab in some browser. Elements are named by CSS selectors, the first of each counts. */
type Tab = {
  /** Opens a page of the site. */
  readonly open: (path: string) => Promise<unknown>;
  /** Makes the window as large as this, in CSS pixels, or as small as the browser can. */
  readonly resize: (width: number, height: number) => Promise<unknown>;
  /** Moves the pointer, in CSS pixels from the window's corner. */
  readonly pointAt: (x: number, y: number) => Promise<unknown>;
  readonly hover: (element: string) => Promise<unknown>;
  readonly click: (element: string) => Promise<unknown>;
  readonly type: (element: string, text: string) => Promise<unknown>;
  readonly press: (key: "Enter" | "Escape" | "Tab" | "Shift+Tab") => Promise<unknown>;
  /** The value of a JavaScript expression in the page. */
  readonly evaluate: (expression: string) => Promise<unknown>;
};

/** How long something may take to come about, in milliseconds. */
const longestWait = 15_000;

async function until(tab: Tab, expression: string, value: unknown = true) {
  const end = Date.now() + longestWait;
  for (;;) {
    // Between two pages there is none to ask.
    const found = await tab.evaluate(expression).catch((error) => error);
    if (found === value) return;
    if (Date.now() > end) assert.fail(`${expression} is ${found}, not ${value}`);
    await pause(50);
  }
}

const one = (element: string) => `document.querySelector(${JSON.stringify(element)})`;
const visible = (element: string) =>
  `${one(element)}?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false`;
const isShown = (tab: Tab, element: string) => until(tab, visible(element));
const isHidden = (tab: Tab, element: string) => until(tab, visible(element), false);
/** What slides is hard to hit, and may cover something else. */
const hasStoppedMoving = (tab: Tab, element: string) => until(tab, `${one(element)}.getAnimations().length`, 0);
const isFocused = (tab: Tab, element: string) => until(tab, `document.activeElement === ${one(element)}`);
const isAt = (tab: Tab, path: string) => until(tab, "document.readyState === 'complete' && location.pathname", path);
const words = (tab: Tab, element: string, text: string) =>
  until(tab, `${one(element)}?.textContent.includes(${JSON.stringify(text)})`);

const isHydrated = (tab: Tab) => until(tab, `${one(hydratedMark)} !== null`);
async function hydrate(tab: Tab) {
  await tab.pointAt(300, 400);
  await tab.pointAt(310, 410);
  await isHydrated(tab);
}

const gasMenu = "[aria-controls=menu-gas-services]";
const gasPanel = "#menu-gas-services";
const gasLink = '.main-nav a[href="/gas-services/gas-pipework-installation"]';
const menuButton = "header button[aria-label=Menu]";
const isOpen = (tab: Tab, open = true) => until(tab, `${one("#mobile-menu")}.matches(":popover-open")`, open);
const opener = "header a[data-booking=dialog]";

/** One page of each kind, and all that scripts do. */
const smokeTests: Readonly<Record<string, (tab: Tab) => Promise<unknown>>> = {
  ...Object.fromEntries(
    Object.entries(kinds).map(([kind, path]) => [
      `the ${kind} page is hydrated by the first interaction and not before`,
      async (tab: Tab) => {
        await tab.open(path);
        assert.equal(await tab.evaluate(`${one(hydratedMark)} === null`), true, "hydrated before any interaction");
        await hydrate(tab);
      },
    ]),
  ),
  "a menu opens on hover before and after the scripts are there": async (tab) => {
    await tab.open("/contact");
    await tab.hover(gasMenu);
    await isShown(tab, gasLink);
    await isHydrated(tab);
    await tab.pointAt(700, 800);
    await isHidden(tab, gasLink);
    await tab.hover(gasMenu);
    await isShown(tab, gasLink);
    await tab.click(gasLink);
    await isAt(tab, "/gas-services/gas-pipework-installation");
  },
  "Tab goes through a menu and on, and back, and Escape closes it": async (tab) => {
    await tab.open("/contact");
    await hydrate(tab);
    await tab.evaluate(`${one(gasMenu)}.focus()`);
    await tab.press("Enter");
    await isShown(tab, gasPanel);
    const links = Number(await tab.evaluate(`document.querySelectorAll("${gasPanel} a").length`));
    for (let link = 0; link < links; link++) {
      await tab.press("Tab");
      await until(tab, `document.activeElement === document.querySelectorAll("${gasPanel} a")[${link}]`);
    }
    await tab.press("Tab");
    await isFocused(tab, "[aria-controls=menu-plumbing-services]");
    await isHidden(tab, gasPanel);
    await tab.press("Shift+Tab");
    await isFocused(tab, gasMenu);
    await tab.press("Enter");
    await isShown(tab, gasPanel);
    await tab.press("Escape");
    await isHidden(tab, gasPanel);
    await isFocused(tab, gasMenu);
  },
  "the first tap on the quote button opens the dialog": async (tab) => {
    await tab.open("/");
    await tab.click(opener);
    await isShown(tab, "[role=dialog] iframe");
    await isFocused(tab, "[role=dialog] button[aria-label=Close]");
  },
  "the booking dialog keeps the focus, closes on Escape and gives it back": async (tab) => {
    await tab.open("/");
    await hydrate(tab);
    await tab.click(opener);
    await isShown(tab, "[role=dialog] iframe");
    await isFocused(tab, "[role=dialog] button[aria-label=Close]");
    await tab.press("Shift+Tab");
    await isFocused(tab, "[role=dialog] p:last-child > button");
    await tab.press("Tab");
    await isFocused(tab, "[role=dialog] button[aria-label=Close]");
    await tab.press("Escape");
    await isHidden(tab, "[role=dialog]");
    await isFocused(tab, opener);
  },
  "the mobile menu opens before the scripts are there, and its links lead on": async (tab) => {
    await tab.resize(360, 740);
    await tab.open("/");
    await tab.click(menuButton);
    await isOpen(tab);
    await hasStoppedMoving(tab, "#mobile-menu");
    await tab.click('#mobile-menu a[href="/areas"]');
    await isAt(tab, "/areas");
  },
  "the open mobile menu keeps the focus to itself and gives it back": async (tab) => {
    await tab.resize(360, 740);
    await tab.open("/");
    await tab.evaluate(`${one(menuButton)}.focus()`);
    await tab.press("Enter");
    await isOpen(tab);
    await isFocused(tab, "#mobile-menu button[aria-label='Close menu']");
    for (let press = 0; press < 14; press++) {
      await tab.press("Tab");
      const place = await tab.evaluate(`document.activeElement.closest("nav, main, header")?.id ?? "mobile-menu"`);
      assert.equal(place, "mobile-menu");
    }
    await tab.evaluate(`${one('#mobile-menu a[href="/areas"]')}.focus()`);
    await tab.press("Escape");
    await isOpen(tab, false);
    await isFocused(tab, menuButton);
    await until(tab, `${one("[inert]")} === null`);
  },
  "the form confirms and clears its fields": async (tab) => {
    await tab.open("/contact");
    await tab.type("[name=name]", "Ada Byron");
    await tab.type("[name=phone]", "020 7946 0000");
    await tab.type("[name=email]", "ada@firm.example");
    await tab.type("[name=message]", "The chiller trips.");
    await isHydrated(tab);
    await tab.click("main form button[type=submit]");
    await words(tab, "[data-sonner-toast]", "Message Sent!");
    await until(tab, `${one("[name=name]")}.value`, "");
  },
  "an unknown area is named": async (tab) => {
    await tab.open("/areas/nether-wallop");
    await words(tab, "h1", "Nether Wallop");
    await words(tab, "title", "Nether Wallop");
  },
  "an unknown path says so and leads home": async (tab) => {
    await tab.open("/nowhere");
    await words(tab, "h1", "Oops! Page not found");
    // This page hydrates by itself.
    await isHydrated(tab);
    await tab.click('main a[href="/"]');
    await isAt(tab, "/");
  },
};

/** A tab of 1440 by 900 for one test, and what went wrong in it: console errors, policy violations, requests elsewhere. */
type Guest = {
  readonly tab: Tab;
  readonly faults: () => Promise<readonly string[]>;
  readonly leave: () => Promise<unknown>;
};

/** Console errors that are expected: a missing page is one, and is logged for the owner. */
const expected = /404|Oops|does not exist/i;

/** Runs each smoke test in its own tab of the given browser. */
export function runSmokeTests(visit: (origin: string) => Promise<Guest>): void {
  for (const [name, run] of Object.entries(smokeTests)) {
    test(name, async ({ baseURL }) => {
      const { tab, faults, leave } = await visit(String(baseURL));
      try {
        await run(tab);
        const found = (await faults()).filter((text) => !expected.test(text));
        assert.deepEqual(found, [], "console errors, policy violations, requests elsewhere");
      } finally {
        await leave();
      }
    });
  }
}

/** Installs Debian's packages where a browser is missing, and says so. */
export function installPackages(missing: string, packages: string): void {
  const install = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages}`;
  console.log(`No ${missing} found. Installing Debian's package: ${install}`);
  execSync(install, { stdio: ["ignore", "ignore", "inherit"] });
}
