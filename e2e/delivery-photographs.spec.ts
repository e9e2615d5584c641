// Photographs and documents with an enquiry, which the build of these tests has switched on.

import type { Page } from "@playwright/test";
import sharp from "sharp";
import { enquiryPath } from "@/lib/enquiry";
import { axeFaults } from "./axe";
import { expect, fill, filledForm, query, stored, test } from "./enquiry-form";
import { movePointer } from "./test";

/** Presses the button and chooses these files. */
async function choose(page: Page, files: Parameters<Page["setInputFiles"]>[1]): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose files" }).click();
  await (await chooser).setFiles(files);
}

/** The files that have arrived with an enquiry, in their order. */
async function arrived(message: string): Promise<readonly Buffer[]> {
  const [enquiry] = await stored(message);
  const sql = `SELECT key FROM photographs WHERE enquiry = '${enquiry?.id}' AND stored_at IS NOT NULL ORDER BY number`;
  const rows: readonly { readonly key: string }[] = await (await query(sql)).json();
  const files = rows.map(async ({ key }) => {
    // The tests' own way into the Worker: worker/test-entry.ts.
    const answer = await fetch(`${test.info().project.use.baseURL}/api/bucket?${enquiry?.id}/${key}`);
    return Buffer.from(await answer.arrayBuffer());
  });
  return Promise.all(files);
}

