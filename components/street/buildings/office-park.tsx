import type { BuildingType } from "../building-type";
import { strokes } from "../paths";
import { Course, Glass, Plant, Services, Wall } from "../primitives";

export const officePark = (): BuildingType => ({
  width: 172,
  height: 96,
  plant: [50, -86],
  drawing: (
    <>
      <Services gas={150} water={100} drain={120} />
      <Plant d={`M26-76v-14h48v14zM30-86h40m-40 4h40m-40 4h40M118-76v-10h30v10z`} />
      <Wall d="M0 0V-76H172V0zM74 0V-82H98V0z" />
      <Glass
        d={`${Array.from({ length: 3 }, (_, i) => `M5 ${-68 + i * 25}h64v14H5zM103 ${-68 + i * 25}h64v14h-64z`).join("")}M77 0V-78H95V0z`}
      />
      <Course
        d={`${Array.from({ length: 3 }, (_, i) => strokes([13, -68 + i * 25], 7, "v14", "m8-14") + strokes([111, -68 + i * 25], 7, "v14", "m8-14")).join("")}M86 0V-78M77-20H95M77-40H95M77-60H95M0-49H74M98-49H172M0-24H74M98-24H172`}
      />
      <Wall d="M-4-76H176v-3H-4zM68-22h36v-3H68z" />
    </>
  ),
  lit: "M21-43h24v14H21zM135-18h16v14h-16zM111-68h8v14h-8z",
});
