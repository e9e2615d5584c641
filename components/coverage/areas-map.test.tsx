import { fireEvent, render } from "@testing-library/react";
import type { AreaSlug } from "@/data/areas/area-records";
import { areaGroups, areaOf, areaPath, areaSlugs } from "@/lib/areas";
import { AreasExplorer } from "./areas-explorer";
import { AreasMap } from "./areas-map";
import { areaDots, detail, extent, zoom } from "./areas-map-data";
import { labelBox, textWidth } from "./label-placement";

const lists = (["london", "surrounding"] as const).map((type) => ({
  id: type,
  heading: type,
  text: "",
  groups: areaGroups(type),
}));

const show = () =>
  render(
    <>
      <AreasMap />
      <AreasExplorer lists={lists} />
    </>,
  ).container;
const onMap = (slug: AreaSlug) => document.querySelector(`.areas-map [href="${areaPath(slug)}"]`) as HTMLElement;
const inList = (slug: AreaSlug) => document.querySelector(`.areas-list [href="${areaPath(slug)}"]`) as HTMLElement;

it("has every area but the regions, once in a list and once on the map, which is for the pointer alone", () => {
  const container = show();
  const places = areaSlugs.filter((slug) => areaOf(slug).type !== "other");
  expect(areaDots.map(({ slug }) => slug).sort()).toEqual(places.sort());
  expect(container.querySelectorAll(":is(.areas-map, .areas-list) a")).toHaveLength(2 * areaDots.length);
  for (const slug of places) {
    for (const link of [onMap(slug), inList(slug)]) {
      expect(link).toHaveAttribute("href", areaPath(slug));
      expect(link).toHaveTextContent(areaOf(slug).name);
    }
    expect(onMap(slug)).toHaveAttribute("tabindex", "-1");
  }
  expect(container.querySelector(".areas-map")).toHaveAttribute("aria-hidden", "true");
});

it("lights up an area in the list when the pointer is on the map, and on the map when the list has the focus", () => {
  show();
  fireEvent.pointerOver(onMap("croydon"));
  expect(inList("croydon")).toHaveAttribute("data-lit");
  inList("harrow").focus();
  expect(onMap("harrow")).toHaveAttribute("data-lit");
  expect(inList("croydon")).not.toHaveAttribute("data-lit");
  fireEvent.pointerOver(document.body);
  expect(document.querySelector("[data-lit]")).toBeNull();
});

it("keeps every point on the sheet, and those of the centre in the detail", () => {
  const { middle, radius, at, enlarged } = detail;
  for (const { x, y, point } of areaDots) {
    const [right, down] = [(x - extent.left) / extent.width, (y - extent.top) / extent.height];
    expect(right > 0 && right < 1 && down > 0 && down < 1).toBe(true);
    const isCentral = Math.hypot(point.x - middle.x, point.y - middle.y) < radius;
    expect(Math.hypot(x - at.x, y - at.y) < enlarged).toBe(isCentral);
  }
});

it("names every area whose time is stated, and no name runs into another or over another's point", () => {
  const boxes = areaDots.flatMap(({ slug, x, y, position }) => {
    if (!position) return [];
    const width = textWidth(areaOf(slug).name, 12) - 2;
    const { left, top, right, bottom } = labelBox({ x, y, width, height: 12 }, position);
    return [{ slug, left: x * zoom + left, top: y * zoom + top, right: x * zoom + right, bottom: y * zoom + bottom }];
  });
  const named = areaDots.filter(({ position }) => position);
  expect(areaDots.filter(({ timed, position }) => timed && !position)).toEqual([]);
  for (const a of boxes) {
    for (const b of boxes.filter((b) => b !== a))
      expect([a.slug, b.slug, a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom]).toEqual([
        a.slug,
        b.slug,
        false,
      ]);
    for (const { slug, x, y } of named.filter(({ slug }) => slug !== a.slug)) {
      const [px, py] = [x * zoom, y * zoom];
      expect([a.slug, slug, px > a.left && px < a.right && py > a.top && py < a.bottom]).toEqual([a.slug, slug, false]);
    }
  }
});

it("gives no two points the same target", () => {
  for (const [i, a] of areaDots.entries()) {
    for (const b of areaDots.slice(i + 1))
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(a.hitRadius + b.hitRadius - 1);
  }
});
