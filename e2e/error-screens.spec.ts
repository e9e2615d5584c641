// The error screens. The tests cause errors by removing a browser feature that a component needs.
import { expect, type Page, test } from "@playwright/test";
import { movePointer } from "./test";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("shows an error in the page's content, and restores the page on another try", async ({ page }) => {
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

test("shows an error in the layout, and links to the home page", async ({ page }) => {
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
