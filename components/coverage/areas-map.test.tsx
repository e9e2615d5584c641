import { fireEvent, render } from "@testing-library/react";
import type { AreaSlug } from "@/data/areas/area-records";
import { areaGroups, areaOf, areaPath, areaSlugs } from "@/lib/areas";
import { AreaHighlight } from "./area-highlight";
import { AreaList } from "./area-list";
import { AreasMap } from "./areas-map";
import { areaDots, detail, extent, zoom } from "./areas-map-data";
import { apart, labelBox, moved, textWidth } from "./label-placement";

const types = ["london", "surrounding"] as const;

beforeEach(() =>
  render(
    <>
      <AreasMap />
      {types.map((type) => (
        <AreaList key={type} id={type} heading={type} text="" groups={areaGroups(type)} />
      ))}
      <AreaHighlight />
    </>,
  ),
);
const onMap = (slug: AreaSlug) => document.querySelector(`.areas-map [href="${areaPath(slug)}"]`) as HTMLElement;
const inList = (slug: AreaSlug) => document.querySelector(`.areas-list [href="${areaPath(slug)}"]`) as HTMLElement;

it("has every area except regions once in a list and once on the map, which is for the pointer only", () => {
  const expected = areaSlugs.filter((slug) => areaOf(slug).type !== "other");
  expect(areaDots.map(({ slug }) => slug).sort()).toEqual(expected.sort());
  expect(document.querySelectorAll(":is(.areas-map, .areas-list) a")).toHaveLength(2 * areaDots.length);
  for (const slug of expected) {
    for (const link of [onMap(slug), inList(slug)]) expect(link).toHaveTextContent(areaOf(slug).name);
    expect(onMap(slug)).toHaveAttribute("tabindex", "-1");
  }
  expect(document.querySelector(".areas-map")).toHaveAttribute("aria-hidden", "true");
});

it("highlights an area in the list when it is hovered on the map, and on the map when it is focused in the list", () => {
  fireEvent.pointerOver(onMap("croydon"));
  expect(inList("croydon")).toHaveAttribute("data-lit");
  inList("harrow").focus();
  expect(onMap("harrow")).toHaveAttribute("data-lit");
  expect(inList("croydon")).not.toHaveAttribute("data-lit");
  fireEvent.pointerOver(document.body);
  expect(document.querySelector("[data-lit]")).toBeNull();
});

it("draws every point on the map, and central ones in the detail", () => {
  const { middle, radius, at, enlarged } = detail;
  for (const { x, y, point } of areaDots) {
    const [right, down] = [(x - extent.left) / extent.width, (y - extent.top) / extent.height];
    expect(right > 0 && right < 1 && down > 0 && down < 1).toBe(true);
    const isCentral = Math.hypot(point.x - middle.x, point.y - middle.y) < radius;
    expect(Math.hypot(x - at.x, y - at.y) < enlarged).toBe(isCentral);
  }
});

it("names every area with a stated time, and no name overlaps another name or point", () => {
  expect(areaDots.filter(({ timed, position }) => timed && !position)).toEqual([]);
  const named = areaDots.flatMap(({ slug, x, y, position }) => {
    if (!position) return [];
    const point = { left: x * zoom, top: y * zoom, right: x * zoom, bottom: y * zoom };
    const size = { width: textWidth(areaOf(slug).name, 12) - 2, height: 12 };
    return [{ slug, point, name: moved(labelBox(size, position), point.left, point.top) }];
  });
  for (const a of named) {
    for (const b of named.filter((b) => b !== a))
      expect([a.slug, b.slug, apart(a.name, b.name), apart(a.name, b.point)]).toEqual([a.slug, b.slug, true, true]);
  }
});
