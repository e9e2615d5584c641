// Runs before a build: generates files from data and packages. Next adds hashes to their names.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import subsetFont from "subset-font";
import { BaseMapFile } from "@/components/coverage/base-map-file";
import { TownsMapFile, townsMapStyles } from "@/components/coverage/towns-map";
import { FamilySprite } from "@/components/drawings/family-sprite";
import { figureIds } from "@/components/drawings/figures";
import { FigureFile } from "@/components/drawings/figures/figure-file";
import { KeyPlanFile } from "@/components/drawings/key-plan/key-plan-file";
import { keyPlanStyles } from "@/components/drawings/key-plan/styles";
import { PlatesFile } from "@/components/drawings/plates/plates-file";
import { SymbolsFile } from "@/components/drawings/symbols/symbols-file";
import { drawingStyles } from "@/components/og/drawing-styles";
import { valueIn } from "@/components/og/inline-styles";
import { nightScenes } from "@/components/street/night-scenes";
import { NightStreet } from "@/components/street/night-street";
import { StreetFile } from "@/components/street/street-file";
import { areaCopy } from "@/data/areas";
import { type BuildingView, buildingViews } from "@/data/building-views";
import type { AreaCopy } from "@/data/types";
import { characters } from "@/lib/characters";
import { families } from "@/lib/navigation";
import { makePictures } from "./build/pictures";
import { symbolStarts } from "./build/symbol-starts";

mkdirSync("generated", { recursive: true });
await makePictures();

// The font file, with only the characters and weights that the site uses.
const wholeFont = readFileSync(
  fileURLToPath(import.meta.resolve("@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2")),
);
const font = await subsetFont(wholeFont, characters, {
  targetFormat: "woff2",
  variationAxes: { wght: { min: 400, max: 700 } },
  // Keeps kerning and tabular figures, and removes small capitals, fractions and alternates, which are not used.
  keepFeatures: ["kern", "tnum"],
});
writeFileSync("generated/archivo.woff2", font);

/** Embeds the glyphs of a picture's texts, by weight, because an image cannot use its page's font. */
async function withLetters(svg: string) {
  const words = { 500: "", 700: "" };
  for (const [, name = "", text = ""] of svg.matchAll(/<text(?: class="([^"]*)")?[^>]*>([^<]*)/g)) {
    words[/\b(?:d-strong|d-tag|n)$/.test(name) ? 700 : 500] += text;
  }
  const faces = Object.entries(words).map(async ([weight, text]) => {
    if (!text) return "";
    const letters = { targetFormat: "woff2", variationAxes: { wght: Number(weight) }, keepFeatures: [] } as const;
    const source = `url(data:font/woff2;base64,${(await subsetFont(wholeFont, text, letters)).toString("base64")})`;
    return `@font-face{font-family:Archivo;font-weight:${weight};src:${source}}`;
  });
  return svg.replace("<style>", `<style>${(await Promise.all(faces)).join("")}`);
}

// An image cannot use the page's tokens, so each contains copies for both colour schemes.
const colours = readFileSync("app/colours.css", "utf8");

/** The rules of a drawing. PurgeCSS ignores colours in attributes and in <style>, so a temporary rule keeps them. */
async function stylesOf(markup: string, css: string) {
  const uses = [...new Set(markup.match(/var\(--[\w-]+\)/g))].map((use) => `color:${use}`);
  return (await drawingStyles(markup, `${css}svg{${uses.join(";")}}`)).replace(/svg\{[^}]*\}$/, "");
}

const baseMap = renderToStaticMarkup(createElement(BaseMapFile));
const mapStyles = await stylesOf(baseMap, colours);
writeFileSync("generated/base-map.svg", baseMap.replace(/<svg[^>]*>/, `$&<style>${mapStyles}</style>`));

// The drawings beside links, one file for each family, the symbols beside names, and the drawing of what to photograph
// for an enquiry.
const stylesheets = ["media", "drawings", "building"].map((name) =>
  readFileSync(`components/drawings/${name}.css`, "utf8"),
);
/**
 * @param extra CSS in addition to that of all drawings
 * @param sized rules for its size on the page, which drawingStyles would omit
 */
async function drawn(file: (styles: string) => ReactElement, { extra = "", sized = "" } = {}) {
  const draw = (styles: string) => renderToStaticMarkup(file(styles));
  return withLetters(draw((await stylesOf(draw(""), [colours, ...stylesheets, extra].join("\n"))) + sized));
}
// Lines thinner than a pixel render grey, so small pictures get wider lines (about 1.25 px), lighter walls, and no
// hatching, dotted lines or ground.
const wider = (width: number, line: number) =>
  `@media (max-width:${width}px){.drawing,:where(.drawing [font-size]){stroke-width:${line}em}.d-fine,.d-hair{stroke-width:${line * 0.8}em}.d-hatch{stroke-width:${line / 2}em}}`;
const small =
  "@media (max-width:200px){.d-hatch,.d-signal,.d-axis,.d-shade[stroke]{display:none}.d-hair,.d-none{stroke:var(--color-ink-soft)}.d-case{stroke-width:9}.d-pipe{stroke-width:5}.d-small .d-case{stroke-width:7}.d-small .d-pipe{stroke-width:3.4}.d-flow{display:none}}";
const thumbnailCss = wider(200, 0.24) + small;
for (const family of families) {
  const sheet = await drawn((styles) => createElement(FamilySprite, { family, styles }), { sized: thumbnailCss });
  writeFileSync(`generated${family}.svg`, sheet);
}
const starts = await symbolStarts(stylesheets.join("\n"));
writeFileSync(
  "generated/symbols.svg",
  await drawn((styles) => createElement(SymbolsFile, { styles, starts }), { sized: wider(80, 0.22) }),
);
writeFileSync("generated/plates.svg", await drawn((styles) => createElement(PlatesFile, { styles })));
writeFileSync(
  "generated/towns-map.svg",
  await drawn((styles) => createElement(TownsMapFile, { styles }), { extra: townsMapStyles }),
);

/** Writes a file for each drawing, which pages load lazily. */
function writeFolder(folder: string, files: Readonly<Record<string, string>>) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, svg] of Object.entries(files)) {
    writeFileSync(join(folder, `${name}.svg`), svg);
  }
}

// The building on each service page, with the plant of that service.
const viewFiles = Object.entries(buildingViews).flatMap(([slug, views]) =>
  Object.entries(views).map(async ([name, view]: [string, BuildingView]) => {
    return [
      `view-${slug}-${name}`,
      await drawn((styles) => createElement(KeyPlanFile, { view, styles }), { extra: keyPlanStyles }),
    ];
  }),
);
writeFolder("generated/views", Object.fromEntries(await Promise.all(viewFiles)));

// The figures in page sections.
const figureFiles = figureIds.map(async (id) => {
  return [`figure-${id}`, await drawn((styles) => createElement(FigureFile, { id, styles }))] as const;
});
writeFolder("generated/figures", Object.fromEntries(await Promise.all(figureFiles)));

// The streets at the end of pages, and the street of each area.
const token = (name: string) => valueIn(`--color-${name}`, colours);
for (const scene of Object.keys(nightScenes) as (keyof typeof nightScenes)[]) {
  writeFileSync(`generated/night-${scene}.svg`, renderToStaticMarkup(createElement(NightStreet, { scene, token })));
}
const streetFiles = Object.entries<AreaCopy>(areaCopy).map(([slug, { street }]) => {
  return [`street-${slug}`, renderToStaticMarkup(createElement(StreetFile, { street, token }))] as const;
});
writeFolder("generated/streets", Object.fromEntries(streetFiles));
