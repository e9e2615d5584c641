import { readFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import { type CheerioAPI, load } from "cheerio";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import pixelWidth from "string-pixel-width";
import type { Part } from "@/data/types";
import { drawingOf, pagesOf } from "@/lib/pages";
import { figureIds } from "../figures";
import { FigureFile } from "../figures/figure-file";
import { figureLetters, figureSize, wideLetters } from "../figures/types";
import { plant } from "../key-plan/plant";
import { Scene } from "../key-plan/scene";
import { Schematic } from "../schematic";
import { type SchematicId, schematicIds } from ".";

type Point = readonly [x: number, y: number];

const drawings = new Map(schematicIds.map((id) => [id, renderToStaticMarkup(createElement(Schematic, { id }))]));

/** Every sheet, once for each of its states. */
const sheets = [...drawings].flatMap(([id, svg]) => {
  const states = [1, 2, 3].filter((state) => state === 1 || svg.includes(`"in-${state}"`));
  return states.map((state) => {
    const $ = load(svg, { xml: true });
    for (const other of states) if (other !== state) $(`.in-${other}`).remove();
    return { id, state, $ };
  });
});

/** The building of the key plans, in a sheet's frame. */
const picture = (id: string, drawn: ReactNode) => ({
  id,
  state: 1,
  $: load(renderToStaticMarkup(createElement("svg", { viewBox: "0 0 480 360" }, drawn)), { xml: true }),
});
const pictures = [picture("building", createElement("g", null, createElement(Scene), ...Object.values(plant)))];

describe.each([...sheets, ...pictures])("$id, state $state", ({ id, $ }) => {
  it("ends each pipe at a symbol, at another pipe or at the edge", () => {
    expect(looseEnds($).filter((end) => !(openEnds as Record<string, readonly string[]>)[id]?.includes(end))).toEqual(
      [],
    );
  });

  it.each([288, 320, 480, 720])("has legible text without overlaps at a width of %i px", (width) => {
    const { size, title, spacing } = lettering(width);
    expect(Math.min(size, title) * (width / 480)).toBeGreaterThanOrEqual(11);
    const words = boxesOf($, size, title, spacing);
    const outside = words.filter(({ left, right, top, bottom }) => left < 10 || right > 470 || top < 8 || bottom > 352);
    expect(outside.map(({ text }) => text)).toEqual([]);
    expect(collisionsOf(words)).toEqual([]);
    expect(coveredTexts(words, partsOf.get(id) ?? [], width)).toEqual([]);
  });

  it.each([288, 320, 480, 720])("has legible letters that fit into its symbols at a width of %i px", (width) => {
    const { tag } = lettering(width);
    expect(tag * (width / 480)).toBeGreaterThanOrEqual(11);
    const wide = $("text.d-tag")
      .toArray()
      .filter((letters) => {
        const symbol = $(letters).closest(".d-part").find("circle, rect").first();
        const room = Number(symbol.attr("width") ?? 2 * Number(symbol.attr("r")));
        return !(pixelWidth($(letters).text(), { font: "arial", size: tag, bold: true }) < room);
      });
    expect(wide.map((letters) => $(letters).text())).toEqual([]);
  });

  it("places balloons beside their parts, not on them", () => {
    const parts = partsOf.get(id) ?? [];
    const on = parts.filter(({ at, balloon }) => Math.hypot(at[0] - balloon[0], at[1] - balloon[1]) < 15);
    expect(on.map(({ name }) => name)).toEqual([]);
  });

  it("writes units in their standard case", () => {
    const words = $("text")
      .toArray()
      .map((text) => $(text).text())
      .join("\n");
    expect(words).not.toMatch(/\d\s?(?:M|MM|KW|L\/S|MBAR|PA|BAR)\b/);
  });
});

describe.each(figureIds)("the figure %s", (id) => {
  const $ = load(renderToStaticMarkup(createElement(FigureFile, { id, styles: "" })), { xml: true });
  const [width = 0, height = 0] = $("svg").attr("viewBox")?.split(" ").slice(2).map(Number) ?? [];
  // A wider figure is for tablets, where the narrowest top of a page is 648 px wide.
  const [letters, narrowest] = width > figureSize.width ? [wideLetters, 648] : [figureLetters, 320];
  const words = boxesOf($, letters, letters);

  it("has legible text on the narrowest screen that shows it, and no overlaps", () => {
    expect(letters * (narrowest / width)).toBeGreaterThanOrEqual(11);
    const outside = words.filter(
      ({ left, right, top, bottom }) => left < 4 || right > width - 4 || top < 4 || bottom > height - 4,
    );
    expect(outside.map(({ text }) => text)).toEqual([]);
    expect(collisionsOf(words)).toEqual([]);
  });
});

/** Pairs of texts that overlap. */
const collisionsOf = (words: readonly Box[]) =>
  words.flatMap((one, index) =>
    words.slice(index + 1).flatMap((other) => (overlap(one, other) ? [`${one.text} | ${other.text}`] : [])),
  );

/** The numbered parts of each sheet that has any. */
const partsOf: ReadonlyMap<string, readonly Part[]> = new Map(
  pagesOf("landing", "plumber").flatMap((page) => (page.parts ? [[drawingOf(page), page.parts]] : [])),
);

/** Texts that a balloon covers: "2 | PUMP". Balloons are larger on a phone (parts.css). */
function coveredTexts(words: readonly Box[], parts: readonly Part[], width: number): readonly string[] {
  const larger = /width < ([\d.]+)rem\)[^@]*?r: (\d+)px/.exec(readFileSync("components/sections/parts.css", "utf8"));
  const radius = larger && width < Number(larger[1]) * 16 ? Number(larger[2]) : 12;
  return parts.flatMap(({ balloon: [x, y] }, index) => {
    const covered = words.filter(({ left, right, top, bottom }) => {
      const [dx, dy] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)];
      return Math.hypot(dx, dy) < radius;
    });
    return covered.map(({ text }) => `${index + 1} | ${text}`);
  });
}

