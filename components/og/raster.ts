import { renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";

/**
 * Draws an SVG as a PNG, off the main thread. The pictures are flat colours, so a palette of 256 loses nothing that can
 * be seen, and the file is a third of a full-colour one.
 * @param fontFiles the typeface's files; the machine's own fonts are not used
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
