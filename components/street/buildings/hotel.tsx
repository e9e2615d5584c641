import type { BuildingType } from "../building-type";
import { openings, roofUnits, strokes } from "../paths";
import { Course, Glass, Plant, Services, Solid, Wall } from "../primitives";

export const hotel = (storeys = 7): BuildingType => {
  const top = -26 - storeys * 20;
  return {
    width: 112,
    height: -top + 14,
    plant: [36, top - 8],
    drawing: (
      <>
        <Services gas={26} water={60} drain={96} />
        <Plant d={roofUnits([10, top], 2, 22, 12)} />
        <Wall d={`M0 0V${top}H112V0zM84 0V${top - 12}H104V0z`} />
        <Glass d={`${openings([7, top + 5], [7, 11], [7, 10.6], [storeys, 20], "casement")}M6 0v-20h74V0z`} />
        <Solid d={`M91 ${top - 6}h6v6h-6zM91 ${top + 4}h6v6h-6zM91 ${top + 14}h6v6h-6zM91 ${top + 24}h6v6h-6z`} />
        <Course d={`${strokes([18, 0], 5, "v-20", "m12 20")}M0-26H84`} />
        <Wall d="M22-22h42v-4H22zM26 0v-22h2V0zM58 0v-22h2V0z" />
        <Solid d="M37 0v-16h12V0z" />
      </>
    ),
    lit: `${openings([17.6, top + 25], [7, 11], [1, 0], [1, 0], "casement")}${openings([49.4, top + 45], [7, 11], [2, 10.6], [1, 0], "casement")}${openings([28.2, -41], [7, 11], [1, 0], [1, 0], "casement")}`,
  };
};
