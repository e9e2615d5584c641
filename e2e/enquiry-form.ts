/** Helpers for the tests of the contact form's delivery. */
import { randomUUID } from "node:crypto";
import { test as base, expect, type Page } from "@playwright/test";
import { sent } from "@/lib/enquiry";
import { hydrated, noteErrors } from "./test";

export { expect };

/** Fails on a page error or a CSP violation, but not on a failed request, which these tests simulate. */
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

/** Opens the contact page, hydrates it and fills in the form with a unique message. */
export async function filledForm(page: Page) {
  await page.goto("/contact");
  const form = formOn(page, `Boiler E119 ${randomUUID()}\n& no "hot" water`);
  await form.field("Message").focus();
  await hydrated(page);
  await fill(page, form.message);
  return form;
}

/** The elements and expectations of the form on a page. */
export function formOn(page: Page, message: string) {
  const field = (label: string) => page.getByLabel(label);
  const form = page.getByRole("form", { name: "Request a quote" });
  return {
    message,
    field,
    button: page.getByRole("button", { name: /^(Send Message|Sending your message…)$/ }),
    alert: form.getByRole("alert"),
    /** The line under the form with its state. */
    status: form.getByRole("status").first(),
    toast: page.locator("[data-sonner-toast]"),
    /** Every field still has the typed value. */
    async expectTyped() {
      for (const [label, value] of Object.entries(typed)) await expect(field(label)).toHaveValue(value);
      await expect(field("Message")).toHaveValue(message);
    },
    async isEmpty() {
      for (const label of [...Object.keys(typed), "Message"]) await expect(field(label)).toHaveValue("");
    },
    /** The form is confirmed in the specification's words, and cleared. */
    async isSent() {
      await expect(this.status).toContainText(`${sent.title} ${sent.reply}`);
      await expect(this.toast).toContainText("Message Sent!");
      await this.isEmpty();
    },
  };
}

/** Fills in the form. */
export async function fill(page: Page, message: string): Promise<void> {
  for (const [label, value] of Object.entries(typed)) {
    if (label === "Service Required") await page.getByLabel(label).selectOption(value);
    else await page.getByLabel(label).fill(value);
  }
  await page.getByLabel("Message").fill(message);
}

/**
 * Advances the page's clock until a condition holds.
 * @param step milliseconds for each step; short if the exact time matters
 */
export async function runClockUntil(page: Page, holds: () => Promise<void>, step = 3000): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(step);
    await holds();
  }).toPass({ intervals: [50] });
}

/**
 * Queries the Worker's database by the endpoint for tests (worker/test-entry.ts). It uses GET, which Wrangler repeats
 * if the Worker restarts.
 */
export const query = (sql: string) => fetch(`${test.info().project.use.baseURL}/api/sql?${encodeURIComponent(sql)}`);

/** The enquiries that the Worker has stored with this message. */
export async function stored(message: string): Promise<readonly Record<string, unknown>[]> {
  const answer = await query(`SELECT * FROM enquiries WHERE message = '${message.replaceAll("'", "''")}'`);
  return answer.json();
}
