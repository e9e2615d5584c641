import type { BuildingType } from "../building-type";
import { openings, stack } from "../paths";
import { Course, Fine, Glass, Roof, Services, Wall } from "../primitives";

export const school = (): BuildingType => ({
  width: 164,
  height: 142,
  plant: [126, -116],
  drawing: (
    <>
      <Services gas={120} water={70} drain={150} />
      <Wall d={`${stack([120, -96], 12, 20)}M78-100v-18h10v18`} />
      <Roof d="M6-80L16-100H148L158-80zM75-118h16l-8-18z" />
      <Wall
        d={`M4 0V-80H160V0zM14-80V-88L34-112 54-88v8zM112-80V-88L132-112 152-88v8zM14 0V-80H54V0zM112 0V-80H152V0z`}
      />
      <Glass
        d={`${openings([18, -74], [9, 19], [3, 11], [3, 26], "cross")}${openings([116, -74], [9, 19], [3, 11], [3, 26], "cross")}${openings([60, -72], [12, 16], [3, 17], [3, 26], "cross")}M30-96a4 4 0 0 1 8 0v8h-8zM128-96a4 4 0 0 1 8 0v8h-8z`}
      />
      <Fine d="M83-136v-6M4-52H160M4-26H160" />
      <Wall d="M0 0v-9H4V0zM160 0v-9h4V0z" />
      <Course d="M54-87H112M56-94H110M14-83H54M112-83H152M79-112h8M79-108h8" />
    </>
  ),
  lit: openings([60, -46], [12, 16], [2, 17], [1, 0], "cross"),
});
