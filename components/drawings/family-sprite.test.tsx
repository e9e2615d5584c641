/** @jest-environment node */
import { load } from "cheerio";
import { renderToStaticMarkup } from "react-dom/server";
import { families, familyOf, navMenus } from "@/lib/navigation";
import { servicePages } from "@/lib/pages";
import type { SitePath } from "@/lib/paths";
import { FamilySprite } from "./family-sprite";
import { cardOf } from "./thumbnail";

const sheets = new Map(
  families.map((path) => [path, load(renderToStaticMarkup(<FamilySprite family={path} styles="" />), { xml: true })]),
);

const expectView = (path: SitePath, view: string = path) =>
  expect(sheets.get(familyOf(path))?.(`view[id="${view}"]`).length).toBe(1);

it("contains the drawing of every page in a menu", () => {
  for (const { hub, items } of navMenus) for (const { path } of [hub, ...items]) expectView(path);
});

it("contains the drawing of every service's card", () => {
  for (const { path } of servicePages) expectView(path, cardOf(path));
});

it("takes the drawings of a menu's pages from the family's own file", () => {
  for (const { hub, items } of navMenus)
    expect(items.map(({ path }) => familyOf(path))).toEqual(items.map(() => hub.path));
});

it("contains no text", () => {
  for (const $ of sheets.values()) expect($.root().text()).toBe("");
});
