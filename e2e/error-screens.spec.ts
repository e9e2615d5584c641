// The screens for a fault in the page itself. The fault is brought about by taking from the browser what a part needs.
import { expect, type Page, test } from "@playwright/test";
import { movePointer } from "./test";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a fault in the page's own part says so, and trying again brings the page back", async ({ page }) => {
  await page.addInitScript(() => {
    const { AbortController } = window;
    Object.assign(window, { AbortController: undefined, mend: () => Object.assign(window, { AbortController }) });
  });
  await page.goto("/contact");
  await movePointer(page, 300, 300);
  await expect(heading(page)).toHaveText("Unexpected Application Error!");
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("AbortController is not a constructor");
  await expect(page.locator("footer")).toBeVisible();
  await page.evaluate("mend()");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("form", { name: "Request a quote" })).toBeVisible();
});

test("a fault in what all pages share says so too, and leads home", async ({ page }) => {
  await page.addInitScript(() => {
    if (location.pathname === "/") return;
    Object.defineProperty(Intl.DateTimeFormat.prototype, "format", {
      get() {
        throw new Error("The clock has stopped.");
      },
    });
  });
  await page.goto("/areas/camden");
  await movePointer(page, 300, 300);
  await expect(heading(page)).toHaveText("Unexpected Application Error!");
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("The clock has stopped.");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(heading(page)).not.toHaveText("Unexpected Application Error!");
});
