/** @jest-environment node */
import { load } from "cheerio";
import { renderToStaticMarkup } from "react-dom/server";
import { buildingViews } from "@/data/building-views";
import { KeyPlanFile, keyPlanSize, viewId } from "./key-plan-file";

const $ = load(renderToStaticMarkup(<KeyPlanFile styles="" />), { xml: true });
const views = Object.entries(buildingViews).flatMap(([slug, both]) =>
  Object.entries(both).map(([name, view]) => ({ id: viewId(slug, name), view })),
);

it("holds every view", () => {
  expect($("view").length).toBe(views.length);
});

it.each(views)("shows in $id a number for each note, within the picture and apart from the others", ({ id, view }) => {
  const [left = 0, top = 0, width = 0, height = 0] = ($(`#${id}`).attr("viewBox") ?? "").split(" ").map(Number);
  const radius = (8 * width) / keyPlanSize.width;
  const places = view.notes.flatMap((note) => (note ? [note[0]] : []));
  for (const [x, y] of places) {
    expect(x).toBeGreaterThanOrEqual(left + radius);
    expect(x).toBeLessThanOrEqual(left + width - radius);
    expect(y).toBeGreaterThanOrEqual(top + radius);
    expect(y).toBeLessThanOrEqual(top + height - radius);
  }
  const near = places.flatMap(([x, y], index) =>
    places.slice(index + 1).filter(([a, b]) => Math.hypot(a - x, b - y) < 18),
  );
  expect(near).toEqual([]);
});

it.each(views)("lets nothing in $id both run and stand still", ({ view }) => {
  expect(view.lit.filter((name) => view.off?.includes(name))).toEqual([]);
});
