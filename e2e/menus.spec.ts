import { business } from "@/data/business";
import { quoteLabel } from "@/lib/claims";
import { site } from "@/lib/site";
import { axeFaults } from "./axe";
import { builtPages } from "./built";
import { kinds } from "./pages";
import { awake, drawn, expect, hold, movePointer, scripts, test } from "./test";

test.describe("the desktop menus", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/contact");
    await movePointer(page, 700, 600);
    await awake(page);
  });

  test("open on hover and close after the pointer has left", async ({ page }) => {
    const trigger = page.getByRole("button", { name: "Gas Services" });
    await trigger.hover();
    const link = page.locator(".main-nav").getByRole("link", { name: "Gas Pipework Installation" });
    await expect(link).toBeVisible();
    await link.focus();
    await page.mouse.move(700, 800);
    await expect(page.locator(".menu-panel[data-open]")).toHaveCount(0);
    await expect(trigger).toBeFocused();
  });

  test("open on a click, and close on the next", async ({ page }) => {
    const trigger = page.getByRole("button", { name: "HVAC Services" });
    await trigger.focus();
    await trigger.dispatchEvent("click");
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
    await trigger.dispatchEvent("click");
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
  });

  test("stay open on a click after hover has opened them", async ({ page }) => {
    const trigger = page.getByRole("button", { name: "Plumbing Services" });
    await trigger.hover();
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
    await trigger.click();
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
    await page.mouse.move(700, 850);
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
  });

  for (const [menu, link, path] of [
    ["HVAC Services", "Chiller Installation", "/services/chiller-installation"],
    ["Gas Services", "All Gas Services", "/gas-services"],
    ["Plumbing Services", "Bathroom & Kitchen Plumbing", "/services/bathroom-kitchen-plumbing"],
  ] as const) {
    test(`lead from ${menu} to ${link}`, async ({ page }) => {
      await page.getByRole("button", { name: menu }).hover();
      await page.locator(".menu-panel[data-open]").getByRole("link", { name: link }).click();
      await expect(page).toHaveURL(path);
    });
  }

  test("show the drawing of the link under the pointer, else of the one in focus, else of the hub", async ({
    page,
  }) => {
    const sheets = () =>
      page.evaluate(
        () => performance.getEntriesByType("resource").filter(({ name }) => name.includes("-services.")).length,
      );
    expect(await sheets(), "files of drawings before a menu is open").toBe(0);
    await page.getByRole("button", { name: "HVAC Services" }).hover();
    const panel = page.locator(".menu-panel[data-open]");
    /** The addresses of the drawings in sight, the uppermost last. */
    const shown = () =>
      panel.locator("img").evaluateAll((images) =>
        (images as HTMLImageElement[])
          .map((image) => ({ image, style: getComputedStyle(image) }))
          .filter(({ image, style }) => style.visibility === "visible" && image.complete && image.naturalWidth > 0)
          .sort((a, b) => Number(a.style.zIndex === "1") - Number(b.style.zIndex === "1"))
          .map(({ image }) => image.src.split("#")[1]),
      );
    await expect.poll(shown).toEqual(["/hvac-services"]);
    await panel.getByRole("link", { name: "Chiller Installation" }).focus();
    await expect.poll(shown).toEqual(["/hvac-services", "/services/chiller-installation"]);
    await panel.getByRole("link", { name: "Ventilation Systems" }).hover();
    await expect
      .poll(shown)
      .toEqual(["/hvac-services", "/services/chiller-installation", "/services/ventilation-systems"]);
    expect(await sheets()).toBe(1);
  });

  test("work with the keyboard", async ({ page }) => {
    const trigger = page.getByRole("button", { name: "Gas Services" });
    await trigger.focus();
    await page.keyboard.press("Enter");
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
    await expect(page.locator(".menu-panel[data-open]")).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("link", { name: "All Gas Services" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
    await expect(trigger).toBeFocused();
  });

  test("let Tab in and out both ways, close behind it, and have no axe violation while open", async ({ page }) => {
    const stops = page.locator(".main-nav").getByRole("listitem").locator(".menu-trigger");
    for (const name of ["HVAC Services", "Gas Services", "Plumbing Services"]) {
      const trigger = page.getByRole("button", { name, exact: true });
      const index = (await stops.allInnerTexts()).findIndex((text) => text.includes(name));
      await trigger.focus();
      await page.keyboard.press("Enter");
      await expect(trigger).toHaveAttribute("aria-expanded", "true");
      const panel = page.locator(`[id="${await trigger.getAttribute("aria-controls")}"]`);
      await expect(panel).toHaveCSS("opacity", "1");
      // What one menu is made of, all are.
      if (name === "Gas Services") expect(await axeFaults(page)).toEqual([]);
      const links = await panel.getByRole("link").all();
      for (const link of links) {
        await page.keyboard.press("Tab");
        await expect(link).toBeFocused();
      }
      await page.keyboard.press("Tab");
      await expect(stops.nth(index + 1)).toBeFocused();
      await expect(panel).toBeHidden();
      await page.keyboard.press("Shift+Tab");
      await expect(trigger).toBeFocused();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expect(panel.getByRole("link").first()).toBeFocused();
      await page.keyboard.press("Shift+Tab");
      await expect(trigger).toBeFocused();
      await expect(panel).toBeVisible();
      await page.keyboard.press("Shift+Tab");
      await expect(stops.nth(index - 1)).toBeFocused();
      await expect(panel).toBeHidden();
    }
  });
});

