// Before a build: the files that are made from data and from packages, and are served under a name of their content.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import subsetFont from "subset-font";
import { BaseMapFile } from "@/components/coverage/base-map";
import { FamilySheet } from "@/components/drawings/family-sheet";
import { figureIds } from "@/components/drawings/figures";
import { FigureFile } from "@/components/drawings/figures/figure-file";
import { IconsFile } from "@/components/drawings/icons";
import { KeyFile } from "@/components/drawings/key/key-file";
import { lateFolders } from "@/components/drawings/late-files";
import { PlatesFile } from "@/components/drawings/plates";
import { drawingStyles } from "@/components/og/drawing-styles";
import { plain } from "@/components/og/resolve";
import { readDarkTokens, readTokens, type Variables } from "@/components/og/stylesheet";
import { NightStreet } from "@/components/street/night-street";
import { StreetFile } from "@/components/street/street-file";
import { areaCopy } from "@/data/areas";
import type { AreaCopy } from "@/data/types";
import { characters } from "@/lib/characters";
import { families } from "@/lib/navigation";
import { fingerprint } from "./build/manifest";

mkdirSync("generated", { recursive: true });

// The one font file, with the characters and weights the site uses and no others.
const source = fileURLToPath(import.meta.resolve("@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2"));
const font = await subsetFont(readFileSync(source), characters, {
  targetFormat: "woff2",
  variationAxes: { wght: { min: 400, max: 700 } },
  // Kerning, and figures of one width; the small capitals, fractions and alternates of the typeface are not used.
  keepFeatures: ["kern", "tnum"],
});
writeFileSync("generated/archivo.woff2", font);

// A picture knows nothing of its page's tokens, so it brings those it is drawn with, of both schemes.
const colours = readFileSync("app/colours.css", "utf8");
const tokens = readTokens(colours);
const bothSchemes = (rule: (values: Variables) => string) =>
  `${rule(tokens)}@media (prefers-color-scheme:dark){${rule(readDarkTokens(colours))}}`;

const baseMap = renderToStaticMarkup(createElement(BaseMapFile));
const used = [...new Set(baseMap.match(/var\(--[\w-]+\)/g))];
const mapStyles = bothSchemes(
  (values) => `:root{${used.map((use) => `${use.slice(4, -1)}:${plain(use, values)}`).join(";")}}`,
);
writeFileSync("generated/base-map.svg", baseMap.replace(/<svg[^>]*>/, `$&<style>${mapStyles}</style>`));

// The icons of the services, in ink.
const styles = bothSchemes((values) => `:root{color:${plain("var(--color-ink)", values)}}`);
writeFileSync("generated/icons.svg", renderToStaticMarkup(createElement(IconsFile, { styles })));

// The drawings that stand beside links, one file for each family, and what to photograph before writing to us.
const sheets = ["media", "drawings", "building"].map((name) => readFileSync(`components/drawings/${name}.css`, "utf8"));
async function drawn(file: (styles: string) => ReactElement, own = "") {
  const draw = (styles: string) => renderToStaticMarkup(file(styles));
  return draw(await drawingStyles(draw(""), [colours, ...sheets, own].join("\n")));
}
for (const family of families) {
  const sheet = await drawn((styles) => createElement(FamilySheet, { family, styles }));
  writeFileSync(`generated${family}.svg`, sheet);
}
writeFileSync("generated/plates.svg", await drawn((styles) => createElement(PlatesFile, { styles })));

// The building in which each service page shows its own plant.
const keyCss = ".drawing .n{fill:var(--color-paper);stroke:none;font:700 13px Arial,Helvetica,sans-serif}";
writeFileSync("generated/building.svg", await drawn((styles) => createElement(KeyFile, { styles }), keyCss));

/** What pages show late, a file for each, under a name of its content. */
function writeFolder(folder: string, files: Readonly<Record<string, string>>) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, svg] of Object.entries(files)) {
    writeFileSync(join(folder, `${name}.${fingerprint(svg).slice(0, 8)}.svg`), svg);
  }
}

// The figures in the bands of pages.
const figureFiles = figureIds.map(async (id) => {
  return [id, await drawn((styles) => createElement(FigureFile, { id, styles }))] as const;
});
writeFolder(lateFolders.figures, Object.fromEntries(await Promise.all(figureFiles)));

// The street that closes every page, and the street of each area.
const token = (name: string) => plain(`var(--color-${name})`, tokens);
writeFileSync("generated/night-street.svg", renderToStaticMarkup(createElement(NightStreet, { token })));
const streetFiles = Object.entries<AreaCopy>(areaCopy).map(([slug, { street }]) => {
  return [slug, renderToStaticMarkup(createElement(StreetFile, { street, token }))] as const;
});
writeFolder(lateFolders.streets, Object.fromEntries(streetFiles));
