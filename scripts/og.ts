// Draws the Open Graph picture of each page. Only those whose input has changed are drawn; others come from the cache.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { create, type Font } from "fontkitten";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import subsetFont from "subset-font";
import { figureLetters } from "@/components/drawings/figures/types";
import { inlineStyles } from "@/components/og/inline-styles";
import { pagePicture } from "@/components/og/picture";
import { drawPng } from "@/components/og/raster";
import { streetStyles } from "@/components/street/styles";
import { characters } from "@/lib/characters";
import { ogImagePath } from "@/lib/og";
import { sitePages } from "@/lib/pages";
import { exportFolder as out } from "./build/steps";

const cacheFolder = ".next/cache/og";
mkdirSync(cacheFolder, { recursive: true });
const write = (file: string, content: string | Uint8Array) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

const colours = readFileSync("app/colours.css", "utf8");
const stylesheets = ["drawings", "media", "lettering", "building"].map((name) =>
  readFileSync(`components/drawings/${name}.css`, "utf8"),
);
// The font size of a figure is the same as on its page.
const figureStyles = `.figure.drawing text{font-size:${figureLetters}px}`;
const styles = [...stylesheets, figureStyles, streetStyles((name) => `var(--color-${name})`)].join("\n");
const toSvg = (picture: ReactElement) => inlineStyles(renderToStaticMarkup(picture), styles, colours);

// The renderer does not support variable fonts, so it gets one TrueType file for each weight.
const source = fileURLToPath(import.meta.resolve("@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2"));
const face = (weight: number) =>
  subsetFont(readFileSync(source), characters, { targetFormat: "truetype", variationAxes: { wght: weight } });
const faces = [await face(500), await face(700)] as const;
const fontFiles = faces.map((data, i) => {
  const file = join(cacheFolder, `${i}.ttf`);
  write(file, data);
  return file;
});
// All text is measured in the bold face, which is wider, without kerning.
const font = create(faces[1]) as Font;
const measure = (text: string, size: number) =>
  (font.glyphsForString(text).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) * size) / font.unitsPerEm;

// Part of the cache key: package versions (package.json) and the renderer (raster.ts).
const tools = [...faces, readFileSync("package.json"), readFileSync("components/og/raster.ts")];
const jobs = sitePages.map((page) => {
  const svg = toSvg(pagePicture(page, measure));
  const key = [svg, ...tools].reduce((hash, part) => hash.update(part), createHash("sha256")).digest("hex");
  return { svg, file: join(cacheFolder, `${key}.png`), target: join(out, ogImagePath(page.path)) };
});

const waiting = jobs.filter(({ file }) => !existsSync(file));
const drawn = waiting.length;
/** Runs one job after the other. Two workers keep both drawing and compression busy. */
async function work() {
  for (let job = waiting.pop(); job; job = waiting.pop()) write(job.file, await drawPng(job.svg, fontFiles));
}
await Promise.all([work(), work()]);

for (const { file, target } of jobs) write(target, readFileSync(file));
// Delete pictures that no page uses.
const used = new Set([...fontFiles, ...jobs.map(({ file }) => file)]);
for (const name of readdirSync(cacheFolder)) {
  if (!used.has(join(cacheFolder, name))) rmSync(join(cacheFolder, name));
}

console.log(`Pictures: ${drawn} drawn, ${jobs.length - drawn} kept from the last build.`);
