import type { Locator, Page } from "@playwright/test";
import readCode from "jsqr";
import sharp from "sharp";
import { safety } from "@/data/safety";
import { plainText, typeset } from "@/lib/copy";
import { pageOf, pagesOf } from "@/lib/pages";
import { dial, site } from "@/lib/site";
import { expect, sheetsOf, test } from "./test";

const { triage = [] } = pageOf("/emergency");
const firm = `a[href="${site.phone.href}"]`;
const doors = (page: Page) => page.getByRole("navigation", { name: "What has happened?" });
const bar = (page: Page) => page.getByRole("complementary", { name: "Emergency line and e-mail" });
const gasBox = (page: Page) => page.getByRole("complementary", { name: "Gas emergency" });
const callButton = (page: Page) => page.getByRole("link", { name: "Call Us Now" });
/** The bottom of an element, in pixels from the top of the screen. */
const bottomOf = async (element: Locator) => {
  const box = await element.boundingBox();
  return box ? box.y + box.height : Number.NaN;
};

test.describe("on a phone, without scripts, the emergency page", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
  test.beforeEach(({ page }) => page.goto("/emergency"));

  test("shows its danger links on the first screen, each with what to do at once", async ({ page }) => {
    // Use the system font, which is wider here.
    await page.route("**/*.woff2", (route) => route.fulfill({ body: "" }));
    await page.reload();
    const links = doors(page).getByRole("link");
    // The smell of gas has the gas box above them.
    await expect(links).toHaveText(triage.slice(1).map(({ title, atOnce }) => `${title} ${typeset(atOnce)}`));
    const { y = 0 } = (await callButton(page).boundingBox()) ?? {};
    for (const door of await links.all()) {
      expect(await bottomOf(door), String(await door.textContent())).toBeLessThanOrEqual(y);
      expect(Math.round((await door.boundingBox())?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });

  test("shows each danger as a row that opens its steps", async ({ page }) => {
    for (const { title, firstSteps } of triage) {
      const danger = page.getByRole("region", { name: title });
      const first = danger.getByText(typeset(plainText(String(firstSteps[0]))));
      await expect(first).toBeHidden();
      // The control covers the whole row, including the heading.
      await danger.getByRole("heading", { name: title }).click({ force: true });
      await expect(first).toBeVisible();
    }
  });

  test("leads from each danger link to the first steps and whom to call", async ({ page }) => {
    for (const { id, title, firstSteps, calls } of triage) {
      await (id === "gas"
        ? gasBox(page).getByRole("link", { name: "All the steps" })
        : doors(page).getByRole("link", { name: title })
      ).click();
      await expect(page).toHaveURL(`/emergency#${id}`);
      const danger = page.getByRole("region", { name: title });
      await expect(danger.getByRole("heading", { level: 3 })).toBeInViewport({ ratio: 1 });
      // An open danger has no control to open it.
      await expect(danger.locator("summary")).toBeHidden();
      for (const step of firstSteps) await expect(danger.getByText(typeset(plainText(step)))).toBeVisible();
      const numbers = await danger
        .locator('ul a[href^="tel:"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      expect(numbers, title).toEqual(calls.map(({ phone }) => dial(phone)));
    }
  });

  test("shows the gas network's number first and largest, and never the firm's for such dangers", async ({ page }) => {
    const order = await page
      .locator(`main aside a[href^="tel:"], main nav[aria-label="What has happened?"], main ${firm}`)
      .evaluateAll((found) =>
        found.filter((element) => element.checkVisibility()).map((element) => element.getAttribute("href")),
      );
    expect(order.slice(0, 3)).toEqual([dial("0800 111 999"), null, site.phone.href]);
    for (const id of ["gas", "carbon-monoxide", "fire"]) await expect(page.locator(`#${id} ${firm}`)).toHaveCount(0);
    const box = gasBox(page);
    const largest = (elements: Locator) =>
      elements.evaluateAll((all) => Math.max(...all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize))));
    expect(await largest(box.locator("a"))).toBeGreaterThan(1.5 * (await largest(box.locator("p, b"))));
  });

  test("shows where to shut off supplies below the danger links, with a numbered step for each", async ({ page }) => {
    const section = page.getByRole("region", { name: "Where to turn off gas, water and power" });
    const drawing = section.getByRole("img", { name: "night in section" });
    await expect(drawing).toBeVisible();
    const { y = Number.NaN } = (await section.boundingBox()) ?? {};
    expect(y - (await bottomOf(doors(page)))).toBeLessThan(50);
    const steps = section.getByRole("listitem");
    await expect(steps).toHaveCount(Object.keys(safety.shutOff).length);
    const balloons = await drawing.locator(".d-balloon text").allTextContents();
    expect(balloons).toEqual(["1", "2a", "2b", "3a", "3b"]);
    // The text of a supply with two handles names both.
    for (const balloon of balloons.filter((name) => name.length > 1))
      await expect(steps.nth(Number(balloon[0]) - 1)).toContainText(`(${balloon})`);
  });
});

test("keeps a number in a step on one line on wide screens", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/emergency");
  for (const number of await page.locator(".steps-first a").all()) {
    const lines = await number.evaluate((link) => link.getClientRects().length);
    expect(lines, (await number.textContent()) ?? "").toBe(1);
  }
});

