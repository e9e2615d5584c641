import type { BuildingType } from "../building-type";
import { openings, strokes } from "../paths";
import { Course, Fine, Glass, Plant, Services, Wall } from "../primitives";

export const soundStage = (): BuildingType => ({
  width: 182,
  height: 112,
  plant: [150, -58],
  drawing: (
    <>
      <Services water={24} drain={166} />
      <Wall d="M0 0V-100H132V0zM0-100v-6H132v6z" />
      <Course d={`${strokes([11, 0], 11, "v-98", "m11 98")}M0-72H132M0-36H132`} />
      <Wall d="M132 0V-30H180V0zM46 0v-52H88V0z" />
      <Plant d="M138-30v-26h22v26zM143-50h12m-12 5h12m-12 5h12M132-86h20v30h-10v-20h-10z" />
      <Fine d="M67 0v-52M46-46H88" />
      <Glass d={openings([138, -22], [9, 11], [4, 10])} />
      <Course d="M46-12H88M46-24H88M46-36H88" />
    </>
  ),
  lit: openings([148, -22], [9, 11], [2, 10]),
});
