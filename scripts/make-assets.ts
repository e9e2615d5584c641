// Before a build: the files that are made from data and from packages, and are served under a name of their content.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import subsetFont from "subset-font";
import { BaseMapFile } from "@/components/coverage/base-map";
import { FamilySheet } from "@/components/drawings/family-sheet";
import { IconsFile } from "@/components/drawings/icons";
import { KeyFile } from "@/components/drawings/key/key-file";
import { PlatesFile } from "@/components/drawings/plates";
import { TopicsFile } from "@/components/drawings/topics/topics-file";
import { plain } from "@/components/og/resolve";
import { readDarkTokens, readTokens, type Variables } from "@/components/og/stylesheet";
import { StreetFile } from "@/components/street/street-file";
import { streetFolder } from "@/components/street/street-files";
import { streets } from "@/data/areas/streets";
import { characters } from "@/lib/characters";
import { families } from "@/lib/navigation";
import { drawingStyles } from "./build/drawing-styles";

mkdirSync("generated", { recursive: true });

// The one font file, with the characters and weights the site uses and no others.
const source = fileURLToPath(import.meta.resolve("@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2"));
const font = await subsetFont(readFileSync(source), characters, {
  targetFormat: "woff2",
  variationAxes: { wght: { min: 400, max: 750 } },
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
async function drawFile(name: string, file: (styles: string) => ReactElement, own = "") {
  const draw = (styles: string) => renderToStaticMarkup(file(styles));
  writeFileSync(`generated/${name}.svg`, draw(await drawingStyles(draw(""), [colours, ...sheets, own].join("\n"))));
}
for (const family of families)
  await drawFile(family.slice(1), (styles) => createElement(FamilySheet, { family, styles }));
await drawFile("plates", (styles) => createElement(PlatesFile, { styles }));

// The building in which each service page shows its own plant.
const keyCss = ".drawing .n{fill:var(--color-paper);stroke:none;font:700 13px Arial,Helvetica,sans-serif}";
await drawFile("building", (styles) => createElement(KeyFile, { styles }), keyCss);

// The drawings of single bands.
const topicCss = ".drawing .word{fill:var(--line);stroke:none}.drawing .d-fault .word{fill:var(--m)}";
await drawFile("topics", (styles) => createElement(TopicsFile, { styles }), topicCss);

// The street of each area, which its page shows late.
const token = (name: string) => plain(`var(--color-${name})`, tokens);
rmSync(streetFolder, { recursive: true, force: true });
mkdirSync(streetFolder, { recursive: true });
for (const [slug, street] of Object.entries(streets)) {
  const svg = renderToStaticMarkup(createElement(StreetFile, { street, token }));
  const hash = createHash("sha256").update(svg).digest("hex").slice(0, 8);
  writeFileSync(join(streetFolder, `${slug}.${hash}.svg`), svg);
}