test("shows the first step against a leak on the first screen of a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/services/emergency-plumbing-repairs");
  await page.evaluate(() => document.fonts.ready);
  const { y = 0 } = (await callButton(page).boundingBox()) ?? {};
  expect(await bottomOf(page.getByText(safety.burstPipe.steps[0]))).toBeLessThanOrEqual(y);
  await expect(gasBox(page).getByText("0800 111 999")).toBeInViewport();
});

test("opens the emergency page with one tap on a phone, and from the menu", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/areas/camden");
  const link = bar(page).getByRole("link", { name: "24/7 emergency", exact: true });
  await expect(link).toBeInViewport({ ratio: 1 });
  await expect(link).toHaveAttribute("href", "/emergency");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("navigation", { name: "Mobile" }).getByRole("link", { name: "Emergency" }).click();
  await expect(page).toHaveURL("/emergency");
});

test("links to the first steps from the top bar on one line from 640 px", async ({ page }) => {
  await page.goto("/areas/camden");
  const link = bar(page).getByText("What to do now");
  for (const width of [640, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await bar(page).boundingBox())?.height, `${width} px`).toBeCloseTo(44);
    await link.click({ trial: true });
  }
  await link.click();
  await expect(page).toHaveURL("/emergency");
});

test.describe("in print,", () => {
  // A printer's resolution, so that the alignment of modules with pixels does not affect reading the code.
  test.use({ deviceScaleFactor: 4 });

  test("prints each emergency page as one sheet for the wall", async ({ page }) => {
    for (const { path } of pagesOf("landing").filter(({ theme }) => theme === "emergency")) {
      await page.emulateMedia({ media: null });
      await page.goto(path);
      // The largest default margin of browsers.
      expect(await sheetsOf(page, "18mm"), path).toBe(1);
      await page.emulateMedia({ media: "print" });
      const sheet = page.getByRole("region", { name: "For the plant-room wall" });
      await expect(sheet).toContainText(site.phone.display);
      for (const blank of ["Gas valve", "Water stop valve", "Main switch", "Meters", "Key holder"])
        await expect(sheet.getByRole("term").filter({ hasText: blank })).toBeVisible();
      await expect(page.locator("main .steps-first:visible").first()).toBeVisible();
      await expect(page.locator('a[href="tel:0800111999"]:visible').first()).toBeVisible();
      await expect(page.locator("footer")).toBeHidden();
      const code = await sheet.getByRole("img").screenshot();
      const { data, info } = await sharp(code).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      const read = readCode(new Uint8ClampedArray(data), info.width, info.height);
      expect(read?.data.toLowerCase(), path).toBe(site.phone.href);
    }
  });
});
