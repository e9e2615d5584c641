import type { BuildingType } from "../building-type";
import { openings, stack } from "../paths";
import { Course, Fine, Glass, Roof, Services, Solid, Wall } from "../primitives";

export const mansionBlock = (storeys = 5): BuildingType => {
  const eaves = -4 - storeys * 24;
  const rows = storeys - 1;
  return {
    width: 132,
    height: -eaves + 40,
    run: [1, 2],
    plant: [66, eaves - 32],
    drawing: (
      <>
        <Services gas={56} water={76} drain={110} />
        <Wall d={stack([56, eaves - 16], 20, 18)} />
        <Roof d={`M4 ${eaves}l5-20H123l5 20z`} />
        <Wall
          d={`M0 0V${eaves}H132V0zM12 ${eaves}v-8h6v-8q10 0 12-12q2 12 12 12v8h6v8zM84 ${eaves}v-8h6v-8q10 0 12-12q2 12 12 12v8h6v8zM14 0V${eaves}H46V0zM86 0V${eaves}H118V0z`}
        />
        <Glass
          d={`${openings([22, eaves + 5], [8, 15], [2, 8], [rows, 24], "sash")}${openings([16, eaves + 5], [4, 15], [2, 24], [rows, 24], "sash")}${openings([94, eaves + 5], [8, 15], [2, 8], [rows, 24], "sash")}${openings([88, eaves + 5], [4, 15], [2, 24], [rows, 24], "sash")}${openings([3, eaves + 5], [7, 15], [1, 0], [rows, 24], "sash")}${openings([122, eaves + 5], [7, 15], [1, 0], [rows, 24], "sash")}${openings([54, eaves + 5], [7, 15], [2, 17], [rows, 24], "sash")}${openings([22, -22], [8, 16], [2, 8], [1, 0], "sash")}${openings([94, -22], [8, 16], [2, 8], [1, 0], "sash")}${openings([27, eaves - 11], [6, 9])}${openings([99, eaves - 11], [6, 9])}`}
        />
        <Solid d="M62 0v-20h8V0z" />
        <Fine d={`M56 0v-21a10 9 0 0 1 20 0V0M21 0V${eaves}M39 0V${eaves}M93 0V${eaves}M111 0V${eaves}`} />
        <Course
          d={`${Array.from({ length: storeys }, (_, i) => `M0 ${-28 - i * 24}H132${i < rows ? `M52 ${eaves + 21 + i * 24}v-6h28v6z` : ""}`).join("")}M0-6H56M76-6H132M8 ${eaves - 8}H14M46 ${eaves - 8}H86M118 ${eaves - 8}H124M10 ${eaves - 14}H19`}
        />
      </>
    ),
    lit:
      openings([22, eaves + 29], [8, 15], [2, 8], [1, 0], "sash") +
      openings([94, -43 - 24], [8, 15], [2, 8], [1, 0], "sash") +
      openings([54, -43], [7, 15], [2, 17], [1, 0], "sash"),
  };
};
