import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import ICAL from "ical.js";

export const address = "/compliance-calendar";

/** The file that the visitor gets, as another program reads it. */
export async function download(page: Page) {
  const text = await saved(page, "Download for your calendar", "compliance-calendar.ics");
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}

/** What a button saves as a file. */
export async function saved(page: Page, button: string, name: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: button }).click()]);
  expect(file.suggestedFilename()).toBe(name);
  return readFileSync(await file.path(), "utf8");
}
