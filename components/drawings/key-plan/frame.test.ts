/** @jest-environment node */
import { buildingViews } from "@/data/building-views";
import { frameOf, keyPlanSize } from "./frame";

const views = Object.entries(buildingViews).flatMap(([slug, both]) =>
  Object.entries(both).map(([name, view]) => ({ id: `${slug}, ${name}`, view })),
);

it.each(views)("$id: shows a number for each note, inside the picture and without overlaps", ({ view }) => {
  const [left, top, width, height] = frameOf(view);
  const radius = (8 * width) / keyPlanSize.width;
  const positions = view.notes.flatMap((note) => (note ? [note[0]] : []));
  for (const [x, y] of positions) {
    expect(x).toBeGreaterThanOrEqual(left + radius);
    expect(x).toBeLessThanOrEqual(left + width - radius);
    expect(y).toBeGreaterThanOrEqual(top + radius);
    expect(y).toBeLessThanOrEqual(top + height - radius);
  }
  const near = positions.flatMap(([x, y], index) =>
    positions.slice(index + 1).filter(([a, b]) => Math.hypot(a - x, b - y) < 18),
  );
  expect(near).toEqual([]);
});

it.each(views)("$id: has no plant that is both lit and off", ({ view }) => {
  expect(view.lit.filter((name) => view.off?.includes(name))).toEqual([]);
});
