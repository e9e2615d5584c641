import type { BuildingType } from "../building-type";
import { Course, Fine, Glass, Services, Shade, Wall } from "../primitives";

export const arches = (): BuildingType => ({
  width: 66,
  height: 74,
  run: [3, 6],
  plant: [33, -32],
  drawing: (
    <>
      <Services gas={16} water={48} drain={56} />
      <Wall d="M0-70v-3h66v3M0 0V-70H66V0z" />
      <Shade d="M8 0V-28a25 25 0 0 1 50 0V0z" />
      <Glass d="M12 0v-26h20V0zM36-26h18v16H36zM12-30a21 19 0 0 1 42 0z" />
      <Fine d="M0-62H66M5 0V-28a28 28 0 0 1 56 0V0M22 0v-26M33-30v-19M20-30q2-10 5-14M46-30q-2-10-5-14" />
      <Course d="M0-66H66M4-58h8M16-58h8M28-58h8M40-58h8M52-58h8M0-53h6M12-53h6M48-53h6M58-53h8M0-46h6M60-46h6" />
    </>
  ),
  lit: "M12 0v-26h20V0zM12-30a21 19 0 0 1 42 0zM22 0v-26",
});
