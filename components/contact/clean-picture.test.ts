/** @jest-environment jsdom */
import { cleaned } from "./clean-picture";

const photograph = new Blob(["as the camera wrote it"], { type: "image/jpeg" });
const drawn = new Blob(["the picture alone"], { type: "image/jpeg" });

/** A browser that draws a picture of that size, and reads back that colour. */
function browser(width: number, height: number, pixel: readonly number[] = [90, 120, 150, 255]) {
  const drawImage = jest.fn();
  Object.assign(window, { createImageBitmap: async () => ({ width, height, close: () => undefined }) });
  const pen = { fillRect: () => undefined, drawImage, getImageData: () => ({ data: pixel }) };
  HTMLCanvasElement.prototype.getContext = jest.fn().mockReturnValue(pen);
  HTMLCanvasElement.prototype.toBlob = (done) => done(drawn);
  return drawImage;
}

it("sends what the browser has drawn, and no larger than a phone can draw", async () => {
  const drawImage = browser(8192, 2048);
  expect(await cleaned(photograph)).toEqual({ content: drawn, isClean: true });
  expect(drawImage).toHaveBeenCalledWith(expect.anything(), 0, 0, 4096, 1024);
});

it("returns a file that the browser cannot draw unchanged", async () => {
  Object.assign(window, { createImageBitmap: () => Promise.reject(new Error("no picture")) });
  expect(await cleaned(photograph)).toEqual({ content: photograph, isClean: false });
});

it("returns a picture unchanged if the canvas gives noise", async () => {
  browser(60, 40, [255, 3, 200, 255]);
  expect(await cleaned(photograph)).toEqual({ content: photograph, isClean: false });
  // The last bit alone, as some browsers change it, is no harm.
  browser(60, 40, [91, 119, 150, 255]);
  expect(await cleaned(photograph)).toMatchObject({ isClean: true });
});
