// Pages that are left, closed and duplicated while a message is being sent.

import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { enquiryPath } from "@/lib/enquiry";
import { site } from "@/lib/site";
import { onTheWay, type RouteAction } from "./endpoint";
import { expect, fill, filledForm, formOn, stored, test } from "./enquiry-form";
import { hold, hydrated, movePointer, scripts } from "./test";

const failure = { status: 500 };

/** Fills in the form and sets the results of its requests. */
async function against(page: Page, ...acts: readonly RouteAction[]) {
  return { ...(await onTheWay(page.context(), ...acts)), ...(await filledForm(page)) };
}

/** Expects the Worker to have each of these messages once. */
async function areStored(...messages: readonly string[]) {
  for (const message of messages) await expect.poll(() => stored(message)).toHaveLength(1);
}

/** Duplicates the contact page's tab, with its storage. */
async function copyOf(page: Page, message: string) {
  const open = () => page.evaluate(() => void window.open(location.href));
  const [copy] = await Promise.all([page.waitForEvent("popup"), open()]);
  // Wait for the page, so that the pointer hydrates it.
  await copy.waitForURL(page.url());
  await movePointer(copy, 300, 300);
  await hydrated(copy);
  return { ...formOn(copy, message), page: copy };
}

test("does not change a confirmed message when another one is typed and sent", async ({ page }) => {
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

test("keeps a message when its tab is closed, and shows the outcome in the next tab", async ({ page, context }) => {
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

test("sends a last try when a tab is closed and never opened again", async ({ page, context }) => {
  const form = await against(page, failure);
  await form.button.click();
  await expect(form.status).toContainText("trying again");
  await context.unrouteAll();
  await page.close();
  await areStored(form.message);
  expect(context.pages()).toEqual([]);
});

test("asks before leaving an unconfirmed message, but not for a call or a mail", async ({ page }) => {
  const form = await against(page, ...Array<RouteAction>(3).fill(failure));
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

test("sends nothing twice from a duplicated tab, and a new message with a new key", async ({ page }) => {
  const form = await against(page, ...Array<RouteAction>(4).fill("held"));
  const copy = await copyOf(page, form.message);
  await copy.expectTyped();

  await form.button.click();
  // Wait for the first tab's lock on the message, because Chromium denies one while a script opens a window.
  await expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.length)).toBe(1);
  const second = await copyOf(page, form.message);
  // While the first tab waits for its response, its copy also waits and does not show the message as unsent.
  await expect(second.status).toContainText(/^Your message of \d\d:\d\d is being sent again\.$/);
  await second.expectTyped();
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

test("uses one key for a draft, whether the browser or the script posts it", async ({ page }) => {
  const release = await hold(page, scripts);
  const keys: (string | null | undefined)[] = [];
  await page.route(`**${enquiryPath}`, async (route) => {
    const request = route.request();
    keys.push(request.headers()["idempotency-key"] ?? new URLSearchParams(request.postData() ?? "").get("key"));
    // Status 204 keeps the browser on the page.
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