test("the desktop menus open 200 ms after the pointer comes, at once within 300 ms of another, and close 150 ms after", async ({
  page,
}) => {
  await page.goto("/contact");
  await movePointer(page, 700, 600);
  await awake(page);
  // Not before the page is drawn: React's own work never waits for this clock.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(3_600_000);
  const menu = (name: string) => page.getByRole("button", { name, exact: true });
  const change = async (name: string, after: number, open: boolean) => {
    if (after > 0) {
      await page.clock.runFor(after - 1);
      await drawn(page);
      await expect(menu(name)).toHaveAttribute("aria-expanded", String(!open));
      await page.clock.runFor(1);
    }
    await expect(menu(name)).toHaveAttribute("aria-expanded", String(open));
  };
  const leave = () => page.mouse.move(700, 850);

  await menu("HVAC Services").hover();
  await change("HVAC Services", 200, true);
  await menu("Gas Services").hover();
  await change("Gas Services", 0, true);
  await change("HVAC Services", 0, false);
  await leave();
  await change("Gas Services", 150, false);
  await page.clock.runFor(299);
  await menu("Plumbing Services").hover();
  await change("Plumbing Services", 0, true);
  await leave();
  await change("Plumbing Services", 150, false);
  await page.clock.runFor(300);
  await menu("Gas Services").hover();
  await change("Gas Services", 200, true);
  await leave();
  await change("Gas Services", 150, false);
  // A menu that the focus has left is closed as well.
  await menu("HVAC Services").focus();
  await page.keyboard.press("Enter");
  await change("HVAC Services", 0, true);
  await page.keyboard.press("Shift+Tab");
  await change("HVAC Services", 0, false);
  await page.clock.runFor(300);
  await menu("Gas Services").hover();
  await change("Gas Services", 200, true);
});

test.describe("the place of a desktop menu", () => {
  test.use({ reducedMotion: "reduce" });
  for (const width of [1280, 1366, 1440]) {
    test(`is below its own trigger at ${width} px, and stays when scripts and drawing come`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => {
        const note = (entry: PerformanceEntry) => performance.mark("shift", { detail: entry.toJSON() });
        new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: "layout-shift" });
      });
      const release = await hold(page, scripts);
      await page.goto("/contact");
      const names = ["HVAC Services", "Gas Services", "Plumbing Services"];
      const open = async (name: string) => {
        const trigger = page.getByRole("button", { name, exact: true });
        await trigger.hover();
        const panel = page.locator(".menu-item", { has: trigger }).locator(".menu-panel");
        await expect(panel).toBeVisible();
        return { trigger, panel, image: panel.locator("img").first() };
      };
      const boxes = async (name: string) => {
        const { trigger, panel } = await open(name);
        const parts = [trigger, panel, ...(await panel.getByRole("link").all())];
        return Promise.all(parts.map((part) => part.boundingBox()));
      };
      const before = new Map<string, Awaited<ReturnType<typeof boxes>>>();
      for (const name of names) {
        const [trigger, panel] = before.set(name, await boxes(name)).get(name) ?? [];
        if (!trigger || !panel) throw new Error(`${name} is not drawn.`);
        expect(panel.x, name).toBeGreaterThan(0);
        expect(panel.x + panel.width, name).toBeLessThan(width);
        expect(panel.x, name).toBeLessThanOrEqual(trigger.x);
        expect(panel.x, name).toBeGreaterThan(trigger.x - panel.width / 4);
      }
      release();
      await awake(page);
      for (const name of names) {
        expect(await boxes(name), name).toEqual(before.get(name));
        const { image } = await open(name);
        await expect.poll(() => image.evaluate((drawing: HTMLImageElement) => drawing.naturalWidth)).toBeGreaterThan(0);
        expect(await boxes(name), name).toEqual(before.get(name));
      }
      expect(await page.evaluate(() => performance.getEntriesByName("shift").length), "layout shifts").toBe(0);
    });
  }
});

