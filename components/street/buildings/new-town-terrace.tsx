import type { BuildingType } from "../building-type";
import { openings, strokes } from "../paths";
import { Course, Fine, Glass, Roof, Services, Shade, Solid, Wall } from "../primitives";

export const newTownTerrace = (): BuildingType => ({
  width: 46,
  height: 66,
  run: [3, 6],
  plant: [37, -58],
  drawing: (
    <>
      <Services gas={4} water={20} drain={40} />
      <Wall d="M34-52v-10h6v10M0 0V-46H46V0z" />
      <Roof d="M-1-46V-58H47V-46z" />
      <Shade d="M18-26h26v5H18z" />
      <Glass
        d={`${openings([20, -42], [22, 14])}${openings([20, -18], [22, 13])}${openings([5, -42], [8, 9])}M5-18h3V0H5z`}
      />
      <Solid d="M8 0v-18h7V0z" />
      <Fine d="M3-21H17" />
      <Course d={`M34-42v14M34-18v13M27-18v13M0-52H46${strokes([19, -26], 8, "v5", "m3.4-5")}`} />
    </>
  ),
  lit: "M20-18h22v13H20zM34-18v13M27-18v13",
});