/** Pipe ends that are left open because the sheet omits the system. */
const openEnds: Partial<Record<SchematicId, readonly string[]>> = {
  // The line between two of the sheet's three pictures.
  emergency: ["158 94"],
  // The middle of the top edge of the meter and of each appliance.
  "gas-pipework-installation": ["118.2 190", "361.8 190", "248.7 195"],
};

/** Font sizes in the stylesheet for text, title block and symbols on a sheet of a given width, in the sheet's units. */
function lettering(width: number): { size: number; title: number; tag: number; spacing: number } {
  const css = readFileSync("components/drawings/lettering.css", "utf8");
  const [wide = "", ...narrower] = css.split("@container");
  const narrow = narrower.findLast((rules) => width < Number(/width < ([\d.]+)rem/.exec(rules)?.[1]) * 16) ?? "";
  const read = (name: string) =>
    Number(new RegExp(`--${name}: ([\\d.]+)px`).exec(narrow)?.[1]) ||
    Number(new RegExp(`var\\(--${name}, ([\\d.]+)px`).exec(wide)?.[1]);
  const tagSize = Number(/\.d-tag \{[^}]*var\(--letter, ([\d.]+)px/.exec(wide)?.[1]);
  return {
    size: read("letter"),
    title: read("title"),
    tag: tagSize && (Number(/--letter: ([\d.]+)px/.exec(narrow)?.[1]) || tagSize),
    spacing: Number(/letter-spacing: (.+)em/.exec(narrow)?.[1] ?? 0.03),
  };
}

type Box = { text: string; left: number; right: number; top: number; bottom: number };

/** The boxes of texts outside symbols. The factor is for Archivo, whose capitals are a little wider than Arial's. */
function boxesOf($: CheerioAPI, size: number, title: number, spacing = 0.03): readonly Box[] {
  return $("text:not(.d-tag)")
    .toArray()
    .filter((text) => !text.attribs.transform && !text.attribs.x?.includes(" "))
    .map((element) => {
      const text = $(element).text();
      const em = $(element).closest(".d-title").length > 0 ? title : size;
      const width = pixelWidth(text, { font: "arial", size: em }) * 1.06 + text.length * em * spacing;
      const { x, y, "text-anchor": anchor } = element.attribs;
      const left = Number(x) - (anchor === "middle" ? width / 2 : anchor === "end" ? width : 0);
      return { text, left, right: left + width, top: Number(y) - em * 0.72, bottom: Number(y) };
    });
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Pipe ends, as "x y", that touch no symbol, no other pipe and not the edge. */
function looseEnds($: CheerioAPI): readonly string[] {
  const routes = $(".d-case")
    .toArray()
    .flatMap((pipe) => (pipe.attribs.d ?? "").split("M").filter(Boolean).map(pointsOf));
  const symbols = outlines($);
  return routes.flatMap((route, index) => {
    const others = routes.filter((_, other) => other !== index);
    return [route[0], route.at(-1)].flatMap((end) => {
      if (!end || atEdge(end) || others.some((other) => near(end, other)) || symbols(end)) return [];
      return [end.join(" ")];
    });
  });
}

/** The corners of a route, whose path has horizontal, vertical and diagonal lines and rounded corners. */
function pointsOf(path: string): readonly Point[] {
  const points: Point[] = [];
  for (const [, command, numbers = ""] of `M${path}`.matchAll(/([MHVLq])([-\d. ]+)/g)) {
    const [x = 0, y = 0] = points.at(-1) ?? [];
    const values = (numbers.match(/-?[\d.]+/g) ?? []).map(Number);
    if (command === "H") points.push([values[0] ?? 0, y]);
    else if (command === "V") points.push([x, values[0] ?? 0]);
    else {
      const [left, top] = command === "q" ? [x, y] : [0, 0];
      const tenth = (length: number) => Math.round(length * 10) / 10;
      for (let i = 0; i < values.length; i += 2)
        points.push([tenth(left + (values[i] ?? 0)), tenth(top + (values[i + 1] ?? 0))]);
    }
  }
  return points;
}

const atEdge = ([x, y]: Point) => x < 17 || x > 463 || y < 17 || y > 319;

/** Whether a point is on a line, or within half a pipe's width of it. */
function near([x, y]: Point, line: readonly Point[]): boolean {
  return line.some(([ax, ay], index) => {
    const [bx, by] = line[index + 1] ?? [ax, ay];
    const length = (bx - ax) ** 2 + (by - ay) ** 2;
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
    return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay)) <= 4;
  });
}

/** Renders all outlines except pipes. The result tells whether there is one within six units of a point. */
function outlines($: CheerioAPI): (point: Point) => boolean {
  const sheet = load($.xml(), { xml: true });
  sheet("title, text, .d-title, .d-halo, .d-case, .d-pipe, .d-flow, .d-stream, .d-hair, .d-hatch, .d-signal").remove();
  // Walls, and the leaders of labels with their dots.
  sheet("[stroke-linejoin='miter'], path.d-fine:has(+ circle.d-solid), circle.d-solid").remove();
  sheet("svg").attr({ xmlns: "http://www.w3.org/2000/svg", width: "480", height: "360", fill: "none", stroke: "#000" });
  const { pixels, width, height } = new Resvg(sheet.xml(), { font: { loadSystemFonts: false } }).render();
  return ([x, y]) => {
    for (let row = Math.round(y) - 6; row <= y + 6; row++)
      for (let column = Math.round(x) - 6; column <= x + 6; column++)
        if (row >= 0 && row < height && column < width && (pixels[(row * width + column) * 4 + 3] ?? 0) > 0)
          return true;
    return false;
  };
}
