import type { Page } from "@playwright/test";
import { axeFaults } from "./axe";
import { address, download, saved } from "./calendar-page";
import { expect, test } from "./test";

test.beforeEach(({ page }) => page.clock.setFixedTime(new Date("2026-11-22T10:00:00Z")));

const homes = (page: Page) => page.getByRole("table", { name: /^What falls due/ }).locator("tbody tr");
const openList = (page: Page) => page.getByText("Lots of homes or plant?").click();

test("a landlord pastes fourteen homes and takes all their dates along, then those of one", async ({ page }) => {
  const rows = Array.from({ length: 14 }, (_, at) => [
    `Flat ${at + 1}, High St`,
    `${at + 10}/03/2026`,
    "05.05.2024",
    "x",
  ]);
  const pasted = [["Flat", "CP12", "EICR", "Tenant"], ...rows].map((row) => row.join("\t")).join("\n");
  await page.goto(address);
  await openList(page);
  await page.getByLabel("Your list").fill(pasted);
  await expect(homes(page)).toHaveCount(14);
  await expect(homes(page).first()).toHaveText(/^Flat 1, High St.*10 March 2027.*5 May 2029/);
  await expect(page.getByRole("combobox", { name: /^Tenant/ })).toHaveValue("");
  expect(await axeFaults(page)).toEqual([]);
  const events = await download(page);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(28);
  expect(events[0]?.summary).toBe("Landlord gas safety check: Flat 1, High St");
  const one = await saved(page, "Download the dates of Flat 3, High St", "flat-3-high-st.ics");
  expect(one.match(/BEGIN:VEVENT/g)).toHaveLength(2);

  // Saved and opened again, it is the same.
  const table = await homes(page).allTextContents();
  const csv = await saved(page, "Save as a spreadsheet", "compliance-calendar.csv");
  await page.getByLabel("Your list").fill("");
  await expect(homes(page)).toHaveCount(0);
  await page.getByLabel(/open a file/).setInputFiles({ name: "a.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await expect(homes(page)).toHaveText(table);

  // On paper the table alone.
  await page.emulateMedia({ media: "print" });
  await expect(homes(page).first()).toBeVisible();
  for (const hidden of [page.getByLabel("Your list"), page.getByText("Your plan", { exact: true }), page.locator("h1")])
    await expect(hidden).toBeHidden();
});

test("a file of Excel in German is read, and a workbook refused", async ({ page }) => {
  await page.goto(address);
  await openList(page);
  const open = (text: string) =>
    page
      .getByLabel(/open a file/)
      .setInputFiles({ name: "a.csv", mimeType: "text/csv", buffer: Buffer.from(text, "latin1") });
  // In Windows-1252 the byte 96 is a dash.
  await open('Address;CP12\r\n"Stra\xDFe 3 \x96 4;\r\nLondon";14.03.2026\r\n');
  await expect(homes(page)).toHaveText(/^Straße 3 – 4;, London14 March 2027/);
  await open("PK\x03\x04");
  await expect(page.getByText(/^That is a workbook/)).toBeVisible();
});
