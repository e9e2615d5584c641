import type { BuildingType } from "../building-type";
import { openings, roofUnits, strokes } from "../paths";
import { Course, Fine, Glass, Plant, Services, Shade, Solid, Wall } from "../primitives";

export const newFlats = (storeys = 6): BuildingType => {
  const top = -storeys * 24 - 6;
  return {
    width: 104,
    height: -top + 16,
    run: [1, 2],
    plant: [61, top + 14],
    drawing: (
      <>
        <Services water={46} drain={58} />
        <Plant d={roofUnits([22, top], 3)} />
        <Wall d={`M0 0V${top}H104V0z`} />
        <Shade
          d={Array.from(
            { length: storeys - 1 },
            (_, i) => `M6 ${top + 24 + i * 24}v-19h24v19zM74 ${top + 24 + i * 24}v-19h24v19z`,
          ).join("")}
        />
        <Glass
          d={`${openings([10, top + 9], [8, 15], [2, 8], [storeys - 1, 24])}${openings([78, top + 9], [8, 15], [2, 8], [storeys - 1, 24])}${openings([38, top + 6], [10, 16], [2, 18], [storeys - 1, 24], "casement")}${openings([6, -20], [12, 20], [2, 12])}${openings([74, -20], [12, 20], [2, 12])}`}
        />
        <Course
          d={Array.from(
            { length: storeys - 1 },
            (_, i) =>
              strokes([6, top + 24 + i * 24], 9, "v-8", "m3 8") + strokes([74, top + 24 + i * 24], 9, "v-8", "m3 8"),
          ).join("")}
        />
        <Fine
          d={Array.from(
            { length: storeys - 1 },
            (_, i) => `M5 ${top + 16 + i * 24}h26M73 ${top + 16 + i * 24}h26`,
          ).join("")}
        />
        <Solid d="M46 0v-18h12V0z" />
        <Fine d="M42-21h20M0-25H104" />
      </>
    ),
    lit: openings([38, top + 30], [10, 16], [1, 0], [1, 0], "casement") + openings([78, -69], [8, 15], [2, 8]),
  };
};
