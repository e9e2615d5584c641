/** A picture as wide as this shows a rating plate, and is within what the browsers of phones can draw. */
const longest = 4096;
const quality = 0.9;

/** A file to send. `isClean`: its metadata is removed. */
export type Prepared = { readonly content: Blob; readonly isClean: boolean };

/**
 * Redraws a picture as a JPEG, which removes the camera's metadata such as the location. A file that the browser cannot
 * draw stays unchanged.
 */
export async function cleaned(file: Blob): Promise<Prepared> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const pen = canvas.getContext("2d");
    if (!pen || !isTrue(pen)) return { content: file, isClean: false };
    // A JPEG has no transparency, which would turn black.
    pen.fillStyle = "white";
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const content = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", quality));
    return content ? { content, isClean: true } : { content: file, isClean: false };
  } catch {
    return { content: file, isClean: false };
  }
}

/** Whether a canvas can be read back: browsers that protect against fingerprinting may return noise. */
function isTrue(pen: CanvasRenderingContext2D): boolean {
  pen.fillStyle = "rgb(90 120 150)";
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return [red - 90, green - 120, blue - 150].every((difference) => Math.abs(difference) < 8);
}
