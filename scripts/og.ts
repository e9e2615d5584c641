// Draws what is shown of the site elsewhere: a picture for each page, where its link is shared, and the icons.
// A picture is drawn anew only when something it is made of has changed; the others are taken from the last build.
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { pagePicture } from "@/components/og/picture";
import { SiteIcon } from "@/components/og/site-icon";
import { ogImagePath } from "@/lib/og";
import { routes } from "@/lib/paths";
import { staticFonts } from "./og/fonts";
import { writeIcons } from "./og/icons";
import { widthsOf } from "./og/metrics";
import { drawPng, rasterVersion } from "./og/raster";
import { resolveStyles } from "./og/resolve";
import { readRules, readTokens } from "./og/stylesheet";

const out = "out";
const kept = ".next/cache/og";
mkdirSync(kept, { recursive: true });

const tokens = readTokens(readFileSync("app/globals.css", "utf8"));
const sheets = ["drawings", "media", "lettering", "building"];
const rules = readRules(sheets.map((name) => readFileSync(`components/drawings/${name}.css`, "utf8")).join("\n"));
const toSvg = (picture: ReactElement) => resolveStyles(renderToStaticMarkup(picture), rules, tokens);

const fonts = await staticFonts(kept);
// Everything is measured in the bold face, the wider one.
const measure = widthsOf(readFileSync(fonts.bold));

const jobs = routes.map(({ path }) => {
  const svg = toSvg(pagePicture(path, measure));
  const key = createHash("sha256").update(svg).update(fonts.version).update(rasterVersion).digest("hex").slice(0, 32);
  return { svg, file: join(kept, `${key}.png`), target: join(out, ogImagePath(path)) };
});

const waiting = jobs.filter(({ file }) => !existsSync(file));
const drawn = waiting.length;
/** Takes one job after the other. Two at a time keep both the drawing and the packing busy. */
async function work() {
  for (let job = waiting.pop(); job; job = waiting.pop())
    writeFileSync(job.file, await drawPng(job.svg, [fonts.medium, fonts.bold]));
}
await Promise.all([work(), work()]);

for (const { file, target } of jobs) {
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(file, target);
}
// What no page shows any more.
const used = new Set([fonts.medium, fonts.bold, ...jobs.map(({ file }) => file)]);
for (const name of readdirSync(kept)) {
  if (!used.has(join(kept, name))) rmSync(join(kept, name));
}

const icon = (bleed: number) => toSvg(createElement(SiteIcon, { bleed }));
writeIcons(out, {
  mark: icon(0),
  bled: icon(3),
  maskable: icon(8),
  ink: tokens.get("--color-ink") ?? "",
  paper: tokens.get("--color-paper") ?? "",
});
console.log(`Pictures: ${drawn} drawn, ${jobs.length - drawn} kept from the last build.`);
