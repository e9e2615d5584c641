import type { BuildingType } from "../building-type";
import { openings, strokes } from "../paths";
import { Course, Fine, Glass, Services, Shade, Wall } from "../primitives";

export const parade = (): BuildingType => ({
  width: 48,
  height: 98,
  run: [3, 6],
  plant: [24, -26],
  drawing: (
    <>
      <Services gas={24} water={30} drain={42} />
      <Wall d="M38-76v-12h10v12M38-88v-4h3v4M44-88v-4h3v4M0 0V-78H48V0zM12-78v-6q12-12 24 0v6" />
      <Glass d={`${openings([7, -70], [13, 15], [2, 21], [2, 23], "cross")}M4-20h26V-4H4zM34-20h10V0H34z`} />
      <Shade d="M0-29H48v6H0z" />
      <Wall d="M2-23H32l3 6H0z" />
      <Fine d="M0-75H48M2 0V-29M46 0V-29M4-4H30" />
      <Course d={`${strokes([5, -17], 6, "l1-6", "m4 6")}M0-50H48M12-17V-4M21-17V-4`} />
    </>
  ),
  lit: "M4-17h26V-4H4zM12-17V-4M21-17V-4",
});
