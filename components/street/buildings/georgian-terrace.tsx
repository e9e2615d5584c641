import type { BuildingType } from "../building-type";
import { openings, stack, strokes } from "../paths";
import { Course, Fine, Glass, Services, Solid, Wall } from "../primitives";

export const georgianTerrace = (): BuildingType => ({
  width: 48,
  height: 120,
  run: [3, 6],
  plant: [42, -112],
  drawing: (
    <>
      <Services gas={30} water={36} drain={42} />
      <Wall d={`${stack([36, -104], 12, 12)}M0 0V-104H48V0z`} />
      <Glass
        d={`${openings([6, -53], [8, 19], [3, 14], [1, 0], "panes")}${openings([6, -78], [8, 15], [3, 14], [1, 0], "panes")}${openings([6, -96], [8, 10], [3, 14], [1, 0], "panes")}${openings([20, -24], [8, 17], [2, 14], [1, 0], "panes")}`}
      />
      <Solid d="M6 0v-17h8V0z" />
      <Glass d="M6-18a4 4 0 0 1 8 0z" />
      <Fine d="M0-100H48M3-32H45" />
      <Course d={`M0-29H48M16-7H48${strokes([5, -32], 14, "v4", "m3-4")}${strokes([17, -7], 11, "v7", "m3-7")}`} />
    </>
  ),
  lit: openings([20, -24], [8, 17], [1, 0], [1, 0], "panes") + openings([34, -53], [8, 19], [1, 0], [1, 0], "panes"),
});
