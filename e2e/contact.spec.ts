import { contactServices } from "@/data/business";
import { addDays, today } from "@/lib/days";
import { sent } from "@/lib/enquiry";
import { shortDayName, specialDaysFrom } from "@/lib/opening";
import { site } from "@/lib/site";
import { builtPage, builtPages } from "./built";
import { expect, hydrated, movePointer, test } from "./test";

const fields = ["Full Name", "Phone Number", "Email Address", "Service Required", "Message"];

test("warns of gas, confirms once in the specification's words, and clears the form", async ({ page }) => {
  await page.goto("/contact");
  const form = page.getByRole("form", { name: "Request a quote" });
  await page.getByLabel("Full Name").fill("Ada Byron");
  await hydrated(page);
  await expect(page.getByLabel("Full Name"), "typed before the scripts ran").toHaveValue("Ada Byron");
  // The live regions exist before they announce the outcome.
  for (const region of ["status", "alert"] as const) {
    const display = await form.getByRole(region).evaluate((element) => getComputedStyle(element).display);
    expect(display, `display of the ${region}`).not.toBe("none");
  }
  await page.getByLabel("Phone Number").fill("020 7946 0000");
  await page.getByLabel("Email Address").fill("ada@firm.example");
  // Words that suggest a gas escape show the emergency numbers, and sending remains possible.
  const note = page.getByText("cannot wait, call us now");
  const message = page.getByLabel("Message");
  await message.fill("The CO alarm went off twice.");
  await expect(note).toBeHidden();
  await page.getByLabel("Service Required").selectOption("Gas Services");
  await expect(note).toBeVisible();
  for (const [words, visible] of [
    ["A certificate for Smith & Co, please.", false],
    ["I can SMELL something at the meter.", true],
    ["A new hob.", false],
    ["There is a leak.", true],
    ["A stink of eggs.", true],
  ] as const) {
    await message.fill(words);
    await expect(note, words).toBeVisible({ visible });
  }
  await page.getByRole("button", { name: "Send Message" }).click();
  const toast = page.locator("[data-sonner-toast]");
  await expect(toast).toContainText("Message Sent!");
  await expect(toast).toContainText(sent.reply);
  for (const label of fields) await expect(page.getByLabel(label)).toHaveValue("");
  await expect(note).toBeHidden();
  const close = page.getByRole("button", { name: "Close toast" });
  const box = await close.boundingBox();
  // Round, because a browser may report 43.999998 instead of 44.
  expect(Math.round(Math.min(box?.width ?? 0, box?.height ?? 0))).toBeGreaterThanOrEqual(44);
  // Only the form announces it, because it says more than the toast.
  const announcing = page.locator("[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], output");
  await expect(announcing.filter({ hasText: "Message Sent!" })).toHaveCount(1);
  await close.click();
  await expect(toast).toHaveCount(0);
  await expect(form.locator("[aria-invalid]")).toHaveCount(0);
  await expect(form.getByRole("status")).toContainText("Message Sent!");
});

test("has five fields, nine services in order, and no limit that would cut a text", () => {
  const { $ } = builtPage("/contact");
  const form = $('form[aria-label="Request a quote"]');
  const required = form.find("[required]").map((_, { attribs }) => `${attribs.name} ${attribs.type ?? ""}`);
  expect(required.get()).toEqual(["name text", "phone tel", "email email", "message "]);
  const options = form.find("select[name=service] option").map((_, option) => $(option).text());
  expect(options.get()).toEqual(["Select a service", ...contactServices]);
  expect(form.find("[maxlength]").length).toBe(0);
});

