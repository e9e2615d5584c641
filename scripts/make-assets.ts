// Before a build: generates the files that are made from data and from packages. Next hashes their names.
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

// The one font file, with the characters and weights the site uses and no others.
const wholeFont = readFileSync(
  fileURLToPath(import.meta.resolve("@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2")),
);
const font = await subsetFont(wholeFont, characters, {
  targetFormat: "woff2",
  variationAxes: { wght: { min: 400, max: 700 } },
  // Kerning, and figures of one width; the small capitals, fractions and alternates of the typeface are not used.
  keepFeatures: ["kern", "tnum"],
});
writeFileSync("generated/archivo.woff2", font);

/** A picture with the letters of its words inside it, by weight, because it cannot use its page's font. */
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

// An image cannot use the page's tokens, so each contains its own for both colour schemes.
const colours = readFileSync("app/colours.css", "utf8");

/** The rules of a drawing. PurgeCSS does not read the colours in its attributes; a rule that is removed again keeps them. */
async function stylesOf(markup: string, css: string) {
  const uses = [...new Set(markup.match(/(?<==")var\(--[\w-]+\)/g))].map((use) => `color:${use}`);
  return (await drawingStyles(markup, `${css}svg{${uses.join(";")}}`)).replace(/svg\{[^}]*\}$/, "");
}

const baseMap = renderToStaticMarkup(createElement(BaseMapFile));
const mapStyles = await stylesOf(baseMap, colours);
writeFileSync("generated/base-map.svg", baseMap.replace(/<svg[^>]*>/, `$&<style>${mapStyles}</style>`));

// The drawings that stand beside links, one file for each family, the symbols beside names, and what to photograph before
// writing to us.
const stylesheets = ["media", "drawings", "building"].map((name) =>
  readFileSync(`components/drawings/${name}.css`, "utf8"),
);
/**
 * @param own rules of its own, beside those of all drawings
 * @param sized rules for its size on the page, which drawingStyles would leave out
 */
async function drawn(file: (styles: string) => ReactElement, { own = "", sized = "" } = {}) {
  const draw = (styles: string) => renderToStaticMarkup(file(styles));
  return withLetters(draw((await stylesOf(draw(""), [colours, ...stylesheets, own].join("\n"))) + sized));
}
// A line that is less than a pixel wide is a grey hair, and after dark it loses its light: the smaller the picture, the
// wider its lines, about 1.25 px. It leaves out hatching, dotted lines and the ground, and walls stand back behind the plant.
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
writeFileSync("generated/plate-row.svg", await drawn((styles) => createElement(PlatesFile, { styles, row: true })));
writeFileSync(
  "generated/towns-map.svg",
  await drawn((styles) => createElement(TownsMapFile, { styles }), { own: townsMapStyles }),
);

/** Writes a file for each drawing that pages load lazily. */
function writeFolder(folder: string, files: Readonly<Record<string, string>>) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, svg] of Object.entries(files)) {
    writeFileSync(join(folder, `${name}.svg`), svg);
  }
}

// The building in which each service page shows its own plant.
const viewFiles = Object.entries(buildingViews).flatMap(([slug, views]) =>
  Object.entries(views).map(async ([name, view]: [string, BuildingView]) => {
    return [
      `view-${slug}-${name}`,
      await drawn((styles) => createElement(KeyPlanFile, { view, styles }), { own: keyPlanStyles }),
    ];
  }),
);
writeFolder("generated/views", Object.fromEntries(await Promise.all(viewFiles)));

// The figures in the sections of pages.
const figureFiles = figureIds.map(async (id) => {
  return [`figure-${id}`, await drawn((styles) => createElement(FigureFile, { id, styles }))] as const;
});
writeFolder("generated/figures", Object.fromEntries(await Promise.all(figureFiles)));

// The streets that close the pages, and the street of each area.
const token = (name: string) => valueIn(`--color-${name}`, colours);
for (const scene of Object.keys(nightScenes) as (keyof typeof nightScenes)[]) {
  writeFileSync(`generated/night-${scene}.svg`, renderToStaticMarkup(createElement(NightStreet, { scene, token })));
}
const streetFiles = Object.entries<AreaCopy>(areaCopy).map(([slug, { street }]) => {
  return [`street-${slug}`, renderToStaticMarkup(createElement(StreetFile, { street, token }))] as const;
});
writeFolder("generated/streets", Object.fromEntries(streetFiles));
