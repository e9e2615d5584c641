// Photographs and documents with an enquiry, which the build of these tests has switched on.

import type { Page } from "@playwright/test";
import sharp from "sharp";
import { photographsPath } from "@/lib/photographs";
import { axeFaults } from "./axe";
import { expect, filledForm, stored, test } from "./enquiry-form";

/** What the tests' own ways into the Worker answer: worker/test-entry.ts. */
const ask = (path: string, init?: RequestInit) => fetch(`${test.info().project.use.baseURL}${path}`, init);

/** Presses the button and chooses these files. */
async function choose(page: Page, files: Parameters<Page["setInputFiles"]>[1]): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose files" }).click();
  await (await chooser).setFiles(files);
}

/** The files that have arrived with an enquiry, in their order. */
async function arrived(message: string): Promise<readonly Buffer[]> {
  const [enquiry] = await stored(message);
  const sql = `SELECT key FROM photographs WHERE enquiry = '${enquiry?.id}' AND stored_at IS NOT NULL ORDER BY stored_at`;
  const rows: readonly { readonly key: string }[] = await (await ask("/api/sql", { method: "POST", body: sql })).json();
  const files = rows.map(async ({ key }) => {
    const answer = await ask(`/api/bucket?${enquiry?.id}/${key}`);
    return Buffer.from(await answer.arrayBuffer());
  });
  return Promise.all(files);
}

/** A picture as a phone takes it: turned by its notes, with the place among them. */
function photograph(): Promise<Buffer> {
  const place = {
    GPSLatitudeRef: "N",
    GPSLatitude: "51/1 30/1 0/1",
    GPSLongitudeRef: "W",
    GPSLongitude: "0/1 7/1 0/1",
  };
  return sharp({ create: { width: 60, height: 40, channels: 3, background: "teal" } })
    .withExif({ IFD0: { Make: "Camera" }, IFD3: place })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

test("files follow the message that has arrived: one that fails is sent again, and a picture without its place", async ({
  page,
}) => {
  const picture = await photograph();
  expect((await sharp(picture).metadata()).exif?.includes("Camera")).toBe(true);
  const png = await sharp({ create: { width: 30, height: 20, channels: 4, background: "#0000" } })
    .png()
    .toBuffer();
  const pdf = Buffer.from("%PDF-1.7\nA plan.");

  const form = await filledForm(page);
  await expect(page.locator("input[type=file]")).toHaveCount(0);
  await form.button.click();
  await form.isSent();
  await choose(page, [
    { name: "IMG 0001.jpg", mimeType: "image/jpeg", buffer: picture },
    { name: "plan.png", mimeType: "image/png", buffer: png },
    { name: "plan.pdf", mimeType: "application/pdf", buffer: pdf },
    { name: "film.jpg", mimeType: "image/jpeg", buffer: Buffer.from("GIF89a: no photograph") },
  ]);
  const item = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await expect(item("IMG 0001.jpg")).toContainText("The place and the camera are removed.");
  await expect(item("plan.pdf")).toContainText("A PDF goes as it is");
  await expect(item("film.jpg")).toContainText("This file is neither.");

  let tries = 0;
  await page.route(`**${photographsPath}`, (route) => (++tries === 2 ? route.abort() : route.continue()));
  await page.getByRole("button", { name: "Send these 3 files" }).click();
  await expect(item("plan.png")).toContainText("It did not reach us.");
  for (const name of ["IMG 0001.jpg", "plan.pdf"]) await expect(item(name)).toContainText("Arrived.");
  expect(await axeFaults(page)).toEqual([]);
  await item("plan.png").getByRole("button", { name: "Try again" }).click();
  await expect(item("plan.png")).toContainText("Arrived.");

  const [first, second, third] = await arrived(form.message);
  expect(second).toEqual(pdf);
  const seen = await sharp(first).metadata();
  expect([seen.format, seen.exif, seen.xmp, seen.orientation]).toEqual(["jpeg", undefined, undefined, undefined]);
  // Upright, without the note that says how to turn it.
  expect([seen.width, seen.height]).toEqual([40, 60]);
  const { dominant } = await sharp(first).stats();
  expect(dominant.g).toBeGreaterThan(dominant.r);
  expect((await sharp(third).metadata()).format).toBe("jpeg");
});

test("a browser that gives noise for what was drawn is not asked to draw, and the visitor is told", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const read = CanvasRenderingContext2D.prototype.getImageData;
    CanvasRenderingContext2D.prototype.getImageData = function (...area) {
      const pixels = read.apply(this, area);
      pixels.data.fill(255);
      return pixels;
    };
  });
  const form = await filledForm(page);
  await form.button.click();
  await form.isSent();
  const picture = await photograph();
  await choose(page, { name: "1.jpg", mimeType: "image/jpeg", buffer: picture });
  await expect(page.getByRole("listitem").filter({ hasText: "1.jpg" })).toContainText("cannot remove");
  await page.getByRole("button", { name: "Send this file" }).click();
  await expect.poll(async () => (await arrived(form.message))[0]).toEqual(picture);
});
