import type { BuildingType } from "../building-type";
import { openings } from "../paths";
import { Course, Fine, Glass, Roof, Services, Solid, Wall } from "../primitives";

export const church = (): BuildingType => ({
  width: 132,
  height: 196,
  plant: [84, -62],
  drawing: (
    <>
      <Services gas={64} water={44} drain={122} />
      <Roof d="M8-98L22-188 36-98zM36-44V-72H122L132-44z" />
      <Wall d="M4 0V-98H40V0zM44 0V-44H128V0z" />
      <Glass
        d={`${openings([54, -32], [6, 22], [5, 15], [1, 0], "arch")}${openings([14, -84], [6, 16], [2, 10], [1, 0], "arch")}M18-52a4 6 0 0 1 8 0v10h-8z`}
      />
      <Solid d="M15 0v-18q7-10 14 0V0z" />
      <Fine d="M22-188v-8M19-193h6M4-60H40M2-98H42M0 0V-36h4M40-36h4V0M12-24q10-12 20 0M49 0V-30M64 0V-30M79 0V-30M94 0V-30M109 0V-30M124 0V-30" />
      <Course d="M48-51H125M46-58H127M53-65H120M14-140h16M11-118h22M8-88h4M8-74h4" />
    </>
  ),
  lit: openings([69, -32], [6, 22], [3, 15], [1, 0], "arch"),
});
