// The form when the connection to the Worker, or the Worker, fails.
import type { Page } from "@playwright/test";
import { site } from "@/lib/site";
import { onTheWay, type RouteAction } from "./endpoint";
import { expect, filledForm, runClockUntil, stored, test } from "./enquiry-form";
import { movePointer } from "./test";

const quick = { timeout: 100 };

/** Fills in the form and sets the results of its requests. */
async function against(page: Page, ...acts: readonly RouteAction[]) {
  await page.clock.install();
  const { requests } = await onTheWay(page.context(), ...acts);
  const form = await filledForm(page);
  // From here on, only the test advances the clock.
  await page.clock.pauseAt(Date.now() + 60_000);
  /** Expects the Worker to have stored this enquiry once. */
  const isStored = async () => expect(await stored(form.message)).toHaveLength(1);
  return { ...form, requests, isStored };
}

for (const [fault, acts, words] of [
  ["stores it but two responses are lost", ["lost", "lost"], "We have no answer yet and are trying again"],
  ["fails with 500", [{ status: 500 }], "Our server could not take it, so we are trying again"],
] as const satisfies readonly (readonly [string, readonly RouteAction[], string])[]) {
  test(`delivers the form once when the server ${fault}`, async ({ page }) => {
    const form = await against(page, ...acts);
    await form.button.click();
    await runClockUntil(page, () => expect(form.status).toContainText(words, quick), 900);
    await expect(form.button).toHaveText("Sending your message…");
    await form.expectTyped();
    await runClockUntil(page, () => expect(form.status).toContainText("Message Sent!", quick));
    await page.clock.resume();
    await form.isSent();
    await form.isStored();
    expect(form.requests()).toBe(acts.length + 1);
  });
}

for (const [fault, acts, words] of [
  ["stores it but every response is lost", Array<RouteAction>(4).fill("lost"), "We got no confirmation"],
  ["rejects it with 429", [{ status: 429, body: { error: "Ten came at once." } }], "not accepted. Ten came at once."],
] as const satisfies readonly (readonly [string, readonly RouteAction[], string])[]) {
  test(`keeps all input, also after a reload, when the server ${fault}`, async ({ page }) => {
    const form = await against(page, ...acts);
    await form.button.click();
    await runClockUntil(page, () => expect(form.alert).toContainText(words, quick));
    await runClockUntil(page, () => expect(form.toast).toContainText(site.phone.display, quick), 300);
    await expect(form.alert.getByRole("link", { name: site.phone.display })).toHaveAttribute("href", site.phone.href);
    const draft = await form.alert.getByRole("link", { name: /e-mail/ }).getAttribute("href");
    expect(decodeURIComponent(draft ?? "").replaceAll("\r", "")).toContain(form.message);
    await form.expectTyped();
    expect(form.requests()).toBe(acts.length);

    await page.reload();
    await movePointer(page, 300, 300);
    if (words.includes("not accepted")) {
      await runClockUntil(page, () => expect(form.alert).toContainText(words, quick));
      await form.expectTyped();
      await form.button.click();
      await runClockUntil(page, () => expect(form.status).toContainText("Message Sent!", quick));
    } else {
      await runClockUntil(page, () =>
        expect(form.status).toContainText(/Your message of \d\d:\d\d has arrived/, quick),
      );
    }
    await form.isEmpty();
    await form.isStored();
  });
}

test("marks, describes and focuses a field that the server rejects", async ({ page }) => {
  const form = await against(page, { status: 422, body: { errors: { phone: "Please enter your phone number." } } });
  await form.button.click();
  await runClockUntil(page, () => expect(form.field("Phone Number")).toHaveAttribute("aria-invalid", "true", quick));
  await expect(form.field("Phone Number")).toHaveAccessibleDescription("Please enter your phone number.");
  await expect(form.field("Phone Number")).toBeFocused();
  await form.field("Phone Number").fill("020 7946 0001");
  await expect(form.field("Phone Number")).not.toHaveAttribute("aria-invalid");
});

test("keeps all input offline, and delivers it without moving the focus when online", async ({ page, context }) => {
  const form = await against(page);
  await context.setOffline(true);
  await form.button.click();
  await runClockUntil(page, () => expect(form.status).toContainText("Your device is offline", quick), 900);
  await runClockUntil(page, () =>
    expect(form.alert).toContainText("Your device was offline, so nothing was sent", quick),
  );
  await form.expectTyped();
  expect(await stored(form.message)).toEqual([]);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(form.button).toBeFocused();
  // Use small steps, so that the toast of the failure does not end before the response replaces it.
  await runClockUntil(page, () => expect(form.status).toContainText("Message Sent!", quick), 300);
  await page.clock.resume();
  await form.isSent();
  await form.isStored();
});

test("ignores clicks and Enter while sending", async ({ page }) => {
  const form = await against(page, "silent");
  await form.button.dblclick();
  await expect(form.button).toHaveText("Sending your message…");
  await expect(form.button).toHaveAttribute("aria-busy", "true");
  await expect(form.button).toBeFocused();
  await form.button.click({ force: true });
  await form.field("Full Name").press("Enter");
  await page.clock.runFor(5000);
  await expect.poll(form.requests).toBe(1);
  await runClockUntil(page, () => expect(form.status).toContainText("Message Sent!", quick));
  await form.isStored();
});
