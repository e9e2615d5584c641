import type { BuildingType } from "../building-type";
import { openings, roofUnits, strokes } from "../paths";
import { Course, Glass, Plant, Services, Shade, Solid, Wall } from "../primitives";

export const hospital = (storeys = 6): BuildingType => {
  const top = -storeys * 22;
  return {
    width: 196,
    height: -top + 44,
    plant: [24, top - 30],
    drawing: (
      <>
        <Services gas={18} water={120} drain={180} />
        <Wall d={`M18-40V${top - 40}h9V-40`} />
        <Plant d={`${roofUnits([60, top], 3, 18, 12)}M150-46v-10h30v10zM154-52h22`} />
        <Wall d={`M0 0V-40H56V0zM56 0V${top}H146V0zM146 0V-46H194V0zM132 ${top}v-18h14v18`} />
        <Glass
          d={`${openings([61, top + 6], [10, 11], [6, 12], [storeys - 1, 22], "sash")}${openings([151, -40], [9, 12], [4, 10], [1, 0], "casement")}M60 0v-18h82V0zM6-34h26v11H6z`}
        />
        <Course
          d={`${Array.from({ length: storeys - 1 }, (_, i) => `M56 ${top + 20 + i * 22}H146`).join("")}${strokes([74, 0], 5, "v-18", "m14 18")}M15-34v11M23-34v11M18 ${top - 32}h9M18 ${top - 36}h9M18 ${top - 20}h9`}
        />
        <Shade d="M36 0v-22h14V0zM156 0v-18h14V0zM174 0v-18h14V0z" />
        <Wall d="M146-20h52v-4H146zM84-20h34v-4H84z" />
        <Solid d="M5-16h14V0H5zM136-15v6h-3v3h3v6h3v-6h3v-3h-3v-6z" />
      </>
    ),
    lit: `${openings([73, top + 28], [10, 11], [2, 12], [1, 0], "sash")}${openings([121, top + 72], [10, 11], [1, 0], [1, 0], "sash")}${openings([61, -60], [10, 11], [3, 12], [1, 0], "sash")}`,
  };
};
