import type { BuildingType } from "../building-type";
import { roofUnits, strokes } from "../paths";
import { Course, Fine, Glass, Plant, Services, Wall } from "../primitives";

export const dataCentre = (): BuildingType => ({
  width: 190,
  height: 104,
  plant: [70, -92],
  drawing: (
    <>
      <Services water={30} drain={60} />
      <Plant d={`${roofUnits([12, -82], 6, 20, 14)}M158-60v-34h5v34M168-60v-34h5v34M178-60v-34h5v34`} />
      <Wall d="M0 0V-80H152V0zM152 0V-58H190V0zM0-80v-6H8v6" />
      <Course
        d={`${strokes([0, -56], 2, "h152", "m-152 28")}${strokes([30, -80], 4, "v80", "m30-80")}${strokes([156, -50], 8, "h30", "m-30 5")}M4-76h22m-22 4h22m-22 4h22m-22 4h22M34-76h22m-22 4h22m-22 4h22m-22 4h22M64-76h22m-22 4h22m-22 4h22m-22 4h22M94-76h22m-22 4h22m-22 4h22m-22 4h22M124-76h22m-22 4h22m-22 4h22m-22 4h22`}
      />
      <Glass d="M6-22h20V0H6z" />
      <Course d="M16-22V0M6-11H26" />
      <Fine d={`M2-25H30${strokes([34, 0], 15, "v-12", "m8 12")}M34-10H146`} />
    </>
  ),
  lit: "M6-22h20V0H6zM16-22V0M6-11H26",
});
