// The counting of contacts, which is switched on in the build of these tests.
import type { Page } from "@playwright/test";
import { contactsPath } from "@/lib/enquiry";
import { expect, query, test } from "./enquiry-form";
import { hold, hydrated, scripts } from "./test";

const path = "/areas/uxbridge";
// Set the user agent of a normal browser, because headless browsers are not counted.
test.use({
  userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
});

/** The Worker's count of calls from the header of the page. */
async function counted(): Promise<number> {
  const sql = `SELECT coalesce(sum(count), 0) AS count FROM contacts WHERE page = '${path}' AND way = 'phone'`;
  const answer = await query(sql);
  // The table does not exist before the first count.
  return answer.ok ? (await answer.json())[0].count : 0;
}

const call = (page: Page) => page.locator('a[data-contact^="phone:"]:visible').first();

test("counts each call once, the first before hydration", async ({ page }) => {
  const before = await counted();
  const release = await hold(page, scripts);
  await page.goto(path);
  await call(page).click();
  await expect.poll(counted).toBe(before + 1);
  release();
  await hydrated(page);
  expect(await counted()).toBe(before + 1);
  await call(page).click();
  await expect.poll(counted).toBe(before + 2);
});

test("sends no beacon with Global Privacy Control", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  const sent: string[] = [];
  page.on("request", (request) => sent.push(new URL(request.url()).pathname));
  await page.goto(path);
  await call(page).click();
  await hydrated(page);
  await call(page).click();
  expect(sent).not.toContain(contactsPath);
});
