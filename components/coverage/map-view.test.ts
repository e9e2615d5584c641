import type { AreaSlug } from "@/data/areas/places";
import { areaSlugs, areasOfRegion, neighbours, placeOf } from "@/lib/areas";
import { project } from "@/lib/projection";
import { labelBox } from "./labels";
import { type Spot, sheets, textSize } from "./map-spots";
import { type MapHeight, mapView } from "./map-view";

const maps: [MapHeight, AreaSlug | undefined][] = [
  [300, undefined],
  [400, undefined],
  ...areaSlugs.map((slug): [MapHeight, AreaSlug] => [400, slug]),
];

/** Where a name stands, in pixels from the middle of the map. */
function boxOf(spot: Spot, zoom: number) {
  const { left, top, right, bottom } = labelBox(spot, spot.place);
  return {
    left: left + spot.x * zoom,
    top: top + spot.y * zoom,
    right: right + spot.x * zoom,
    bottom: bottom + spot.y * zoom,
  };
}

describe.each(maps)("the map of %i px for %s", (height, slug) => {
  const view = mapView(height, slug);
  const [narrow, wide] = sheets(view.zooms, height);
  const all = [...(view.marked ? [view.marked] : []), ...view.spots];

  it.each([
    ["narrow", narrow, all.filter((spot) => !spot.wide)],
    ["wide", wide, all],
  ] as const)("keeps its names apart and whole on a %s sheet", (_name, { zoom, bounds }, spots) => {
    const boxes = spots.map((spot) => boxOf(spot, zoom));
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
    for (const spot of view.spots.filter((s) => s.slug)) {
      const { coordinates, name } = placeOf(spot.slug as AreaSlug);
      expect(spot.name).toBe(name);
      expect(coordinates && project(coordinates)).toEqual({ x: spot.x + view.centre.x, y: spot.y + view.centre.y });
    }
  });
});

const isPlace = (slug: AreaSlug) => placeOf(slug).coordinates !== undefined;

it.each(areaSlugs.filter(isPlace))("marks %s in the middle and names at least four of its six neighbours", (slug) => {
  const { marked, centre, spots } = mapView(400, slug);
  const { name, coordinates, response } = placeOf(slug);
  expect(marked).toMatchObject({ name, x: 0, y: 0 });
  expect(marked?.wide).toBe(false);
  expect(Boolean(marked?.time)).toBe(Boolean(response));
  expect(coordinates && project(coordinates)).toEqual(centre);
  const near = neighbours(slug, 6).map((other) => other.slug);
  for (const spot of spots) expect(near).toContain(spot.slug);
  expect(spots.filter(({ wide }) => !wide).length).toBeGreaterThanOrEqual(4);
});

it.each(areaSlugs.filter((slug) => !isPlace(slug)))("leads from the map of %s to its areas", (slug) => {
  const { spots, marked } = mapView(400, slug);
  expect(marked).toBeUndefined();
  for (const spot of spots) expect(areasOfRegion(placeOf(slug).region)).toContain(spot.slug);
  expect(spots.length).toBeGreaterThanOrEqual(5);
});

it("sets names in a size that can be read", () => {
  expect(textSize).toBeGreaterThanOrEqual(10.5);
});