test("rejects an incomplete form and a text that is too long, and keeps all input", async ({ page }) => {
  await page.goto("/contact");
  const message = page.getByLabel("Message");
  await message.focus();
  await hydrated(page);
  await page.evaluate((text) => document.execCommand("insertText", false, text), "é".repeat(5003));
  await expect(page.getByText("3 characters too many.")).toBeVisible();
  expect(await message.inputValue()).toHaveLength(5003);
  await page.keyboard.press("Backspace");
  await expect(page.getByText("2 characters too many.")).toBeVisible();
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(message).toHaveAccessibleDescription(/^Please shorten this by 2 characters\. /);
  await message.fill("No hot water on floor 3");
  // The errors of the browser's validation appear beside the fields.
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByLabel("Full Name")).toBeFocused();
  await expect(page.getByLabel("Full Name")).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator("#name-error")).not.toBeEmpty();
  await page.getByLabel("Full Name").fill("Ada");
  await expect(page.locator("#name-error")).toBeEmpty();
  await page.reload();
  await movePointer(page, 300, 300);
  await expect(message).toHaveValue("No hot water on floor 3");
});

test("lets a number be selected with the pointer and copied, without dialling it", async ({ page }) => {
  await page.goto("/contact");
  const number = page.locator('aside a[href^="tel:"] span').first();
  await movePointer(page, 300, 300);
  await number.hover();
  await hydrated(page);
  // Wait for the font, because it changes the width.
  await page.evaluate(() => document.fonts.ready);
  const box = await number.boundingBox();
  if (!box) throw new Error("the number in the top bar is not shown");
  await page.mouse.move(box.x + 1, box.y + box.height / 2);
  const dialled = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener("click", (event) => resolve(!event.defaultPrevented), { once: true });
      }),
  );
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 1, box.y + box.height / 2, { steps: 8 });
  await page.mouse.up();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain(site.phone.display.slice(0, 10));
  expect(await dialled).toBe(false);
});

test("dials one number with every call button, and names way and placement of each contact link", () => {
  for (const { path, $ } of builtPages()) {
    const buttons = $("a.button[href^='tel:'], aside a[href^='tel:'], header a[href^='tel:']").not("main *");
    expect(new Set(buttons.map((_, { attribs }) => attribs.href).get()), path).toEqual(new Set([site.phone.href]));
    const links = $('a[href^="tel:"], a[href^="mailto:"], a[href^="/booking-request"]').toArray();
    expect(links.length, path).toBeGreaterThan(5);
    const nameless = links.filter(({ attribs: { href = "", "data-contact": way = "" } }) => {
      const name = href.startsWith("tel:") ? "phone" : href.startsWith("mailto:") ? "email" : "booking";
      return !new RegExp(`^${name}:[a-z-]+$`).test(way);
    });
    expect(nameless, path).toEqual([]);
  }
});

test("shows whether the office is open, without a layout shift", async ({ page }) => {
  // A Monday in winter, when London uses UTC.
  const [open, closed] = ["2026-11-16T17:59:00Z", "2026-11-16T18:01:00Z"] as const;
  for (const [path, place, time, width] of [
    ["/contact", "main p", open, 360],
    ["/emergency", "main p", closed, 360],
    ["/areas/camden", "aside span", closed, 1440],
  ] as const) {
    await page.clock.setFixedTime(time);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const line = page
      .locator(place)
      .filter({ hasText: /^(Office|Emergency line) / })
      .first();
    const box = await line.boundingBox();
    await movePointer(page, 300, 300);
    const words = time === open ? "Office open until 6pm" : "Office closed, emergency line open";
    await expect(line.locator("[data-open-now]"), path).toHaveText(words);
    expect(await line.boundingBox(), `${path}, ${width} px wide`).toEqual(box);
  }
});

test("shows a special day from thirty days before it until it is over", async ({ page }) => {
  const [day] = specialDaysFrom(today());
  if (!day) throw new Error("The firm of the tests has a day with other hours in every month.");
  const row = page.locator("main dt", { hasText: shortDayName(day.date) });
  for (const [away, shown] of [
    [-31, false],
    [-30, true],
    [0, true],
    [1, false],
  ] as const) {
    await page.clock.setFixedTime(`${addDays(day.date, away)}T12:00:00Z`);
    await page.goto("/contact");
    await expect(row).toBeVisible({ visible: shown });
  }
});
