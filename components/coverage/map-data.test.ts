import type { AreaSlug } from "@/data/areas/area-records";
import { areaOf, areaSlugs, areasOfRegion, neighbours } from "@/lib/areas";
import { project } from "@/lib/projection";
import { apart, inside, type Layout, labelBox, moved } from "./label-placement";
import { type MapData, type MapHeight, mapData, townsMap } from "./map-data";
import { areasOnMap } from "./map-geometry";
import { layouts, type MapLabel } from "./map-labels";
import { townsMapSize } from "./towns-map";

const maps: [MapHeight, AreaSlug | undefined][] = [
  [400, undefined],
  ...areaSlugs.map((slug): [MapHeight, AreaSlug] => [areaOf(slug).type === "other" ? 400 : 300, slug]),
];

/** The rectangle of a name, in pixels from the middle of the map. */
const boxOf = (label: MapLabel, zoom: number) => moved(labelBox(label, label.position), label.x * zoom, label.y * zoom);

it.each(maps)("the labels of the map of %i px for %s do not overlap or overflow, narrow or wide", (height, slug) => {
  keepsApart(mapData(height, slug));
});

it("the map of towns has every town around London, and its labels do not overlap or overflow", () => {
  const towns = areaSlugs.filter((slug) => areaOf(slug).type === "surrounding");
  expect(townsMap().dots.split("h0")).toHaveLength(1 + towns.length);
  const [x, y] = [townsMapSize.width / 2 - 1, townsMapSize.height / 2 - 1];
  keepsApart(townsMap(), [{ zoom: townsMap().zooms[0], bounds: { left: -x, top: -y, right: x, bottom: y } }]);
});

function keepsApart(view: MapData, sheets: readonly Layout[] = layouts(view)) {
  const all = [...(view.marked ? [view.marked] : []), ...view.labels];
  for (const [index, { zoom, bounds }] of sheets.entries()) {
    const boxes = all.filter((label) => index === 1 || !label.wide).map((label) => boxOf(label, zoom));
    for (const [i, a] of boxes.entries()) {
      expect(inside(a, bounds)).toBe(true);
      for (const b of boxes.slice(i + 1)) expect(apart(a, b)).toBe(true);
    }
  }
}

it.each(areaSlugs)("the map of %s names nearby areas at their coordinates", (slug) => {
  const { marked, centre, labels } = mapData(areaOf(slug).type === "other" ? 400 : 300, slug);
  const { name, region, coordinates } = areaOf(slug);
  expect([marked?.name, marked?.wide]).toEqual(coordinates ? [name, false] : [undefined, undefined]);
  if (coordinates) expect(project(coordinates)).toEqual(centre);
  const near = coordinates ? neighbours(slug, 6).map((other) => other.slug) : areasOfRegion(region);
  const expected = near.map((other) => {
    const { name, coordinates } = areaOf(other);
    return { name, at: coordinates && project(coordinates) };
  });
  for (const { name, x, y } of labels)
    expect(expected).toContainEqual({ name, at: { x: x + centre.x, y: y + centre.y } });
  expect(labels.filter(({ wide }) => !wide || !coordinates).length).toBeGreaterThanOrEqual(coordinates ? 4 : 5);
});

it("no label of London's map covers a point", () => {
  const view = mapData(400);
  for (const [index, { zoom }] of layouts(view).entries()) {
    const labels = view.labels.filter(({ wide }) => index === 1 || !wide);
    const named = areasOnMap.filter(({ slug }) => labels.some(({ name }) => name === areaOf(slug).name));
    for (const label of labels) {
      const under = named.filter(({ point }) => {
        const [x, y] = [(point.x - view.centre.x) * zoom, (point.y - view.centre.y) * zoom];
        return !apart({ left: x, top: y, right: x, bottom: y }, boxOf(label, zoom));
      });
      expect([label.name, under]).toEqual([label.name, []]);
    }
  }
});
