import { expect, type Page, test } from "@playwright/test";
import { hydrated, movePointer, openBeforeScripts } from "./test";

// Translators and extensions change a page before hydration. React then logs a hydration mismatch (which is why these
// tests do not check the console) and renders the page again.

/** Wraps every word of the page in an element, as Chrome's translator does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words: Text[] = [];
    while (walker.nextNode()) words.push(walker.currentNode as Text);
    for (const word of words) {
      if (!word.data.trim() || word.parentElement?.closest("script, style, noscript, svg")) continue;
      const font = document.createElement("font");
      word.replaceWith(font);
      font.append(word);
    }
  });

const wordsOf = async (page: Page) =>
  (await page.locator("main, footer").allInnerTexts()).join(" ").replace(/\s+/g, " ");

for (const path of ["/", "/services/gas-safety-certificates"]) {
  test(`keeps every word and working menus when ${path} is translated before hydration`, async ({ page }) => {
    await page.goto(path);
    const words = await wordsOf(page);
    await translate(page);
    await movePointer(page, 400, 400);
    await hydrated(page);
    // The page was rendered again, without the translator's elements.
    await expect(page.locator("main font")).toHaveCount(0);
    expect(await wordsOf(page)).toBe(words);
    await page.getByRole("button", { name: "Gas Services" }).click();
    await expect(page.getByRole("link", { name: "Gas Safety Certificates" }).first()).toBeVisible();
  });
}

for (const change of ["", ", when the page is rendered again"])
  test(`keeps text typed before hydration${change}`, async ({ page }) => {
    const start = await openBeforeScripts(page, "/contact");
    const fields = page.locator("main :is([name=message], [name=service], form[action='/areas#london'] input)");
    const values = () => fields.evaluateAll((all) => (all as HTMLInputElement[]).map(({ value }) => value));
    await page.locator("[name=message]").fill("The chiller trips.");
    await page.locator("[name=service]").selectOption({ index: 2 });
    await page.getByLabel(/^Your postcode/).fill("NW1");
    const typed = await values();
    if (change) await translate(page);
    await page.getByLabel(/^Your postcode/).press("Enter");
    await start();
    await expect(page.getByText("NW1 is in this area:")).toBeVisible();
    expect(await values()).toEqual(typed);
  });

test("opens the dialog with the quote button when the page is rendered again", async ({ page }) => {
  const start = await openBeforeScripts(page, "/privacy");
  await translate(page);
  await page.locator("header a[data-booking=dialog]").click();
  await start();
  await expect(page.getByRole("dialog", { name: "Request a booking" })).toBeVisible();
});
