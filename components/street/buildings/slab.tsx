import type { BuildingType } from "../building-type";
import { openings, strokes } from "../paths";
import { Course, Glass, Panel, Services, Shade, Solid, Wall } from "../primitives";

export const slab = (storeys = 10): BuildingType => {
  const top = -8 - storeys * 22;
  return {
    width: 188,
    height: -top + 22,
    plant: [162, top - 16],
    drawing: (
      <>
        <Services water={160} drain={176} />
        <Wall d={`M146 ${top}v-18h34v18M6 0V${top}H150V0zM150 0V${top - 8}H176V0z`} />
        <Glass
          d={`${openings([10, top + 5], [10, 11], [12, 11.6], [storeys, 22])}${openings([159, top + 2], [8, 12], [1, 0], [storeys, 22], "casement")}`}
        />
        <Panel
          d={Array.from(
            { length: storeys },
            (_, i) =>
              `M19 ${top + 18 + i * 22}v-8h14v8zM65.5 ${top + 18 + i * 22}v-8h14v8zM112 ${top + 18 + i * 22}v-8h14v8z`,
          ).join("")}
        />
        <Course d={Array.from({ length: storeys }, (_, i) => `M6 ${top + 20 + i * 22}H150`).join("")} />
        <Solid d="M157 0v-16h12V0z" />
        <Shade d="M14 0v-8h126V0z" />
        <Course d={strokes([26, 0], 10, "v-8", "m11.6 8")} />
      </>
    ),
    lit: `${openings([33.2, top + 27], [10, 11])}${openings([91.2, top + 71], [10, 11])}${openings([44.8, -52], [10, 11], [2, 11.6])}${openings([126, -96], [10, 11])}`,
  };
};
