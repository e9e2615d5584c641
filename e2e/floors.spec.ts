import { pageOf } from "@/lib/pages";
import { builtPage, plain } from "./built";
import { expect, test } from "./test";

const { cards } = pageOf("/");

test("the home page goes down the building, a card on each floor, whose links lead where they say", () => {
  const { $ } = builtPage("/");
  const floors = $(".floor");
  expect(floors.length).toBe(cards.length);
  for (const [index, { title, level, features, systems }] of cards.entries()) {
    const floor = floors.eq(index);
    expect(floor.find("h3").text()).toBe(`${title} ${level}`);
    const links = floor.find("a").map((_, link) => `${plain($(link).text())} ${$(link).attr("href")}`);
    expect(links.get()).toEqual(expect.arrayContaining(features.map(({ text, link }) => `${text} ${link}`)));
    for (const { name } of systems) expect(plain(floor.text())).toContain(name);
  }
});

test("on a wide screen the drawing stays beside every floor and comes nearer", async ({ page }) => {
  await page.goto("/");
  const widthOf = async () => (await page.locator(".building-wide").boundingBox())?.width ?? 0;
  const whole = await widthOf();
  for (const floor of await page.locator(".floor").all()) {
    await floor.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    await expect(page.locator(".building-window")).toBeInViewport({ ratio: 0.9 });
    await expect.poll(widthOf).toBeGreaterThan(1.7 * whole);
  }
});

test("on a phone, and for visitors who want no motion, each floor has its own part of the drawing", async ({
  page,
}) => {
  for (const [width, reducedMotion] of [
    [360, "no-preference"],
    [1440, "reduce"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion });
    await page.goto("/");
    const parts = await page.locator(".floor .crop").all();
    expect(parts).toHaveLength(cards.length);
    for (const part of parts) await expect(part).toBeVisible();
  }
});
