import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import ICAL from "ical.js";
import { duties } from "@/data/duties";
import { axeFaults } from "./axe";
import { plain } from "./built";
import { expect, overflow, scripts, sheetsOf, test } from "./test";

const address = "/compliance-calendar";

/** Downloads the calendar file and parses it with an independent library. */
async function download(page: Page) {
  const text = await saved(page, "Download for your calendar", "compliance-calendar.ics");
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}

/** Returns the text of the file that a button saves. */
async function saved(page: Page, button: string, name: string): Promise<string> {
  // Press Enter, because after a change the button may still move away from the pointer.
  const press = () => page.getByRole("button", { name: button }).press("Enter");
  const [file] = await Promise.all([page.waitForEvent("download"), press()]);
  expect(file.suggestedFilename()).toBe(name);
  return readFileSync(await file.path(), "utf8");
}

/** A plan with all duties, each with a date. */
const whole = duties
  .map(({ id }, index) => `${id}=id${index}_2026-${String((index % 9) + 1).padStart(2, "0")}-14_Block+A`)
  .join("&")
  .replace(/(f-gas=[^&]*)/, "$1_R-410A_12.5");

test.beforeEach(({ page }) => page.clock.setFixedTime(new Date("2026-11-22T10:00:00Z")));

const plan = (page: Page) => page.locator(".plan-list > li");
const box = (page: Page, name: string) => page.getByRole("checkbox", { name });

test("lets a landlord tick two flats by keyboard and download the dates", async ({ page }) => {
  await page.goto(address);
  await box(page, "Gas appliances in homes you rent out").focus();
  await page.keyboard.press("Space");
  const first = page.getByRole("group", { name: /^Gas appliances in homes you rent out/ }).first();
  await first.getByLabel("Last check").fill("2026-03-14");
  await first.getByLabel("Which one").fill("Flat 3");
  await page.getByRole("button", { name: /^Add another ?: Gas appliances/ }).press("Enter");
  await expect(page.getByLabel("Last check").nth(1)).toBeFocused();
  await page.getByLabel("Last check").nth(1).fill("2025-12-05");
  await page.getByLabel("Which one").nth(1).fill("Flat 4");
  await page.getByLabel("It was due on").nth(1).fill("2026-01-10");
  await expect(plan(page)).toHaveText([
    /Landlord gas safety check: Flat 4.*10 January 2027.*in 49 days.*from 11 November 2026/,
    /Landlord gas safety check: Flat 3.*14 March 2027/,
  ]);
  const events = await download(page);
  expect(events.map(({ summary, startDate }) => `${startDate} ${summary}`)).toEqual([
    "2027-01-10 Landlord gas safety check: Flat 4",
    "2027-03-14 Landlord gas safety check: Flat 3",
  ]);
  expect(events[0]?.description).toContain("Regulations 1998, regulations 36 and 36A");

  // After the check, the same calendar event gets a new date.
  await page.getByLabel("Last check").first().fill("2026-11-20");
  await expect(plan(page).last()).toHaveText(/20 November 2027/);
  const again = await download(page);
  expect(again.map(({ uid }) => uid).sort()).toEqual(events.map(({ uid }) => uid).sort());
  const moved = again.find(({ uid }) => uid === events[1]?.uid);
  expect(String(moved?.startDate)).toBe("2027-11-20");
});

