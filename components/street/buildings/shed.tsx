import type { BuildingType } from "../building-type";
import { openings, roofUnits, strokes } from "../paths";
import { Course, Fine, Glass, Plant, Services, Shade, Wall } from "../primitives";

export const shed = (): BuildingType => ({
  width: 196,
  height: 104,
  plant: [70, -94],
  drawing: (
    <>
      <Services gas={14} water={24} drain={176} />
      <Plant d={`${roofUnits([52, -84], 2, 22, 12)}M150-82v-16h5v16`} />
      <Wall d="M0 0V-74L98-92 196-74V0zM0-40V-74" />
      <Course d={`${strokes([6, -40], 24, "v-33", "m8 33")}M0-72L98-89 196-72`} />
      <Fine d="M0-40H196" />
      <Shade d={openings([52, -22], [17, 18], [5, 27])} />
      <Course d={Array.from({ length: 5 }, (_, i) => `M${52 + i * 27}-17h17m-17 5h17m-17 5h17`).join("")} />
      <Fine d={Array.from({ length: 5 }, (_, i) => `M${50 + i * 27}-24h21m-21 20h21`).join("")} />
      <Glass d="M8-32h26v12H8zM8-16h10V0H8z" />
      <Course d="M17-32v12M26-32v12" />
    </>
  ),
  lit: "M8-32h26v12H8zM17-32v12M26-32v12",
});