test("the menus say which of their links is the page itself", () => {
  for (const { path, $ } of builtPages()) {
    const links = $(".main-nav a, #mobile-menu a[href^='/']:not([target])").toArray();
    const own = links.filter((link) => $(link).attr("href") === path);
    const current = links.filter((link) => $(link).attr("aria-current") === "page");
    expect(
      current.map((link) => $(link).attr("href")),
      path,
    ).toEqual(own.map(() => path));
  }
});

test("the names of the logo and of the links in the top bar hold the words that are seen", async ({ page }) => {
  // Where the menus stand beside the logo, it has no room for what the firm is.
  await page.setViewportSize({ width: 1024, height: 740 });
  await page.goto("/privacy");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: `${business.name} ${business.descriptor}` })).toBeVisible();
  const bar = page.getByRole("complementary", { name: "Emergency line and e-mail" });
  await expect(bar.getByRole("link", { name: site.email.display })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(bar.getByRole("link", { name: site.email.display })).toBeVisible();
});

test("a firm's name of forty characters leaves the menu on one line and everything in its place", async ({ page }) => {
  await page.goto("/privacy");
  await movePointer(page, 700, 600);
  await awake(page);
  // As the logo writes it (components/layout/logo.test.tsx).
  await page.locator("header .logo [translate]").evaluate((name) => {
    name.textContent = "Harrow Road Heating & Plumbing Engineers";
    name.toggleAttribute("data-long", true);
  });
  const faults: string[] = [];
  for (const width of [320, 360, 414, 640, 768, 1024, 1279, 1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const found = await page.evaluate(() => {
      const header = document.querySelector("body > header");
      const row = [...(header?.querySelectorAll(".frame > *") ?? [])].filter((part) => part.checkVisibility());
      const boxes = row.map((part) => part.getBoundingClientRect());
      const lines = (link: Element) => {
        const words = document.createRange();
        words.selectNodeContents(link);
        return new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size;
      };
      const name = header?.querySelector("[data-long]")?.getBoundingClientRect();
      const bar = header?.getBoundingClientRect();
      return {
        "covers its neighbour": boxes.some(({ right }, i) => right > (boxes[i + 1]?.left ?? Number.POSITIVE_INFINITY)),
        "scrolls sideways": document.documentElement.scrollWidth > innerWidth,
        "wraps the menu": row.some((part) =>
          [...part.querySelectorAll(".menu-trigger")].some((item) => lines(item) > 1),
        ),
        "is higher than the header": !name || !bar || name.top < bar.top || name.bottom > bar.bottom || bar.height > 78,
      };
    });
    for (const [fault, is] of Object.entries(found)) if (is) faults.push(`${width} px: ${fault}`);
  }
  expect(faults).toEqual([]);
});

test("the focus ring of the top bar is seen whole", async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/privacy");
    const bar = page.getByRole("complementary", { name: "Emergency line and e-mail" });
    // Past the link that skips to the content.
    await page.keyboard.press("Tab");
    for (const link of await bar.getByRole("link").all()) {
      await page.keyboard.press("Tab");
      await expect(link).toBeFocused();
      const outside = await link.evaluate((element) => {
        const { outlineWidth, outlineOffset } = getComputedStyle(element);
        const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
        const [link, bar] = [element, element.closest("aside") ?? element].map((each) => each.getBoundingClientRect());
        if (!link || !bar) throw new Error("The bar is not drawn.");
        return [bar.top - link.top, link.bottom - bar.bottom, -link.left, link.right - innerWidth].map(
          (over) => over + ring > 0,
        );
      });
      expect(outside, "above, below, left, right").toEqual([false, false, false, false]);
    }
  }
});