test("shows a plan from the address at once, and keeps it after a link within the page", async ({ page }) => {
  await page.goto(`${address}#gas-let=k3f9x2_2026-03-14_Flat+3&lev=b_2024-01-31`);
  await expect(plan(page)).toHaveText([/LEV examination.*31 March 2025.*20 months late/, /Flat 3.*14 March 2027/]);
  await expect(box(page, "Local exhaust ventilation")).toBeChecked();
  await page.locator(".skip-link").press("Enter");
  await expect(page).toHaveURL(/#gas-let=k3f9x2_2026-03-14_Flat\+3&lev=b_2024-01-31$/);
  await box(page, "Local exhaust ventilation").uncheck();
  await expect(page).toHaveURL(/#gas-let=k3f9x2_2026-03-14_Flat\+3$/);
  await box(page, "Gas appliances in homes you rent out").uncheck();
  await expect(page).toHaveURL(address);

  // The longest name does not widen the page.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("about:blank");
  await page.goto(`${address}#gas-let=a_2026-03-14_${"Wolverhamptonhousenumbertwelve".padEnd(40, "x")}`);
  await expect(plan(page)).toHaveCount(1);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test("puts an overdue duty on the next day with a 9:00 reminder, once", async ({ page }) => {
  await page.goto(`${address}#lev=b_2024-01-31`);
  for (const [moment, day] of [
    ["2026-11-22T08:59:00", "2026-11-22"],
    ["2026-11-22T09:00:00", "2026-11-23"],
  ] as const) {
    await page.clock.setFixedTime(new Date(moment));
    const [event] = await download(page);
    expect(event?.summary).toBe("Overdue since 31 March 2025: LEV examination and test");
    expect(String(event?.startDate)).toBe(day);
    expect(event?.isRecurring()).toBe(false);
    const alarms = event?.component.getAllSubcomponents("valarm") ?? [];
    expect(alarms.map((alarm) => String(alarm.getFirstPropertyValue("trigger")))).toEqual(["PT9H"]);
  }
});

test("reveals no other home in a forwarded event, and sends no input to a server", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    sent.push(`${request.method()} ${pathname}${search}${request.postData() ?? ""}`);
  });
  await page.goto(`${address}#gas-let=a_2026-03-14_Flat+3&gas-let=b_2026-04-14_Flat+4&lev=c_2024-01-31_Workshop`);
  await expect(page.getByText("anyone you send this address to can read every entry")).toBeVisible();
  const names = ["Flat 3", "Flat 4", "Workshop"];
  const events = await download(page);
  for (const { component, summary } of events) {
    const text = decodeURIComponent(component.toString().replace(/\r\n /g, "")).replaceAll("+", " ");
    expect(names.filter((name) => text.includes(name))).toEqual(names.filter((name) => summary.endsWith(name)));
  }
  // A home's own address opens only its entry.
  await page.goto("about:blank");
  await page.goto(String(events[0]?.component.getFirstPropertyValue("url")).replace(/^https?:\/\/[^/]+/, ""));
  await expect(plan(page)).toHaveText([new RegExp(`: ${events[0]?.summary.replace(/^.*: /, "")}`)]);
  expect(sent.filter((line) => !/^GET [^?]+$/.test(line) || /Flat|2026-03/.test(line))).toEqual([]);
});

test("plans boxes that were ticked before hydration", async ({ page }) => {
  await page.route(scripts, async (route) => {
    await expect(box(page, "Fire dampers")).toBeChecked();
    await route.continue();
  });
  await page.goto(address);
  await box(page, "Fire dampers").check();
  await expect(page.getByLabel("Last test")).toBeVisible();
});

test("shows errors for a date and a charge", async ({ page }) => {
  await page.goto(`${address}#gas-work=a_2026-11-23&f-gas=b_2026-01-05__R-32_twelve`);
  await expect(page.getByLabel("Last service")).toHaveAccessibleDescription(/in the future/);
  await expect(page.getByLabel("Charge in kg")).toHaveAccessibleDescription(/such as 12.5/);
  await expect(plan(page)).toHaveCount(0);
  // The browser's locale puts the month first.
  for (const [typed, gets] of [
    ["02312026", /does not exist/],
    ["01050026", /full year/],
    ["01052026", /^$/],
  ] as const) {
    await page.getByLabel("Last service").fill("");
    await page.getByLabel("Last service").pressSequentially(typed);
    await page.getByLabel("Charge in kg").focus();
    await expect(page.getByLabel("Last service")).toHaveAccessibleDescription(gets);
  }
});

test("shows a full plan without axe violations or overflow, and prints it alone on one sheet", async ({ page }) => {
  // Use the system font, which is wider here.
  await page.route("**/*.woff2", (route) => route.fulfill({ body: "" }));
  // Includes a date that is invalid.
  await page.goto(`${address}#${whole}&gas-work=x_2027-01-01`);
  await expect(plan(page)).toHaveCount(duties.length);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFaults(page, { selector: "main" }), `${width} px`).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Made on 22 November 2026")).toBeVisible();
  await expect(page.getByRole("checkbox").first()).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  expect(await sheetsOf(page, "1cm")).toBe(1);
});

