import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { renderAsync } from "@resvg/resvg-js";
import { palettePng } from "./png";

/** Changes when the same SVG would give another file: with this code or the renderer. */
export const rasterVersion = createHash("sha256")
  .update(readFileSync(new URL(import.meta.url)))
  .update(readFileSync(new URL("./png.ts", import.meta.url)))
  .update(readFileSync("node_modules/@resvg/resvg-js/package.json"))
  .digest("hex");

/**
 * Draws an SVG as a PNG with a palette. The drawing runs beside this thread.
 * @param fonts the typeface's files; nothing of the machine's own is used, so that every machine draws the same
 * @param width in pixels; the SVG's own where none is given
 */
export async function drawPng(svg: string, fonts: readonly string[], width?: number): Promise<Buffer> {
  const image = await renderAsync(svg, {
    font: { fontFiles: [...fonts], loadSystemFonts: false, defaultFontFamily: "Archivo SemiBold" },
    ...(width !== undefined && { fitTo: { mode: "width", value: width } }),
  });
  return palettePng(image.pixels, image.width, image.height);
}