test("with letters of twice the size, no kind of page scrolls sideways at 360 px", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  const widths: string[] = [];
  for (const path of Object.values(kinds)) {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 360) widths.push(`${path}: ${width}`);
  }
  expect(widths).toEqual([]);
});

test.describe("the desktop menus under a finger", () => {
  test.use({ hasTouch: true });
  test("open on a tap", async ({ page }) => {
    await page.goto("/contact");
    await page.touchscreen.tap(700, 600);
    await awake(page);
    await page.getByRole("button", { name: "Gas Services" }).tap();
    await page.locator(".menu-panel[data-open]").getByRole("link", { name: "Gas Safety Certificates" }).tap();
    await expect(page).toHaveURL("/services/gas-safety-certificates");
  });
});

test.describe("the mobile menu", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("lists its nine links and the quote button, and closes when one is chosen", async ({ page }) => {
    await page.goto("/contact");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const menu = page.getByRole("navigation", { name: "Mobile" });
    await expect(menu.getByRole("listitem")).toHaveText([
      "Home",
      "24/7 Emergency",
      "HVAC Services",
      "BMS Services",
      "Gas Services",
      "Plumbing Services",
      "Plumber London",
      "Areas Covered",
      "Contact",
    ]);
    await expect(menu.getByRole("link", { name: quoteLabel() })).toBeVisible();
    await menu.getByRole("link", { name: "Areas Covered" }).click();
    await expect(page).toHaveURL("/areas");
    await expect(menu).toBeHidden();
  });

  test("closes on Escape and by its button", async ({ page }) => {
    await page.goto("/");
    const menu = page.getByRole("navigation", { name: "Mobile" });
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => page.getByRole("button", { name: "Close menu" }).click(),
    ]) {
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await expect(menu).toBeVisible();
      await close();
      await expect(menu).toBeHidden();
    }
  });

  test("keeps the focus and the scrolling to itself while it is open, from the first moment on", async ({ page }) => {
    // The scripts never come.
    await page.route(scripts, (route) => route.fulfill({ body: "" }));
    await page.goto("/");
    const button = page.getByRole("button", { name: "Menu", exact: true });
    const menu = page.getByRole("navigation", { name: "Mobile" });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(menu.getByRole("button", { name: "Close menu" })).toBeFocused();
    // More than once round: the links, the buttons and, as "BODY", the browser's own parts.
    const reached = new Set<string>();
    for (const key of [...Array(14).fill("Tab"), ...Array(14).fill("Shift+Tab")]) {
      await page.keyboard.press(key);
      reached.add(
        await page.evaluate(
          () => document.activeElement?.closest("#mobile-menu, main, footer, header, body")?.tagName ?? "",
        ),
      );
    }
    expect([...reached].sort()).toEqual(["BODY", "NAV"]);
    expect(await page.locator("main").evaluate((main) => main.closest("[inert]") !== null)).toBe(true);
    await page.mouse.move(20, 500);
    await page.mouse.wheel(0, 400);
    await page.mouse.move(300, 500);
    await page.mouse.wheel(0, 4000);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await menu.getByRole("link", { name: "Home" }).focus();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page.locator("[inert]")).toHaveCount(0);
  });

  test("has no axe violation while open", async ({ page }) => {
    await page.goto("/contact");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(page.getByRole("navigation", { name: "Mobile" })).toHaveCSS("translate", "0px");
    expect(await axeFaults(page)).toEqual([]);
  });

  test("shows the floating call button, and large screens do not", async ({ page }) => {
    await page.goto("/");
    const call = page.getByRole("link", { name: "Call Us Now" });
    await expect(call).toHaveAttribute("href", /^tel:\+44\d+$/);
    await expect(call).toBeInViewport();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(call).toBeHidden();
  });
});
