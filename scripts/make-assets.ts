// Before a build: the files that are made from data and from packages, and are served under a name of their content.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import subsetFont from "subset-font";
import { BaseMapFile } from "@/components/coverage/base-map";
import { FamilySheet } from "@/components/drawings/family-sheet";
import { IconsFile } from "@/components/drawings/icons";
import { PlatesFile } from "@/components/drawings/plates";
import { plain, readDarkTokens, readTokens, type Variables } from "@/components/og/resolve";
import { characters } from "@/lib/characters";
import { families } from "@/lib/navigation";
import { drawingStyles } from "./build/drawing-styles";

// The one font file, with the characters and weights the site uses and no others.
const source = fileURLToPath(import.meta.resolve("@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2"));
const font = await subsetFont(readFileSync(source), characters, {
  targetFormat: "woff2",
  variationAxes: { wght: { min: 400, max: 750 } },
  // Kerning, and figures of one width; the small capitals, fractions and alternates of the typeface are not used.
  keepFeatures: ["kern", "tnum"],
});
mkdirSync("generated", { recursive: true });
writeFileSync("generated/archivo.woff2", font);

// The map of both schemes: a picture knows nothing of its page's tokens, so it brings those it is drawn with.
const colours = readFileSync("app/colours.css", "utf8");
const baseMap = renderToStaticMarkup(createElement(BaseMapFile));
const used = [...new Set(baseMap.match(/var\(--[\w-]+\)/g))];
const valuesOf = (tokens: Variables) =>
  `:root{${used.map((use) => `${use.slice(4, -1)}:${plain(use, tokens)}`).join(";")}}`;
const styles = `${valuesOf(readTokens(colours))}@media (prefers-color-scheme:dark){${valuesOf(readDarkTokens(colours))}}`;
writeFileSync("generated/base-map.svg", baseMap.replace(/<svg[^>]*>/, `$&<style>${styles}</style>`));

// The drawings that stand beside links, one file for each family.
const sheets = ["media", "drawings"].map((name) => readFileSync(`components/drawings/${name}.css`, "utf8"));
const css = [colours, ...sheets].join("\n");
for (const family of families) {
  const draw = (styles: string) => renderToStaticMarkup(createElement(FamilySheet, { family, styles }));
  writeFileSync(`generated${family}.svg`, draw(await drawingStyles(draw(""), css)));
}

// The icons of the services, in ink.
const ink = (tokens: Variables) => `:root{color:${plain("var(--color-ink)", tokens)}}`;
const iconStyles = `${ink(readTokens(colours))}@media (prefers-color-scheme:dark){${ink(readDarkTokens(colours))}}`;
writeFileSync("generated/icons.svg", renderToStaticMarkup(createElement(IconsFile, { styles: iconStyles })));

// What to photograph before writing to us.
const plates = (styles: string) => renderToStaticMarkup(createElement(PlatesFile, { styles }));
writeFileSync("generated/plates.svg", plates(await drawingStyles(plates(""), css)));
