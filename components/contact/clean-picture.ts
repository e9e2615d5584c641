/** The longest side in pixels: enough to read a rating plate, and within the canvas limits of phones. */
const maxEdge = 4096;
const quality = 0.9;

/**
 * Redraws a picture as a JPEG, which removes the camera's metadata such as the location.
 * @returns undefined if the browser cannot draw it
 */
export async function cleaned(file: Blob): Promise<Blob | undefined> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, maxEdge / Math.max(picture.width, picture.height));
    const width = Math.max(1, Math.round(picture.width * scale));
    const height = Math.max(1, Math.round(picture.height * scale));
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext("2d");
    if (!context || !canReadBack(context)) return undefined;
    // A JPEG has no transparency; transparent pixels would turn black.
    context.fillStyle = "white";
    context.fillRect(0, 0, width, height);
    context.drawImage(picture, 0, 0, width, height);
    picture.close();
    return await canvas.convertToBlob({ type: "image/jpeg", quality });
  } catch {
    return undefined;
  }
}

/** Whether a canvas can be read back. Browsers that protect against fingerprinting may return noise. */
function canReadBack(context: OffscreenCanvasRenderingContext2D): boolean {
  context.fillStyle = "rgb(90 120 150)";
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red - 90, green - 120, blue - 150].every((difference) => Math.abs(difference) < 8);
}
