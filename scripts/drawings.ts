// A contact sheet of all drawings, to look them over: each at three widths and in each of its states, by day or after dark
// as the browser is set. It writes one page into a temporary folder and says where.
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Schematic } from "@/components/drawings/schematic";
import { schematicIds } from "@/components/drawings/schematics";

const widths = [320, 480, 720];
const stylesheets = ["media", "lettering", "drawings"].map((name) =>
  readFileSync(`components/drawings/${name}.css`, "utf8").replace(/@import.*;/g, ""),
);
const colours = readFileSync("app/colours.css", "utf8").replace(/@theme\b/g, ":root");
const font = import.meta.resolve("@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2");

/** What is drawn at each width, side by side. */
const row = (draw: (width: number) => string) => `<div class="row">${widths.map(draw).join("")}</div>`;

const drawings = schematicIds.map((id) => {
  const svg = renderToStaticMarkup(createElement(Schematic, { id }));
  const states = [1, 2, 3].filter((state) => state === 1 || svg.includes(`"in-${state}"`));
  const rows = states.map((state) => {
    const shown = `--in-1:${state === 1 ? "inline" : "none"};--in-${state}:inline`;
    return row((width) => `<div class="panel" style="width:${width}px;${shown}">${svg}</div>`);
  });
  return `<h2>${id}</h2>${rows.join("")}`;
});

// What is shown from a file of its own, as the last build made it: the views of the building, figures and streets.
const files = ["generated/views", "generated/figures", "generated/streets"].flatMap((folder) =>
  readdirSync(folder).map((name) => `${folder}/${name}`),
);
const pictures = files.map((source) => {
  const image = (width: number) => `<img src="${pathToFileURL(".")}/${source}" width="${width}" alt="">`;
  return `<h2>${source}</h2>${row(image)}`;
});

const file = join(mkdtempSync(join(tmpdir(), "stylesheets-")), "index.html");
writeFileSync(
  file,
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>All drawings</title><style>
@font-face{font-family:Archivo;src:url(${font});font-weight:100 900}
${colours}${stylesheets.join("")}
body{background:var(--color-paper);color:var(--color-ink);font-family:Archivo}
.row{display:flex;gap:1rem;align-items:start;margin-bottom:1rem}
</style>${drawings.join("")}${pictures.join("")}</html>`,
);
console.log(file);
