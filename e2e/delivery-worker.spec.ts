// The form with the Worker and its database, as served by `npm start`.

import { randomUUID } from "node:crypto";
import { enquiryPath } from "@/lib/enquiry";
import { referenceOf } from "@/lib/reference";
import { expect, fill, filledForm, formOn, stored, test } from "./enquiry-form";
import { hold, hydrated, movePointer, scripts } from "./test";

test("preselects the service of the visitor's page and stores the page", async ({ page }) => {
  await page.goto("/services/air-conditioning-installation");
  await page.locator('main a[href^="/contact"]').first().click();
  // Wait for the page, so that the pointer hydrates it.
  await page.waitForURL(/\/contact/);
  await movePointer(page, 300, 300);
  const field = page.getByLabel("Service Required");
  await expect(field).toHaveValue("Air Conditioning");
  await expect(field).toHaveAccessibleDescription("About: Air Conditioning Installation");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/contact$/);
  const message = randomUUID();
  await fill(page, message);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(formOn(page, message).status).toContainText("Message Sent!");
  expect(await stored(message)).toMatchObject([
    { service: "Gas Services", page: "/services/air-conditioning-installation" },
  ]);
});

test("stores an enquiry, even if it was filled in within a second", async ({ page }) => {
  const form = await filledForm(page);
  const answer = page.waitForResponse(`**${enquiryPath}`);
  await form.button.click();
  expect((await answer).status()).toBe(201);
  await form.isSent();
  const [enquiry] = await stored(form.message);
  const reference = referenceOf(Number(enquiry?.n));
  await expect(form.status).toContainText(`Your reference is ${reference}. If it cannot wait, call`);
  await expect(form.toast).toContainText(reference);
  expect([enquiry]).toMatchObject([
    { name: "Ada Byron", phone: "020 7946 0000", email: "ada@firm.example", service: "Gas Services" },
  ]);
});

test("keeps all input and allows another try when a browser fills in the honeypot", async ({ page }) => {
  const form = await filledForm(page);
  await page.locator("#website").evaluate((field) => {
    if (field instanceof HTMLInputElement) field.value = "https://filled.example";
  });
  await form.button.click();
  await expect(form.alert).toContainText("a field that must stay empty");
  await form.expectTyped();
  await page.getByRole("button", { name: "Try again" }).click();
  await form.isSent();
  expect(await stored(form.message)).toHaveLength(1);
});

test("stores an enquiry from a page without HTTPS", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(crypto, "randomUUID", { value: undefined }));
  const form = await filledForm(page);
  await form.button.click();
  await form.isSent();
});

test("restores a draft into empty fields only, shows it as unsent, and deletes it on request", async ({ page }) => {
  const form = await filledForm(page);
  const draft = () => page.evaluate(() => JSON.parse(sessionStorage.getItem("enquiry") ?? "{}"));
  expect(await draft()).toMatchObject({ name: "Ada Byron", message: form.message });
  expect(await draft()).not.toHaveProperty("key");
  await page.goto("/privacy");
  const release = await hold(page, scripts);
  // A new page view, for which the browser itself restores no field.
  await page.goto("/contact");
  await form.field("Message").fill("A leak");
  release();
  await hydrated(page);
  await expect(form.status).toContainText("Your draft is still here. This page has not sent it.");
  await expect(form.field("Full Name")).toHaveValue("Ada Byron");
  await expect(form.field("Message")).toHaveValue("A leak");
  expect(await draft()).toMatchObject({ message: "A leak" });
  await page.getByRole("button", { name: "Delete this draft" }).click();
  await form.isEmpty();
  await expect(form.field("Full Name")).toBeFocused();
  expect(await draft()).toEqual({});
});

test.describe("when JavaScript is unavailable", () => {
  test.use({ javaScriptEnabled: false });

  test("stores a native form post with its page and confirms it with a page", async ({ page }) => {
    await page.goto("/areas/camden");
    await page.locator('main a[href^="/contact"]').first().click();
    const message = randomUUID();
    await fill(page, message);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Message Sent!");
    const [enquiry] = await stored(message);
    expect(enquiry).toMatchObject({ name: "Ada Byron", service: "Gas Services", page: "/areas/camden" });
    const reference = referenceOf(Number(enquiry?.n));
    await expect(page.getByText(`Your reference is ${reference}.`)).toBeVisible();
    const photographs = page.getByRole("link", { name: "send photographs by e-mail" });
    await expect(photographs).toHaveAttribute("href", new RegExp(`Enquiry%20${reference}$`));
    await expect(page.getByLabel("Message")).toHaveValue("");
  });

  test("returns a text that is too long in full, and stores it when shortened", async ({ page }) => {
    await page.goto("/contact");
    const [start, end] = [randomUUID(), "The end."];
    await fill(page, start);
    for (const part of ["é".repeat(5000), end]) await page.keyboard.insertText(part);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your enquiry has not been sent");
    const field = page.getByLabel("Message");
    await expect(field).toHaveAccessibleDescription("Please shorten this by 44 characters.");
    await expect(field).toHaveValue(start + "é".repeat(5000) + end);
    await field.fill(start + end);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Message Sent!");
    expect(await stored(start + end)).toHaveLength(1);
  });
});
