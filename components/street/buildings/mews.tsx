import type { BuildingType } from "../building-type";
import { openings, stack } from "../paths";
import { Course, Fine, Glass, Services, Shade, Solid, Wall } from "../primitives";

export const mews = (): BuildingType => ({
  width: 46,
  height: 66,
  run: [2, 5],
  plant: [40, -58],
  drawing: (
    <>
      <Services gas={28} water={34} drain={42} />
      <Wall d={`${stack([36, -50], 10, 8)}M0 0V-52H46V0z`} />
      <Shade d="M4 0v-20h20V0z" />
      <Glass
        d={`${openings([6, -44], [9, 14], [1, 0], [1, 0], "panes")}${openings([34, -44], [9, 14], [1, 0], [1, 0], "panes")}M28-18h5v10h-5z`}
      />
      <Fine d="M18-26v-20h11v20M0-48H46M3-23H25" />
      <Solid d="M35 0v-18h7V0z" />
      <Course d="M14 0v-20M4-14H24M9-14V0M19-14V0M23.5-26v-20M0-26H46M40-48v4" />
    </>
  ),
  lit: openings([6, -44], [9, 14], [1, 0], [1, 0], "panes"),
});
