import type { AreaSlug } from "@/data/areas/area-records";
import { areaOf, areaSlugs, areasOfRegion, neighbours } from "@/lib/areas";
import { project } from "@/lib/projection";
import { layouts, type MapLabel, textSize } from "./area-labels";
import { labelBox } from "./label-placement";
import type { MapHeight } from "./map-content";
import { mapData } from "./map-data";

const maps: [MapHeight, AreaSlug | undefined][] = [
  [300, undefined],
  [400, undefined],
  ...areaSlugs.map((slug): [MapHeight, AreaSlug] => [400, slug]),
];

/** Where a name stands, in pixels from the middle of the map. */
function boxOf(label: MapLabel, zoom: number) {
  const { left, top, right, bottom } = labelBox(label, label.position);
  return {
    left: left + label.x * zoom,
    top: top + label.y * zoom,
    right: right + label.x * zoom,
    bottom: bottom + label.y * zoom,
  };
}

describe.each(maps)("the map of %i px for %s", (height, slug) => {
  const view = mapData(height, slug);
  const [narrow, wide] = layouts(view.zooms, height);
  const all = [...(view.marked ? [view.marked] : []), ...view.labels];

  it.each([
    ["narrow", narrow, all.filter((label) => !label.wide)],
    ["wide", wide, all],
  ] as const)("keeps its names apart and whole on a %s sheet", (_name, { zoom, bounds }, labels) => {
    const boxes = labels.map((label) => boxOf(label, zoom));
    for (const [i, a] of boxes.entries()) {
      expect(a.left >= bounds.left && a.right <= bounds.right && a.top >= bounds.top && a.bottom <= bounds.bottom).toBe(
        true,
      );
      for (const b of boxes.slice(i + 1)) {
        expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true);
      }
    }
  });

  it("puts each area where its coordinates say", () => {
    for (const label of view.labels.filter((s) => s.slug)) {
      const { coordinates, name } = areaOf(label.slug as AreaSlug);
      expect(label.name).toBe(name);
      expect(coordinates && project(coordinates)).toEqual({ x: label.x + view.centre.x, y: label.y + view.centre.y });
    }
  });
});

const isPlace = (slug: AreaSlug) => areaOf(slug).coordinates !== undefined;

it.each(areaSlugs.filter(isPlace))("marks %s in the middle and names at least four of its six neighbours", (slug) => {
  const { marked, centre, labels } = mapData(400, slug);
  const { name, coordinates, response } = areaOf(slug);
  expect(marked).toMatchObject({ name, x: 0, y: 0 });
  expect(marked?.wide).toBe(false);
  expect(Boolean(marked?.time)).toBe(Boolean(response));
  expect(coordinates && project(coordinates)).toEqual(centre);
  const near = neighbours(slug, 6).map((other) => other.slug);
  for (const label of labels) expect(near).toContain(label.slug);
  expect(labels.filter(({ wide }) => !wide).length).toBeGreaterThanOrEqual(4);
});

it.each(areaSlugs.filter((slug) => !isPlace(slug)))("names the areas of %s on its map", (slug) => {
  const { labels, marked } = mapData(400, slug);
  expect(marked).toBeUndefined();
  for (const label of labels) expect(areasOfRegion(areaOf(slug).region)).toContain(label.slug);
  expect(labels.length).toBeGreaterThanOrEqual(5);
});

it("sets names in a size that can be read", () => {
  expect(textSize).toBeGreaterThanOrEqual(10.5);
});
