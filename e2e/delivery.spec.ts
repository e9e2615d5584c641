// The form, where the way to the Worker or the Worker itself fails.
import type { Page } from "@playwright/test";
import { site } from "@/lib/site";
import { type Act, onTheWay } from "./endpoint";
import { expect, filledForm, inTime, stored, test } from "./enquiry-form";
import { movePointer } from "./test";

const quick = { timeout: 100 };

/** The filled form, and what becomes of its requests. */
async function against(page: Page, ...acts: readonly Act[]) {
  await page.clock.install();
  const { requests } = await onTheWay(page.context(), ...acts);
  const form = await filledForm(page);
  // From here on time passes only where a test lets it.
  await page.clock.pauseAt(Date.now() + 60_000);
  /** The Worker took this enquiry, once. */
  const isStored = async () => expect(await stored(form.message)).toHaveLength(1);
  return { ...form, requests, isStored };
}

for (const [fault, acts, words] of [
  ["loses its answer twice", ["lost", "lost"], "We have no answer yet and are trying again"],
  ["fails with 500", [{ status: 500 }], "Our server could not take it, so we are trying again"],
] as const satisfies readonly (readonly [string, readonly Act[], string])[]) {
  test(`the form delivers once where the server ${fault}`, async ({ page }) => {
    const form = await against(page, ...acts);
    await form.button.click();
    await inTime(page, () => expect(form.status).toContainText(words, quick), 900);
    await expect(form.button).toHaveText("Sending your message…");
    await form.isKept();
    await inTime(page, () => expect(form.status).toContainText("Message Sent!", quick));
    await page.clock.resume();
    await form.isSent();
    await form.isStored();
    expect(form.requests()).toBe(acts.length + 1);
  });
}

for (const [fault, acts, words] of [
  ["takes it, and loses its answer each time", Array<Act>(4).fill("lost"), "We got no confirmation"],
  ["has had too many", [{ status: 429, body: { error: "Ten came at once." } }], "not accepted. Ten came at once."],
] as const satisfies readonly (readonly [string, readonly Act[], string])[]) {
  test(`nothing typed is lost, also by a reload, where the server ${fault}`, async ({ page }) => {
    const form = await against(page, ...acts);
    await form.button.click();
    await inTime(page, () => expect(form.alert).toContainText(words, quick));
    await inTime(page, () => expect(form.toast).toContainText(site.phone.display, quick), 300);
    await expect(form.alert.getByRole("link", { name: site.phone.display })).toHaveAttribute("href", site.phone.href);
    const draft = await form.alert.getByRole("link", { name: /e-mail/ }).getAttribute("href");
    expect(decodeURIComponent(draft ?? "").replaceAll("\r", "")).toContain(form.message);
    await form.isKept();
    expect(form.requests()).toBe(acts.length);

    await page.reload();
    await movePointer(page, 300, 300);
    if (words.includes("not accepted")) {
      await inTime(page, () => expect(form.alert).toContainText(words, quick));
      await form.isKept();
      await form.button.click();
      await inTime(page, () => expect(form.status).toContainText("Message Sent!", quick));
    } else {
      await inTime(page, () => expect(form.status).toContainText(/Your message of \d\d:\d\d has arrived/, quick));
    }
    await form.isEmpty();
    await form.isStored();
  });
}

test("a field that the server refuses is marked, named and gone to", async ({ page }) => {
  const form = await against(page, { status: 422, body: { errors: { phone: "Please enter your phone number." } } });
  await form.button.click();
  await inTime(page, () => expect(form.field("Phone Number")).toHaveAttribute("aria-invalid", "true", quick));
  await expect(form.field("Phone Number")).toHaveAccessibleDescription("Please enter your phone number.");
  await expect(form.field("Phone Number")).toBeFocused();
  await form.field("Phone Number").fill("020 7946 0001");
  await expect(form.field("Phone Number")).not.toHaveAttribute("aria-invalid");
});

test("offline the form keeps everything, and back online it delivers and keeps the focus", async ({
  page,
  context,
}) => {
  const form = await against(page);
  await context.setOffline(true);
  await form.button.click();
  await inTime(page, () => expect(form.status).toContainText("Your device is offline", quick), 900);
  await inTime(page, () => expect(form.alert).toContainText("Your device was offline, so nothing was sent", quick));
  await form.isKept();
  expect(await stored(form.message)).toEqual([]);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(form.button).toBeFocused();
  // In small steps: the toast of the failure, which this one replaces, must not end while the answer is on its way.
  await inTime(page, () => expect(form.status).toContainText("Message Sent!", quick), 300);
  await page.clock.resume();
  await form.isSent();
  await form.isStored();
});

test("clicks and Enter during the sending send nothing more", async ({ page }) => {
  const form = await against(page, "silent");
  await form.button.dblclick();
  await expect(form.button).toHaveText("Sending your message…");
  await expect(form.button).toHaveAttribute("aria-busy", "true");
  await expect(form.button).toBeFocused();
  await form.button.click({ force: true });
  await form.field("Full Name").press("Enter");
  await page.clock.runFor(5000);
  await expect.poll(form.requests).toBe(1);
  await inTime(page, () => expect(form.status).toContainText("Message Sent!", quick));
  await form.isStored();
});
