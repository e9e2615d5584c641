import { openingHours } from "@/data/business";
import { site } from "@/lib/site";
import { kinds } from "./pages";
import { expect, test } from "./test";

test.use({ javaScriptEnabled: false });

test("without scripts, links to the phone, the e-mail address and the booking page", async ({ page }) => {
  for (const path of [kinds.home, kinds.service, kinds.area, kinds.calendar]) {
    await page.goto(path);
    for (const part of [
      page.getByRole("heading", { level: 1 }),
      page.locator("footer").getByRole("link", { name: "Contact" }),
      page.locator('a[href^="tel:"]'),
      page.locator(`a[href="${site.phone.href}"]`, { hasText: site.phone.display }),
      page.locator(`a[href="${site.email.href}"]`, { hasText: site.email.display }),
      page.locator(`a[href="${site.bookingUrl}"][target="_blank"][rel~="noopener"]`),
    ])
      await expect(part.first(), path).toBeVisible();
  }
});

test("without scripts, opens the menus on hover and on focus, and navigates", async ({ page }) => {
  await page.goto("/contact");
  const link = page.locator(".main-nav").getByRole("link", { name: "Chiller Installation" });
  await expect(link).toBeHidden();
  await page.getByRole("button", { name: "HVAC Services" }).focus();
  await expect(link).toBeVisible();
  await page.getByRole("button", { name: "HVAC Services" }).hover();
  await link.click();
  await expect(page).toHaveURL("/services/chiller-installation");
});

test("without scripts, shows the first answer open, and opens every other", async ({ page }) => {
  await page.goto("/plumbing-services/plumber-london");
  const questions = page.locator("details.question");
  await expect(questions).toHaveCount(4);
  for (const [index, question] of (await questions.all()).entries()) {
    await expect(question.locator("p")).toBeVisible({ visible: index === 0 });
    if (index > 0) await question.locator("summary").click();
    await expect(question.locator("p")).toBeVisible();
  }
});

test("without scripts, opens and closes a section of a phone at its heading, above its drawing", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/boiler-services");
  const section = page.locator("section", { has: page.getByRole("heading", { name: "Annual boiler service" }) }).last();
  const text = section.getByText("Have your boiler serviced once a year");
  await expect(text).toBeHidden();
  await section.getByRole("heading").click({ force: true });
  await expect(text).toBeVisible();
  await section.getByRole("heading").click({ force: true });
  await expect(text).toBeHidden();
});

test("without scripts, opens and closes a section of a phone at its drawing's caption", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/gas-services");
  const heading = page.getByRole("heading", { name: "Which gas pipes are yours" });
  const section = page.locator("section", { has: heading }).last();
  const caption = section.locator("figcaption");
  const text = section.locator("details p").first();
  await expect(text).toBeHidden();
  await caption.scrollIntoViewIfNeeded();
  const before = await caption.boundingBox();
  await caption.click({ force: true });
  await expect(text).toBeVisible();
  expect(await caption.boundingBox(), "the caption stays where it was").toEqual(before);
  await caption.click({ force: true });
  await expect(text).toBeHidden();
});

test("without scripts, links from the postcode look-up to the list of areas", async ({ page }) => {
  await page.goto("/contact");
  const form = page.locator('main form[action="/areas#london"]');
  await expect(form.getByRole("textbox")).toHaveCount(0);
  // Playwright does not read the text of a <noscript> itself, only that of its elements.
  const note = form.locator("noscript > p");
  await expect(note).toBeVisible();
  await expect(note).toHaveText(`The button opens the list of all areas. Or call ${site.phone.display}.`);
  await form.getByRole("button", { name: "Find my area" }).click();
  await expect(page).toHaveURL(/\/areas\??#london$/);
  await expect(page.getByRole("link", { name: "Camden" }).first()).toBeInViewport();
});

test("without scripts, shows the hours, the street map and a form for the mail program", async ({ page }) => {
  await page.goto("/contact");
  // The text in place of open or closed.
  await expect(page.getByText(/^Office Mon–Fri .* Emergency line always open$/).first()).toBeVisible();
  const hours = page.locator("main address dt");
  for (const { label } of openingHours) await expect(hours.getByText(label, { exact: true })).toBeVisible();

  const frame = page.locator('main iframe[title*=" location: "][loading="lazy"][height="400"]');
  await expect(frame).toHaveCount(1);
  const widths = await frame.evaluate((element) => [element.clientWidth, element.closest("div")?.clientWidth]);
  expect(widths[0]).toBe(widths[1]);

  const form = page.getByRole("form", { name: "Request a quote" });
  await expect(form).toHaveAttribute("method", "post");
  await expect(form.getByRole("button", { name: "Send Message" })).toHaveAttribute("formaction", /^mailto:/);
  const numbers = form.locator('.urgent-note a[href^="tel:"]');
  for (const service of ["Gas Services", "Emergency Repairs"]) {
    await form.getByLabel("Service Required").selectOption(service);
    for (const number of await numbers.all())
      await expect(number).toBeVisible({ visible: service === "Emergency Repairs" });
  }
  await expect(numbers.first()).toHaveAttribute("href", "tel:0800111999");
  await expect(numbers.last()).toHaveAttribute("href", site.phone.href);
  await expect(form.locator(".urgent-note")).not.toContainText("24");
  await expect(form.getByRole("button", { name: "Send Message" })).toBeEnabled();
});
