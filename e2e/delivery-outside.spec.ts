// Other settings of the build of these tests: an external booking page, and Google Maps.
import type { BrowserContext } from "@playwright/test";
import { site } from "@/lib/site";
import { expect, test } from "./enquiry-form";
import { quoteButton } from "./pages";
import { hydrated, movePointer } from "./test";

const service = "https://book.service.example";

/** Responds for an external service, which has its own CSP. */
async function answerFor(context: BrowserContext, address: string, body: string) {
  await context.route(`${address}/**`, (route) => route.fulfill({ contentType: "text/html", body }));
}

test("opens an external booking page in the dialog and allows payments in it", async ({ page, context }) => {
  await answerFor(context, service, "<h1>Book with us</h1><form><button>Pay</button></form>");
  await page.goto("/");
  await quoteButton(page).click();
  const frame = page.getByRole("dialog").locator("iframe");
  await expect(frame).toHaveAttribute("src", `${service}/request/sample`);
  await expect(frame.contentFrame().getByRole("heading")).toHaveText("Book with us");
  // The phone number and the link to the page precede the iframe.
  const inDialog = page.getByRole("dialog");
  await expect(inDialog.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(inDialog.getByRole("link", { name: site.phone.display })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(inDialog.getByRole("link", { name: "Open in a new tab" })).toBeFocused();
  const rights = ["scripts", "same-origin", "popups", "popups-to-escape-sandbox", "forms"].map(
    (right) => `allow-${right}`,
  );
  expect(((await frame.getAttribute("sandbox")) ?? "").split(" ").sort()).toEqual(
    [...rights, "allow-top-navigation-by-user-activation"].sort(),
  );
  // The header and the iframe's attribute allow payments for the service, and not for other origins.
  const may = (origin: string) =>
    page.evaluate(
      (origin) =>
        (
          document as unknown as { featurePolicy: { allowsFeature(name: string, origin: string): boolean } }
        ).featurePolicy.allowsFeature("payment", origin),
      origin,
    );
  expect([await may(service), await may("https://elsewhere.example")]).toEqual([true, false]);
  await expect(frame).toHaveAttribute("allow", "payment");
});

test("loads Google's street map only when the visitor requests it", async ({ page, context }) => {
  const maps = "https://www.google.com";
  const asked: string[] = [];
  page.on("request", (request) => request.url().startsWith(maps) && asked.push(request.url()));
  await answerFor(context, maps, "<p>Map</p>");
  await page.goto("/areas/camden");
  const main = page.getByRole("main");
  const show = main.getByText("Show Google Maps").first();
  await movePointer(page, 300, 300);
  await show.hover();
  await hydrated(page);
  expect(asked).toEqual([]);
  await show.click();
  await expect(main.locator(`iframe[src^="${maps}/maps?q=51."]`).first().contentFrame().getByText("Map")).toBeVisible();
});
