/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import subsetFont from "subset-font";
import { widthsOf } from "./metrics";

it("knows how wide the renderer will draw a text", async () => {
  const woff2 = readFileSync("node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2");
  const text = "Commercial – Installation’s 24/7";
  const ttf = await subsetFont(woff2, text, { targetFormat: "truetype", variationAxes: { wght: 700 } });
  const folder = mkdtempSync(join(tmpdir(), "metrics-"));
  const file = join(folder, "face.ttf");
  writeFileSync(file, ttf);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><text font-size="100">${text}</text></svg>`;
  const options = { font: { fontFiles: [file], loadSystemFonts: false, defaultFontFamily: "Archivo SemiBold" } };
  const drawn = new Resvg(svg, options).getBBox()?.width ?? 0;
  rmSync(folder, { recursive: true });
  // The drawn box lacks the space at either end and is kerned.
  expect(widthsOf(ttf)(text, 100) / drawn).toBeGreaterThan(0.99);
  expect(widthsOf(ttf)(text, 100) / drawn).toBeLessThan(1.04);
});
