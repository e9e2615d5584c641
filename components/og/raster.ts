import { renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";

/**
 * Draws an SVG as a PNG. Our pictures are flat colours and the steps between them at the edges, so that a palette of 256
 * loses nothing that can be seen and the file is a third of a full-colour one. The drawing runs beside this thread.
 * @param fontFiles the typeface's files; nothing of the machine's own is used, so that every machine draws the same
 */
export async function drawPng(svg: string, fontFiles: readonly string[]): Promise<Buffer> {
  const { pixels, width, height } = await renderAsync(svg, {
    font: { fontFiles: [...fontFiles], loadSystemFonts: false, defaultFontFamily: "Archivo SemiBold" },
  });
  // A dither would put noise into flat colours.
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ palette: true, colours: 256, dither: 0, compressionLevel: 9 })
    .toBuffer();
}
