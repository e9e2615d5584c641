import { fireEvent, render } from "@testing-library/react";
import { areaGroups, areaOf, areaPath, areaSlugs } from "@/lib/areas";
import { AreasExplorer } from "./areas-explorer";
import { areaDots, detail, extent } from "./areas-map-data";

const lists = (["london", "surrounding"] as const).map((type) => ({
  id: type,
  heading: type,
  text: "",
  groups: areaGroups(type),
}));

const show = () => render(<AreasExplorer lists={lists} />).container;
const onMap = (slug: string) => document.querySelector(`.areas-map [data-area="${slug}"]`) as HTMLElement;
const inList = (slug: string) => document.querySelector(`.areas-list [data-area="${slug}"]`) as HTMLElement;

it("has every area but the regions, each once on the map and once in a list, with the same name and address", () => {
  const container = show();
  expect(areaDots.map(({ slug }) => slug).sort()).toEqual(
    areaSlugs.filter((slug) => areaOf(slug).type !== "other").sort(),
  );
  expect(container.querySelectorAll("[data-area]")).toHaveLength(2 * areaDots.length);
  for (const { slug } of areaDots) {
    for (const link of [onMap(slug), inList(slug)]) {
      expect(link).toHaveAttribute("href", areaPath(slug));
      expect(link).toHaveTextContent(areaOf(slug).name);
    }
  }
});

it("spares the keyboard and screen readers the second copy", () => {
  const map = show().querySelector(".areas-map");
  expect(map).toHaveAttribute("aria-hidden", "true");
  for (const link of map?.querySelectorAll("a") ?? []) expect(link).toHaveAttribute("tabindex", "-1");
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
  for (const { x, y, point } of areaDots) {
    expect(x > extent.left && x < extent.left + extent.width && y > extent.top && y < extent.top + extent.height).toBe(
      true,
    );
    const central = Math.hypot(point.x - detail.middle.x, point.y - detail.middle.y) < detail.radius;
    const inDetail = Math.hypot(x - detail.at.x, y - detail.at.y) < detail.enlarged;
    expect(inDetail).toBe(central);
  }
});

it("gives no two points the same target", () => {
  for (const [i, a] of areaDots.entries()) {
    for (const b of areaDots.slice(i + 1))
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(a.hitRadius + b.hitRadius - 1);
  }
});
