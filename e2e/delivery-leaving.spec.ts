// Pages that are left, closed and copied while a message is on its way.

import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { enquiryPath } from "@/lib/enquiry";
import { site } from "@/lib/site";
import { type Act, onTheWay } from "./endpoint";
import { expect, fill, filledForm, formOn, stored, test } from "./enquiry-form";
import { hold, hydrated, movePointer, scripts } from "./test";

const failure = { status: 500 };

/** The filled form, and what becomes of its requests. */
async function against(page: Page, ...acts: readonly Act[]) {
  return { ...(await onTheWay(page.context(), ...acts)), ...(await filledForm(page)) };
}

/** The Worker has each of these messages, once. */
async function areStored(...messages: readonly string[]) {
  for (const message of messages) await expect.poll(() => stored(message)).toHaveLength(1);
}

/** A copy of the contact page's tab, with its storage. */
async function copyOf(page: Page, message: string) {
  const open = () => page.evaluate(() => void window.open(location.href));
  const [copy] = await Promise.all([page.waitForEvent("popup"), open()]);
  // The pointer hydrates a page only once it is there.
  await copy.waitForURL(page.url());
  await movePointer(copy, 300, 300);
  await hydrated(copy);
  return { ...formOn(copy, message), page: copy };
}

test("a message that is confirmed stays as it is, whatever is typed and sent later", async ({ page }) => {
  const form = await against(page, failure);
  await form.button.click();
  await expect(form.status).toContainText("trying again");
  await form.field("Message").fill("Typed while it was sent");
  await expect(form.status).toContainText("Message Sent!");
  await expect(form.status).toContainText("Your later changes are still in the form. They have not been sent.");

  await page.goto(new URL("/privacy", page.url()).href);
  await page.goBack();
  await movePointer(page, 300, 300);
  await expect(form.status).toContainText("This page has not sent it");
  await expect(form.field("Message")).toHaveValue("Typed while it was sent");
  const [other, last] = [randomUUID(), randomUUID()];
  await form.field("Message").fill(other);
  await form.button.click();
  await form.isSent();
  await fill(page, last);
  await form.button.click();
  await areStored(form.message, other, last);
});

test("a tab closed between tries loses nothing, and the next one says what became of it", async ({ page, context }) => {
  const form = await against(page, "lost");
  await form.button.click();
  await expect(form.status).toContainText("We have no answer yet and are trying again");
  await page.close();
  const other = await context.newPage();
  await other.goto("/contact");
  await movePointer(other, 300, 300);
  const { status, isEmpty } = formOn(other, form.message);
  await expect(status).toContainText(/Your message of \d\d:\d\d has arrived/);
  await isEmpty();
  await areStored(form.message);
  await expect.poll(() => other.evaluate(() => localStorage.length)).toBe(0);
});

test("the browser sends a last try for a tab that is closed and never opened again", async ({ page, context }) => {
  const form = await against(page, failure);
  await form.button.click();
  await expect(form.status).toContainText("trying again");
  await context.unrouteAll();
  await page.close();
  await areStored(form.message);
  expect(context.pages()).toEqual([]);
});

test("the visitor is asked before an unconfirmed message is left, but not for a call or a mail", async ({ page }) => {
  const form = await against(page, ...Array<Act>(3).fill(failure));
  const asked: string[] = [];
  page.on("dialog", async (dialog) => {
    asked.push(dialog.type());
    await dialog.dismiss();
  });
  await form.button.click();
  await expect(form.status).toContainText("trying again");
  await form.status.getByRole("link", { name: site.phone.display }).click();
  const dialled = await page.evaluate(() => performance.now());
  await page.waitForFunction((time) => performance.now() > time + 1000, dialled);
  expect(asked).toEqual([]);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(["beforeunload"]);
  await form.isSent();
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
  expect(asked).toHaveLength(1);
});

test("a copied tab sends nothing twice, and other words under a key of its own", async ({ page }) => {
  const form = await against(page, ...Array<Act>(4).fill("held"));
  const copy = await copyOf(page, form.message);
  await copy.isKept();

  await form.button.click();
  // The first tab has its lock on the message: Chromium refuses one that it grants while a page's script opens a window.
  await expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.length)).toBe(1);
  const second = await copyOf(page, form.message);
  // As long as the first tab waits for its answer, its copy does too, and does not call the words unsent.
  await expect(second.status).toContainText(/^Your message of \d\d:\d\d is being sent again\.$/);
  await second.isKept();
  expect(form.requests()).toBe(1);
  form.release();
  await expect(second.status).toContainText(/^Your message of \d\d:\d\d has arrived/);
  await second.isEmpty();
  await areStored(form.message);
  const matter = randomUUID();
  await fill(second.page, matter);
  await second.button.click();
  await areStored(form.message, matter);
});

test("one draft has one key, whether the browser posts it or the script", async ({ page }) => {
  const release = await hold(page, scripts);
  const keys: (string | null | undefined)[] = [];
  await page.route(`**${enquiryPath}`, async (route) => {
    const request = route.request();
    keys.push(request.headers()["idempotency-key"] ?? new URLSearchParams(request.postData() ?? "").get("key"));
    // The page stays where it is.
    await route.fulfill({ status: 204 });
  });
  await page.goto("/contact");
  expect(await page.locator("input[name=key]").inputValue()).toBe("");
  await fill(page, "Boiler E119");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect.poll(() => keys.length).toBe(1);
  release();
  await hydrated(page);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect.poll(() => keys.length).toBe(2);
  expect(keys[0]).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(keys[1]).toBe(keys[0]);
});
