import type { BuildingType } from "../building-type";
import { openings, stack } from "../paths";
import { Course, Glass, Roof, Services, Solid, Wall } from "../primitives";

export const byLawTerrace = (): BuildingType => ({
  width: 37,
  height: 80,
  run: [3, 9],
  plant: [31, -72],
  drawing: (
    <>
      <Services gas={18} water={24} drain={32} />
      <Roof d="M0-46V-64H37V-46z" />
      <Wall d={`${stack([26, -62], 10, 12)}M0 0V-46H37V0z`} />
      <Glass
        d={`${openings([5, -40], [8, 14], [2, 18], [1, 0], "sash")}${openings([18, -20], [7, 15], [2, 7], [1, 0], "sash")}`}
      />
      <Solid d="M5 0v-17h8V0z" />
      <Glass d="M5-17h8v-4H5z" />
      <Course d="M0-52H37M0-58H37M0-44H37M3-22H15M16-22H34M0-25H37M16-3H34" />
    </>
  ),
  lit: openings([18, -20], [7, 15], [2, 7], [1, 0], "sash"),
});
