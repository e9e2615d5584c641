/** @jest-environment node */
import { load } from "cheerio";
import { renderToStaticMarkup } from "react-dom/server";
import { home } from "@/data/pages/home";
import { families, familyOf, navMenus } from "@/lib/navigation";
import { servicePages } from "@/lib/pages";
import { routeOf } from "@/lib/routes";
import { FamilySprite } from "./family-sprite";

const sheets = new Map(
  families.map((path) => [path, load(renderToStaticMarkup(<FamilySprite family={path} styles="" />), { xml: true })]),
);

/** The pages whose drawings stand beside links: of the menus, of the home page's cards, and all services. */
const linked = [
  ...navMenus.flatMap(({ hub, items }) => [hub, ...items]),
  ...home.cards.map(({ link }) => routeOf(link)),
  ...servicePages,
];

it("holds every drawing that stands beside a link", () => {
  for (const { path } of linked) expect(sheets.get(familyOf(path))?.(`view[id="${path}"]`).length).toBe(1);
});

it("shows the pages of a menu by the drawings of its own family", () => {
  for (const { hub, items } of navMenus)
    expect(items.map(({ path }) => familyOf(path))).toEqual(items.map(() => hub.path));
});

it("draws without words", () => {
  for (const $ of sheets.values()) expect($.root().text()).toBe("");
});
