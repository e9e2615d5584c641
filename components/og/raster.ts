import { renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";

/**
 * Renders an SVG as a PNG, off the main thread. The pictures have flat colours, so a palette of 256 loses nothing
 * visible, and the file has a third of the size.
 * @param fontFiles the typeface's files; the system's fonts are not used
 */
export async function drawPng(svg: string, fontFiles: readonly string[]): Promise<Buffer> {
  const { pixels, width, height } = await renderAsync(svg, {
    font: { fontFiles: [...fontFiles], loadSystemFonts: false, defaultFontFamily: "Archivo SemiBold" },
  });
  // Dithering would add noise to flat colours.
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ palette: true, colours: 256, dither: 0, compressionLevel: 9 })
    .toBuffer();
}