test("calculates a leak check beside the table and adds it to the calendar", async ({ page }) => {
  await page.goto("/air-conditioning");
  await page.getByRole("combobox", { name: "Refrigerant" }).selectOption("R-410A");
  await page.getByLabel("Charge in kg").fill("12.5");
  await page.getByLabel("Last leak check").fill("2026-03-03");
  await page.getByRole("status").filter({ hasText: "26.1 t CO₂e" }).getByRole("link").click();
  await expect(plan(page)).toHaveText([/F-gas leak check.*3 March 2027/]);
});

const homes = (page: Page) => page.getByRole("table", { name: /^What falls due/ }).locator("tbody tr");

test("lets a landlord paste fourteen homes and download all dates, then those of one home", async ({ page }) => {
  const rows = Array.from({ length: 14 }, (_, at) => [
    `Flat ${at + 1}, High St`,
    `${at + 10}/03/2026`,
    "05.05.2024",
    "x",
  ]);
  const pasted = [["Flat", "CP12", "EICR", "Tenant"], ...rows].map((row) => row.join("\t")).join("\n");
  await page.goto(address);
  await page.getByText("Lots of homes or plant?").click();
  await page.getByLabel("Your list").fill(pasted);
  await expect(homes(page)).toHaveCount(14);
  await expect(homes(page).first()).toHaveText(/^Flat 1, High St.*10 March 2027.*5 May 2029/);
  await expect(page.getByRole("combobox", { name: /^Tenant/ })).toHaveValue("");
  expect(await axeFaults(page, { selector: "main" })).toEqual([]);
  const events = await download(page);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(28);
  expect(events[0]?.summary).toBe("Landlord gas safety check: Flat 1, High St");
  const one = await saved(page, "Download the dates of Flat 3, High St", "flat-3-high-st.ics");
  expect(one.match(/BEGIN:VEVENT/g)).toHaveLength(2);

  // A saved list is the same after opening it again.
  const table = await homes(page).allTextContents();
  const csv = await saved(page, "Save as a spreadsheet", "compliance-calendar.csv");
  await page.getByLabel("Your list").fill("");
  await expect(homes(page)).toHaveCount(0);
  const open = (buffer: Buffer) =>
    page.getByLabel(/open a file/).setInputFiles({ name: "a.csv", mimeType: "text/csv", buffer });
  await open(Buffer.from(csv));
  await expect(homes(page)).toHaveText(table);

  // Prints only the table.
  await page.emulateMedia({ media: "print" });
  await expect(homes(page).first()).toBeVisible();
  for (const hidden of [page.getByLabel("Your list"), page.getByText("Your plan", { exact: true }), page.locator("h1")])
    await expect(hidden).toBeHidden();
  await page.emulateMedia({ media: null });

  // Reads Windows-1252, in which byte 0x96 is a dash, and rejects workbooks.
  await open(Buffer.from("Address;CP12\r\nStra\xDFe 3 \x96 4;14.03.2026\r\n", "latin1"));
  await expect(homes(page)).toHaveText([/^Straße 3 – 414 March 2027/]);
  await open(Buffer.from("PK\x03\x04"));
  await expect(page.getByText(/^That is a workbook/)).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("shows the whole table, and no fields without a function", async ({ page }) => {
    await page.goto(address);
    await expect(page.locator("main noscript p")).toBeVisible();
    const rows = (await page.locator("tr").allTextContents()).map(plain);
    for (const { duty, due, record } of duties) {
      const told = [duty, due.replace("CO2", "CO₂"), record].map((text) => text.slice(0, 20));
      expect(rows.some((row) => told.every((text) => row.includes(text)))).toBe(true);
    }
    const trade = page.locator(".duty-group").last();
    await trade.locator("summary").click();
    await expect(trade.getByRole("table")).toBeVisible();
    await expect(page.locator(".planner")).toBeHidden();
    await page.goto("/air-conditioning");
    await expect(page.getByRole("table", { name: /^Charge in kilograms/ })).toBeVisible();
    await expect(page.getByLabel("Charge in kg")).toBeHidden();
  });
});
