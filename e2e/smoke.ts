// `npm run test:firefox` and `npm run test:webkit`: smoke tests of one page of each kind and of all scripts, because
// browsers differ in CSP and deferred scripts.
import { test as base, expect } from "@playwright/test";
import { type Engine, engines, faults, type Tab } from "./engines";
import { kinds } from "./pages";
import { hydratedMark } from "./test";

/** Expected console errors: missing pages are logged for the owner. */
const expected = /404|Oops|does not exist/i;

const test = base.extend<{ tab: Tab }, { engine: keyof typeof engines; driven: Engine }>({
  engine: ["firefox", { option: true, scope: "worker" }],
  driven: [
    async ({ engine }, use) => {
      const driven = await engines[engine]();
      await use(driven);
      await driven.stop();
    },
    { scope: "worker" },
  ],
  // A tab of about 1440 by 900 with the site's origin; errors in it fail the test.
  tab: async ({ driven, baseURL }, use) => {
    const tab = await driven.newTab();
    await tab.resize(1440, 938);
    await use({ ...tab, open: (path) => tab.open(baseURL + path) });
    const found = (await faults(tab)).filter((text) => !expected.test(text));
    await tab.close();
    expect(found, "console errors, policy violations, requests elsewhere").toEqual([]);
  },
});

const one = (element: string) => `document.querySelector(${JSON.stringify(element)})`;
/** Waits until an expression has a value; evaluation fails between two pages. */
const until = (tab: Tab, expression: string, value: unknown = true) =>
  expect.poll(() => tab.evaluate(expression).catch(String), expression).toBe(value);
const isShown = (tab: Tab, element: string, shown = true) =>
  until(tab, `!!${one(element)}?.checkVisibility({ visibilityProperty: true, opacityProperty: true })`, shown);
const isFocused = (tab: Tab, element: string) => until(tab, `document.activeElement === ${one(element)}`);
const isAt = (tab: Tab, path: string) => until(tab, "document.readyState === 'complete' && location.pathname", path);
const says = (tab: Tab, element: string, text: string) =>
  until(tab, `!!${one(element)}?.textContent.includes(${JSON.stringify(text)})`);
const focus = (tab: Tab, element: string) => tab.evaluate(`${one(element)}.focus()`);
const isHydrated = (tab: Tab) => until(tab, `${one(hydratedMark)} !== null`);
async function hydrate(tab: Tab) {
  await tab.pointAt(310, 410);
  await isHydrated(tab);
}

const gasMenu = "[aria-controls=menu-gas-services]";
const gasPanel = "#menu-gas-services";
const gasLink = '.main-nav a[href="/gas-services/gas-pipework-installation"]';
const menuButton = "header button[aria-label=Menu]";
const isOpen = (tab: Tab, open = true) => until(tab, `${one("#mobile-menu")}.matches(":popover-open")`, open);
const areasLink = '#mobile-menu a[href="/areas"]';
const opener = "header a[data-booking=dialog]";
const dialog = "[role=dialog]";
const close = "[role=dialog] button[aria-label=Close]";

for (const [kind, path] of Object.entries(kinds))
  test(`hydrates the ${kind} page on the first interaction and not before`, async ({ tab }) => {
    await tab.open(path);
    expect(await tab.evaluate(`${one(hydratedMark)} === null`)).toBe(true);
    await hydrate(tab);
    const data = `document.querySelectorAll('script[src*="/static/pages/"]').length`;
    expect(await tab.evaluate(data), "the page's data is loaded once").toBe(1);
  });

test("opens a menu on hover before and after hydration", async ({ tab }) => {
  await tab.open("/contact");
  await tab.hover(gasMenu);
  await isShown(tab, gasLink);
  // Move in two steps, because the first pointermove has no previous position.
  await tab.hover(gasLink);
  await isHydrated(tab);
  await tab.pointAt(700, 800);
  await isShown(tab, gasLink, false);
  await tab.hover(gasMenu);
  await isShown(tab, gasLink);
  await tab.click(gasLink);
  await isAt(tab, "/gas-services/gas-pipework-installation");
});

test("moves through a menu with Tab in both directions, and closes it with Escape", async ({ tab }) => {
  await tab.open("/contact");
  await hydrate(tab);
  await focus(tab, gasMenu);
  await tab.press("Enter");
  await isShown(tab, gasPanel);
  const links = Number(await tab.evaluate(`document.querySelectorAll("${gasPanel} a").length`));
  for (let link = 0; link < links; link++) {
    await tab.press("Tab");
    await until(tab, `document.activeElement === document.querySelectorAll("${gasPanel} a")[${link}]`);
  }
  await tab.press("Tab");
  await isFocused(tab, "[aria-controls=menu-plumbing-services]");
  await isShown(tab, gasPanel, false);
  await tab.press("Tab", "Shift");
  await isFocused(tab, gasMenu);
  await tab.press("Enter");
  await isShown(tab, gasPanel);
  await tab.press("Escape");
  await isShown(tab, gasPanel, false);
  await isFocused(tab, gasMenu);
});

test("opens the dialog on the first tap on the quote button, traps the focus and returns it", async ({ tab }) => {
  await tab.open("/");
  await tab.click(opener);
  await isShown(tab, `${dialog} iframe`);
  await isFocused(tab, close);
  await tab.press("Tab", "Shift");
  await isFocused(tab, `${dialog} > :last-child > button`);
  await tab.press("Tab");
  await isFocused(tab, close);
  await tab.press("Escape");
  await isShown(tab, dialog, false);
  await isFocused(tab, opener);
});

test("opens the mobile menu before hydration, traps the focus and navigates", async ({ tab }) => {
  await tab.resize(360, 740);
  await tab.open("/");
  await focus(tab, menuButton);
  await tab.press("Enter");
  await isOpen(tab);
  await isFocused(tab, "#mobile-menu button[aria-label='Close menu']");
  for (let press = 0; press < 14; press++) {
    await tab.press("Tab");
    const place = await tab.evaluate(`document.activeElement.closest("nav, main, header")?.id ?? "mobile-menu"`);
    expect(place).toBe("mobile-menu");
  }
  await focus(tab, areasLink);
  await tab.press("Escape");
  await isOpen(tab, false);
  await isFocused(tab, menuButton);
  await until(tab, `${one("[inert]")} === null`);
  await tab.click(menuButton);
  await isOpen(tab);
  // Wait for the animation, because a moving element is hard to hit and may cover others.
  await until(tab, `${one("#mobile-menu")}.getAnimations().length`, 0);
  await tab.click(areasLink);
  await isAt(tab, "/areas");
});

test("confirms the form and clears its fields", async ({ tab }) => {
  await tab.open("/contact");
  const typed = { name: "Ada Byron", phone: "020 7946 0000", email: "ada@firm.example", message: "The chiller trips." };
  for (const [name, text] of Object.entries(typed)) await tab.type(`[name=${name}]`, text);
  await isHydrated(tab);
  await tab.click("main form button[type=submit]");
  await says(tab, "[data-sonner-toast]", "Message Sent!");
  await until(tab, `${one("[name=name]")}.value`, "");
});

test("names an unknown area", async ({ tab }) => {
  await tab.open("/areas/nether-wallop");
  for (const element of ["h1", "title"]) await says(tab, element, "Nether Wallop");
});

test("shows an error page with a link to the home page for an unknown path", async ({ tab }) => {
  await tab.open("/nowhere");
  await says(tab, "h1", "Oops! Page not found");
  // This page hydrates without an interaction.
  await isHydrated(tab);
  await tab.click('main a[href="/"]');
  await isAt(tab, "/");
});
