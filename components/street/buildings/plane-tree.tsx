import type { BuildingType } from "../building-type";
import { Course, Roof, Wall } from "../primitives";

/** A London plane, for gaps between buildings. */
export const planeTree = (): BuildingType => ({
  width: 30,
  height: 70,
  plant: [15, 0],
  drawing: (
    <>
      <Wall d="M14 0q1-14 0-28l-5-8M16 0q-1-16 0-28l5-8" />
      <Roof d="M9-34C1-32-2-40 3-45-3-51 1-59 7-58 7-67 17-70 20-63 27-66 32-57 27-52 33-47 29-38 22-39 19-32 13-31 9-34z" />
      <Course d="M8-42q3-4 7-1M17-50q4-4 7 0M9-54q3-4 6-1M15 0V-44" />
    </>
  ),
  lit: "",
});
