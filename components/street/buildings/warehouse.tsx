import type { BuildingType } from "../building-type";
import { openings } from "../paths";
import { Course, Fine, Glass, Services, Shade, Solid, Wall } from "../primitives";

export const warehouse = (storeys = 5): BuildingType => {
  const top = -storeys * 26;
  return {
    width: 108,
    height: -top + 28,
    run: [1, 2],
    plant: [84, top + 36],
    drawing: (
      <>
        <Services gas={30} water={70} drain={98} />
        <Wall d={`M0 0V${top}H40L54 ${top - 24} 68 ${top}H108V0zM46 ${top - 4}v-12h20v-4H46`} />
        <Glass
          d={`${openings([7, top + 8], [11, 15], [2, 16], [storeys, 26], "cross")}${openings([74, top + 8], [11, 15], [2, 16], [storeys, 26], "cross")}`}
        />
        <Shade d={openings([46, top + 5], [16, 21], [1, 0], [storeys - 1, 26])} />
        <Solid d="M46-18h16V0H46z" />
        <Fine
          d={`M58 ${top - 16}V${top + 30}M56 ${top + 30}h4v3h-4z${Array.from({ length: storeys }, (_, i) => `M7 ${top + 7 + i * 26}q5.5-4 11 0m5 0q5.5-4 11 0M74 ${top + 7 + i * 26}q5.5-4 11 0m5 0q5.5-4 11 0`).join("")}`}
        />
        <Course d={`M54 ${top + 5}v${-top - 36}M0 ${top + 3}H40M68 ${top + 3}H108M0-4H46M62-4H108`} />
      </>
    ),
    lit:
      openings([23, top + 34], [11, 15], [1, 0], [1, 0], "cross") +
      openings([74, -44], [11, 15], [2, 16], [1, 0], "cross"),
  };
};
