import { whoPays } from "@/data/who-pays";
import { peopleWithAnswers } from "@/lib/who-pays";
import { axeFaults } from "./axe";
import { expect, test } from "./test";

const people = peopleWithAnswers(whoPays);
const answers = people.flatMap(({ name, answers }) => answers.map((answer) => ({ who: name, ...answer })));
const [first, last] = [answers[0], answers.at(-1)];
if (!first || !last) throw new Error("data/who-pays.ts has no answer.");

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("shows one answer for a choice, at its own address with a link back to the choices", async ({ page }) => {
    await page.goto("/who-pays");
    await expect(page.locator(".answer:visible")).toHaveId(first.id);
    for (const { id, problem, who, payer } of [first, last]) {
      await page.getByRole("link", { name: `${problem.name}: ${who} (${payer})`, exact: true }).click();
      await expect(page).toHaveURL(`/who-pays#${id}`);
      await expect(page.locator(".answer:visible")).toHaveCount(1);
      await expect(page.locator(`#${id}`).getByRole("heading", { level: 2 })).toBeInViewport();
      await expect(page.locator(`#${id}`).getByRole("button")).toHaveCount(0);
    }
    const answer = page.locator(`#${last.id}`);
    await answer.getByRole("link", { name: "Choose another situation" }).click();
    await expect(answer).toBeHidden();
    await expect(page.getByRole("heading", { name: whoPays.choose.heading })).toBeInViewport();
  });

  test("prints only the chosen answer, or all if none is chosen", async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    await page.goto("/who-pays");
    await expect(page.locator(".answer:visible")).toHaveCount(answers.length);
    await page.goto(`/who-pays#${first.id}`);
    await expect(page.locator(".answer:visible")).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
    await expect(page.getByRole("heading", { name: whoPays.choose.heading })).toBeHidden();
    await expect(page.getByText(whoPays.advice.text)).toBeVisible();
  });
});

test("copies a letter unchanged", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`/who-pays#${first.id}`);
  const answer = page.locator(`#${first.id}`);
  await answer.getByRole("button", { name: "Copy this letter" }).click();
  await expect(answer.getByRole("status")).toHaveText(/^Copied\./);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first.letter);
  await page.emulateMedia({ media: "print" });
  await expect(answer.getByRole("button")).toHaveCount(0);
  await expect(answer.locator(".letter")).toBeVisible();
});

test("selects the letter when the clipboard is unavailable", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.goto(`/who-pays#${first.id}`);
  const answer = page.locator(`#${first.id}`);
  await answer.getByRole("button", { name: "Copy this letter" }).click();
  await expect(answer.getByRole("status")).toHaveText(/did not copy it/);
  expect((await page.evaluate(() => getSelection()?.toString()))?.trim()).toBe(first.letter);
});

test("shows an answer without axe violations, also on the narrowest phone", async ({ page }) => {
  await page.goto("/who-pays");
  const ids = answers.map(({ id }) => id);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const faults = await page.evaluate((ids) => {
      return ids.filter((id) => {
        location.hash = id;
        const isShown = document.getElementById(id)?.checkVisibility();
        return !isShown || document.documentElement.scrollWidth > innerWidth;
      });
    }, ids);
    expect(faults, `hidden or wider than ${width} px`).toEqual([]);
  }
  expect(await axeFaults(page, { selector: "main" })).toEqual([]);
});
