/** What the tests of the contact form's delivery share. */
import { randomUUID } from "node:crypto";
import { test as base, expect, type Page } from "@playwright/test";
import { sent } from "@/lib/enquiry";
import { hydrated, noteErrors } from "./test";

export { expect };

/** A page error or a violation of the policy fails the test; a request that fails is what these tests are about. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const faults = noteErrors(page, /^Failed to load resource/);
    await use(page);
    expect(faults, "page errors, policy violations").toEqual([]);
  },
});

const typed = {
  "Full Name": "Ada Byron",
  "Phone Number": "020 7946 0000",
  "Email Address": "ada@firm.example",
  "Service Required": "Gas Services",
};

/** The contact page, its form hydrated and filled in with a message that nobody has sent before. */
export async function filledForm(page: Page) {
  await page.goto("/contact");
  const form = formOn(page, `Boiler E119 ${randomUUID()}\n& no "hot" water`);
  await form.field("Message").focus();
  await hydrated(page);
  await fill(page, form.message);
  return form;
}

/** The form on a page, as the message's sender sees it. */
export function formOn(page: Page, message: string) {
  const field = (label: string) => page.getByLabel(label);
  const own = page.getByRole("form", { name: "Request a quote" });
  return {
    message,
    field,
    button: page.getByRole("button", { name: /^(Send Message|Sending your message…)$/ }),
    alert: own.getByRole("alert"),
    /** The line under the form that says what becomes of it. */
    status: own.getByRole("status").first(),
    toast: page.locator("[data-sonner-toast]"),
    /** Every field still holds what was typed. */
    async isKept() {
      for (const [label, value] of Object.entries(typed)) await expect(field(label)).toHaveValue(value);
      await expect(field("Message")).toHaveValue(message);
    },
    async isEmpty() {
      for (const label of [...Object.keys(typed), "Message"]) await expect(field(label)).toHaveValue("");
    },
    /** It is confirmed in the specification's words, and cleared. */
    async isSent() {
      await expect(this.status).toContainText(`${sent.title} ${sent.reply}`);
      await expect(this.toast).toContainText("Message Sent!");
      await this.isEmpty();
    },
  };
}

/** Fills in the form; the list can be chosen from only by what it offers. */
export async function fill(page: Page, message: string): Promise<void> {
  for (const [label, value] of Object.entries(typed)) {
    if (label === "Service Required") await page.getByLabel(label).selectOption(value);
    else await page.getByLabel(label).fill(value);
  }
  await page.getByLabel("Message").fill(message);
}

/**
 * Lets the page's clock run on, as fast as what it waits for allows, until something holds.
 * @param step how far it runs at a time, in milliseconds; short where the very next moment matters
 */
export async function inTime(page: Page, holds: () => Promise<void>, step = 3000): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(step);
    await holds();
  }).toPass({ intervals: [50] });
}

/**
 * Reads from the Worker's database by the tests' own way (worker/test-entry.ts): by GET, which Wrangler repeats where the
 * Worker starts anew meanwhile.
 */
export const query = (sql: string) => fetch(`${test.info().project.use.baseURL}/api/sql?${encodeURIComponent(sql)}`);

/** The enquiries that the Worker has stored with this message. */
export async function stored(message: string): Promise<readonly Record<string, unknown>[]> {
  const answer = await query(`SELECT * FROM enquiries WHERE message = '${message.replaceAll("'", "''")}'`);
  return answer.json();
}
