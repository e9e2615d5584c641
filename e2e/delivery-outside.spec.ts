// What the build for these tests sets besides the endpoint: the booking page of another company, and Google's maps.
import type { BrowserContext } from "@playwright/test";
import { site } from "@/lib/site";
import { expect, test } from "./enquiry-form";
import { quoteButton } from "./pages";
import { hydrated, movePointer } from "./test";

const service = "https://book.service.example";

/** Answers for another company, which has its own policy. */
async function answerFor(context: BrowserContext, address: string, body: string) {
  await context.route(`${address}/**`, (route) => route.fulfill({ contentType: "text/html", body }));
}

test("another company's booking page opens in the dialog and may take a payment", async ({ page, context }) => {
  await answerFor(context, service, "<h1>Book with us</h1><form><button>Pay</button></form>");
  await page.goto("/");
  await quoteButton(page).click();
  const frame = page.getByRole("dialog").locator("iframe");
  await expect(frame).toHaveAttribute("src", `${service}/request/sample`);
  await expect(frame.contentFrame().getByRole("heading")).toHaveText("Book with us");
  // The number and the way to the page itself come before the frame.
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
  // By the header and the frame's own attribute: the service may, and others may not.
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

test("the street map is Google's, asked for by the visitor alone", async ({ page, context }) => {
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