/** A picture as a phone takes it: turned by its notes, with the place among them. */
function photograph(): Promise<Buffer> {
  const latitude = { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" };
  const longitude = { GPSLongitudeRef: "W", GPSLongitude: "0/1 7/1 0/1" };
  return sharp({ create: { width: 60, height: 40, channels: 3, background: "teal" } })
    .withExif({ IFD0: { Make: "Camera" }, IFD3: { ...latitude, ...longitude } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Has the browser read back other pixels than it has drawn, as browsers do that protect against fingerprinting. */
const changePixels = (page: Page, bits: number) =>
  page.evaluate((bits) => {
    const read = OffscreenCanvasRenderingContext2D.prototype.getImageData;
    OffscreenCanvasRenderingContext2D.prototype.getImageData = function (...area) {
      const pixels = read.apply(this, area);
      pixels.data.set(pixels.data.map((byte) => byte ^ bits));
      return pixels;
    };
  }, bits);

/** The form, once its message has arrived: files are asked for after that. */
async function sentForm(page: Page) {
  const form = await filledForm(page);
  await expect(page.locator("input[type=file]")).toHaveCount(0);
  await form.button.click();
  await form.isSent();
  return form;
}

const pdf = (name: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\nA plan.") });
const item = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

test("files follow the message, again after a broken line, and pictures lose their location", async ({ page }) => {
  const picture = await photograph();
  expect((await sharp(picture).metadata()).exif?.includes("Camera")).toBe(true);
  // Transparent, and larger than a phone's browser can draw.
  const png = await sharp({ create: { width: 8192, height: 64, channels: 4, background: "#0000" } })
    .png()
    .toBuffer();

  const form = await sentForm(page);
  // A last bit is no harm.
  await changePixels(page, 1);
  await choose(page, [
    { name: "IMG 0001.jpg", mimeType: "image/jpeg", buffer: picture },
    { name: "plan.png", mimeType: "image/png", buffer: png },
    pdf("plan.pdf"),
    { name: "film.jpg", mimeType: "image/jpeg", buffer: Buffer.from("GIF89a: no photograph") },
  ]);
  await expect(item(page, "IMG 0001.jpg")).toContainText("We have removed the place and camera details.");
  await expect(item(page, "plan.pdf")).toContainText("A PDF goes as it is");
  await expect(page.getByText("film.jpg: We take photographs")).toContainText("This file is neither.");

  const numbers: (string | undefined)[] = [];
  await page.route(`**${enquiryPath}/files`, (route, request) => {
    numbers.push(request.headers()["file-number"]);
    return numbers.length === 2 ? route.abort() : route.continue();
  });
  await page.getByRole("button", { name: "Send these 3 files" }).click();
  for (const name of ["IMG 0001.jpg", "plan.png", "plan.pdf"]) await expect(item(page, name)).toContainText("Arrived.");
  // The line that broke has cost one file's progress.
  expect(numbers).toEqual(["1", "2", "2", "3"]);
  expect(await axeFaults(page)).toEqual([]);

  const [first, third, second] = await arrived(form.message);
  expect(second).toEqual(pdf("").buffer);
  const seen = await sharp(first).metadata();
  expect([seen.format, seen.exif, seen.xmp, seen.orientation]).toEqual(["jpeg", undefined, undefined, undefined]);
  // Upright, without the note that says how to turn it.
  expect([seen.width, seen.height]).toEqual([40, 60]);
  const { dominant } = await sharp(first).stats();
  expect(dominant.g).toBeGreaterThan(dominant.r);
  const wide = await sharp(third).metadata();
  expect([wide.format, wide.width, wide.height]).toEqual(["jpeg", 4096, 32]);
  expect((await sharp(third).stats()).dominant).toEqual({ r: 248, g: 248, b: 248 });
});

test.describe("with an endpoint that answers as it is told,", () => {
  /** What a request brought, and how the files are answered: each with the next status, "hangs" with none. */
  async function answering(page: Page, ...answers: (number | "hangs")[]) {
    const enquiries: { key: string | undefined; message: string }[] = [];
    const files: (readonly (string | undefined)[])[] = [];
    await page.route(`**${enquiryPath}`, (route, request) => {
      enquiries.push({ key: request.headers()["idempotency-key"], message: request.postDataJSON().message });
      return route.fulfill({ status: 201, json: { reference: `NUMBER${enquiries.length}` } });
    });
    await page.route(`**${enquiryPath}/files`, (route, request) => {
      const headers = request.headers();
      files.push(["idempotency-key", "file-name", "file-number", "content-type"].map((name) => headers[name]));
      const answer = answers.shift() ?? 201;
      return answer === "hangs" ? undefined : route.fulfill({ status: answer, json: { error: "Not this one." } });
    });
    return { enquiries, files };
  }

  test("files not yet sent stay when a second message is sent, and go to their own", async ({ page }) => {
    const { enquiries, files } = await answering(page);
    const form = await sentForm(page);
    await choose(page, pdf("first é.pdf"));
    await fill(page, "A second matter");
    await form.button.click();
    await expect(form.status).toContainText("NUMBER2");
    await expect(item(page, "first é.pdf")).toContainText("Ready to send.");
    await page.getByRole("button", { name: "Send this file" }).click();
    await expect(item(page, "first é.pdf")).toContainText("Arrived.");
    expect(files).toEqual([[enquiries[0]?.key, "first%20%C3%A9.pdf", "1", "application/pdf"]]);
    await expect(page.getByRole("heading", { name: "Add photographs or documents to NUMBER2" })).toBeVisible();
  });

  test("a file that hangs can be cancelled, ends by itself, and is sent again under its number", async ({ page }) => {
    await page.clock.install();
    const { files } = await answering(page, "hangs", "hangs");
    await sentForm(page);
    await choose(page, pdf("plan.pdf"));
    const plan = item(page, "plan.pdf");
    await page.getByRole("button", { name: "Send this file" }).click();
    await plan.getByRole("button", { name: "Cancel" }).click();
    await expect(plan).toContainText("Cancelled.");
    await plan.getByRole("button", { name: "Try again" }).click();
    await expect(plan).toContainText("Being sent.");
    await page.clock.runFor(30_000);
    await expect(plan).toContainText("It did not reach us.");
    await plan.getByRole("button", { name: "Try again" }).click();
    await expect(plan).toContainText("Arrived.");
    expect(files.map(([, , number]) => number)).toEqual(["1", "1", "1"]);
  });

  test("a file is sent again where its message or the store is away, and a refusal is shown", async ({ page }) => {
    const { files } = await answering(page, 409, 503, 415);
    await sentForm(page);
    await choose(page, pdf("plan.pdf"));
    await page.getByRole("button", { name: "Send this file" }).click();
    await expect(item(page, "plan.pdf")).toContainText("Not this one.");
    expect(files).toHaveLength(3);
  });

  test("files go to a message that arrived only after a reload", async ({ page }) => {
    const form = await filledForm(page);
    const keys: (string | undefined)[] = [];
    await page.route(`**${enquiryPath}`, (route, request) => {
      keys.push(request.headers()["idempotency-key"]);
      return route.abort();
    });
    await form.button.click();
    await expect(form.status).toContainText("trying again");
    await page.unrouteAll();
    const { files } = await answering(page);
    await page.reload();
    await movePointer(page, 300, 300);
    await expect(form.status).toContainText("has arrived");
    await choose(page, pdf("plan.pdf"));
    await page.getByRole("button", { name: "Send this file" }).click();
    await expect(item(page, "plan.pdf")).toContainText("Arrived.");
    expect(files[0]?.[0]).toBe(keys[0]);
  });

  test("where the part for files fails to load, the way by e-mail stands in its place", async ({ page }) => {
    await answering(page);
    const form = await filledForm(page);
    await page.route("**/*.js", (route) => route.abort());
    await form.button.click();
    await expect(form.status).toContainText("Your reference is NUMBER1");
    await expect(form.status).not.toContainText("below");
    await expect(page.getByRole("link", { name: "Send photographs by e-mail" })).toHaveAttribute("href", /NUMBER1/);
  });
});

test("a picture that the browser cannot draw truly is sent as it is, and the visitor is told", async ({ page }) => {
  const form = await sentForm(page);
  const broken = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0]);
  await choose(page, { name: "broken.jpg", mimeType: "image/jpeg", buffer: broken });
  await expect(item(page, "broken.jpg")).toContainText("cannot remove");
  await changePixels(page, 128);
  const picture = await photograph();
  await choose(page, { name: "whole.jpg", mimeType: "image/jpeg", buffer: picture });
  await expect(item(page, "whole.jpg")).toContainText("cannot remove");
  await page.getByRole("button", { name: "Send these 2 files" }).click();
  await expect.poll(() => arrived(form.message)).toEqual([broken, picture]);
});
