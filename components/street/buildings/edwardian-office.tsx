import type { BuildingType } from "../building-type";
import { openings, strokes } from "../paths";
import { Course, Fine, Glass, Roof, Services, Wall } from "../primitives";

export const edwardianOffice = (): BuildingType => ({
  width: 124,
  height: 168,
  plant: [24, -156],
  drawing: (
    <>
      <Services gas={40} water={70} drain={114} />
      <Wall d="M17-146v-18h14v18" />
      <Roof d="M6-122L12-146H96V-122z" />
      <Wall d="M0 0V-122H124V0zM92 0V-128H122V0zM92-128q0-24 15-30 15 6 15 30zM106-158v-10h2v10" />
      <Glass
        d={`${openings([8, -88], [10, 17], [5, 17], [2, 27], "cross")}${openings([8, -112], [10, 13], [5, 17], [1, 0], "sash")}${openings([98, -112], [7, 15], [2, 11], [3, 26], "sash")}${openings([20, -142], [9, 13], [4, 18], [1, 0], "casement")}${openings([7, -22], [13, 22], [5, 17], [1, 0], "arch")}${openings([101, -24], [12, 24], [1, 0], [1, 0], "arch")}`}
      />
      <Wall d="M-3-117h130v-5H-3zM90-128h34v-4H90zM-2-34h128v-4H-2z" />
      <Fine d={`${strokes([5, -38], 6, "v-54", "m17 54")}M0-94H92M104-152h6`} />
      <Course
        d={`M0-8H7M0-16H7M0-28H92M92-30H122M92-60H122M92-86H122${strokes([2, -117], 24, "v-5", "m5 5")}M10-138H18M86-138h8`}
      />
    </>
  ),
  lit: openings([25, -88], [10, 17], [1, 0], [1, 0], "cross") + openings([59, -61], [10, 17], [2, 17], [1, 0], "cross"),
});
