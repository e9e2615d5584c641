import { expect, type Page } from "@playwright/test";
import { quoteButton } from "./pages";

const menu = (name: string) => async (page: Page) => {
  await page.getByRole("button", { name }).click();
  await expect(page.getByRole("button", { name })).toHaveAttribute("aria-expanded", "true");
};
const dialog = async (page: Page) => {
  await page.keyboard.press("Escape");
  await quoteButton(page).click();
  await expect(page.getByRole("dialog", { name: "Request a booking" })).toBeVisible();
};
const form = (message: string) => async (page: Page) => {
  await page.getByLabel("Full Name").pressSequentially("Ada");
  await page.getByLabel("Phone Number").fill("020 7946 0000");
  await page.getByLabel("Email Address").fill("ada@firm.example");
  await page.getByLabel("Message").pressSequentially(message);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByLabel("Full Name")).toHaveValue("");
};
const lookUp = (code: string) => async (page: Page) => {
  await page.getByLabel(/^Your postcode/).fill(code);
  await page.keyboard.press("Enter");
  await expect(page.getByText(new RegExp(`^${code} is `))).toBeVisible();
};
const duty = (name: string) => (page: Page) => page.getByRole("checkbox", { name }).click();

/** What is used, where, and how it is used first and again. */
export const interactions = {
  menu: { path: "/contact", steps: [menu("Gas Services"), menu("HVAC Services")] },
  form: { path: "/contact", steps: [form("No heat."), form("No water.")] },
  "look-up": { path: "/contact", steps: [lookUp("NW1"), lookUp("SW1")] },
  dialog: { path: "/contact", steps: [dialog, dialog] },
  calendar: {
    path: "/compliance-calendar",
    steps: [duty("Gas appliances in homes you rent out"), duty("Fire dampers")],
  },
} as const;
