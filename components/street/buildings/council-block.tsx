import type { BuildingType } from "../building-type";
import { openings, stack } from "../paths";
import { Course, Fine, Glass, Panel, Roof, Services, Solid, Wall } from "../primitives";

export const councilBlock = (storeys = 5): BuildingType => {
  const eaves = -storeys * 22;
  return {
    width: 150,
    height: -eaves + 34,
    run: [1, 2],
    plant: [28, eaves - 28],
    drawing: (
      <>
        <Services gas={30} water={84} drain={134} />
        <Wall d={`${stack([22, eaves - 12], 14, 16)}${stack([114, eaves - 12], 14, 16)}`} />
        <Roof d={`M-3 ${eaves}l11-18H142l11 18z`} />
        <Wall d={`M0 0V${eaves}H150V0zM62 0V${eaves - 24}H88V0z`} />
        <Glass
          d={`${openings([18, eaves + 6], [11, 9], [3, 15], [storeys, 22], "casement")}${openings([92, eaves + 6], [11, 9], [3, 15], [storeys, 22], "casement")}${openings([71, eaves - 16], [8, 14], [1, 0], [storeys, 22], "casement")}`}
        />
        <Solid
          d={`${openings([6, eaves + 6], [6, 16], [1, 0], [storeys, 22])}${openings([138, eaves + 6], [6, 16], [1, 0], [storeys, 22])}`}
        />
        <Panel
          d={Array.from(
            { length: storeys - 1 },
            (_, i) => `M2 ${eaves + 22 + i * 22}v-7H60v7zM90 ${eaves + 22 + i * 22}v-7h58v7z`,
          ).join("")}
        />
        <Fine d="M67 0v-16a8 8 0 0 1 16 0V0" />
        <Course d={`M4 ${eaves - 7}H62M88 ${eaves - 7}H146M62 ${eaves - 20}H88M0-3H67M83-3H150`} />
      </>
    ),
    lit:
      openings([33, eaves + 28], [11, 9], [1, 0], [1, 0], "casement") +
      openings([107, -38], [11, 9], [2, 15], [1, 0], "casement"),
  };
};
