// Photographs and documents with an enquiry, which are switched on in the build of these tests.

import type { Page } from "@playwright/test";
import sharp from "sharp";
import { enquiryPath } from "@/lib/enquiry";
import { axeFaults } from "./axe";
import { expect, fill, filledForm, query, stored, test } from "./enquiry-form";
import { movePointer } from "./test";

/** Presses the button and chooses some files. */
async function choose(page: Page, files: Parameters<Page["setInputFiles"]>[1]): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose files" }).click();
  await (await chooser).setFiles(files);
}

/** The files that have arrived with an enquiry, in order. */
async function arrived(message: string): Promise<readonly Buffer[]> {
  const [enquiry] = await stored(message);
  const sql = `SELECT key FROM photographs WHERE enquiry = '${enquiry?.id}' AND stored_at IS NOT NULL ORDER BY number`;
  const rows: readonly { readonly key: string }[] = await (await query(sql)).json();
  const files = rows.map(async ({ key }) => {
    // The endpoint for tests in worker/test-entry.ts.
    const answer = await fetch(`${test.info().project.use.baseURL}/api/bucket?${enquiry?.id}/${key}`);
    return Buffer.from(await answer.arrayBuffer());
  });
  return Promise.all(files);
}

/** A photograph with a phone's metadata: rotated orientation and location. */
function photograph(): Promise<Buffer> {
  const latitude = { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" };
  const longitude = { GPSLongitudeRef: "W", GPSLongitude: "0/1 7/1 0/1" };
  return sharp({ create: { width: 60, height: 40, channels: 3, background: "teal" } })
    .withExif({ IFD0: { Make: "Camera" }, IFD3: { ...latitude, ...longitude } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Changes the pixels that a canvas returns, as in browsers that prevent fingerprinting. */
const changePixels = (page: Page, bits: number) =>
  page.evaluate((bits) => {
    const read = OffscreenCanvasRenderingContext2D.prototype.getImageData;
    OffscreenCanvasRenderingContext2D.prototype.getImageData = function (...area) {
      const pixels = read.apply(this, area);
      pixels.data.set(pixels.data.map((byte) => byte ^ bits));
      return pixels;
    };
  }, bits);

/** Sends the form and waits for the confirmation, after which files can be added. */
async function sentForm(page: Page) {
  const form = await filledForm(page);
  await expect(page.locator("input[type=file]")).toHaveCount(0);
  await form.button.click();
  await form.isSent();
  return form;
}

const pdf = (name: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\nA plan.") });
const item = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

test("sends files after the message and after a lost connection, pictures without location", async ({ page }) => {
  const picture = await photograph();
  expect((await sharp(picture).metadata()).exif?.includes("Camera")).toBe(true);
  // Transparent, and larger than the canvas of a phone's browser.
  const png = await sharp({ create: { width: 8192, height: 64, channels: 4, background: "#0000" } })
    .png()
    .toBuffer();

  const form = await sentForm(page);
  // A change of the last bit is accepted.
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
  // The lost connection has interrupted one file.
  expect(numbers).toEqual(["1", "2", "2", "3"]);
  expect(await axeFaults(page)).toEqual([]);

  const [first, third, second] = await arrived(form.message);
  expect(second).toEqual(pdf("").buffer);
  const seen = await sharp(first).metadata();
  expect([seen.format, seen.exif, seen.xmp, seen.orientation]).toEqual(["jpeg", undefined, undefined, undefined]);
  // Upright, without the orientation tag.
  expect([seen.width, seen.height]).toEqual([40, 60]);
  const { dominant } = await sharp(first).stats();
  expect(dominant.g).toBeGreaterThan(dominant.r);
  const wide = await sharp(third).metadata();
  expect([wide.format, wide.width, wide.height]).toEqual(["jpeg", 4096, 32]);
  expect((await sharp(third).stats()).dominant).toEqual({ r: 248, g: 248, b: 248 });
});

test.describe("with a simulated endpoint,", () => {
  /** Responds to each upload with the next status or, for "hangs", never; returns the requests. */
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

  test("keeps unsent files when a second message is sent, and sends them with the first", async ({ page }) => {
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

  test("lets a stalled upload be cancelled, times it out, and sends it again under its number", async ({ page }) => {
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

  test("sends a file again when its message or the store is missing, and shows a rejection", async ({ page }) => {
    const { files } = await answering(page, 409, 503, 415);
    await sentForm(page);
    await choose(page, pdf("plan.pdf"));
    await page.getByRole("button", { name: "Send this file" }).click();
    await expect(item(page, "plan.pdf")).toContainText("Not this one.");
    expect(files).toHaveLength(3);
  });

  test("sends files with a message that arrived only after a reload", async ({ page }) => {
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

  test("offers e-mail when the component for files fails to load", async ({ page }) => {
    await answering(page);
    const form = await filledForm(page);
    await page.route("**/*.js", (route) => route.abort());
    await form.button.click();
    await expect(form.status).toContainText("Your reference is NUMBER1");
    await expect(form.status).not.toContainText("below");
    await expect(page.getByRole("link", { name: "Send photographs by e-mail" })).toHaveAttribute("href", /NUMBER1/);
  });
});

test("sends a picture unchanged with a warning when the browser cannot draw it correctly", async ({ page }) => {
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
