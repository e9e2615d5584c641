import type { BuildingType } from "../building-type";
import { openings, strokes } from "../paths";
import { Course, Fine, Glass, Services, Wall } from "../primitives";

export const hangar = (): BuildingType => ({
  width: 190,
  height: 92,
  plant: [95, -80],
  drawing: (
    <>
      <Services water={20} drain={172} />
      <Wall d="M0 0V-34Q95-134 190-34V0z" />
      <Fine d="M6-34Q95-126 184-34M18 0V-42H172V0" />
      <Course d={`${strokes([30, -42], 12, "v42", "m12-42")}M18-56H172M48-70H142M78-80H112`} />
      <Glass d={openings([22, -38], [16, 9], [9, 16.2])} />
      <Fine d="M94 0V-42" />
    </>
  ),
  lit: openings([54.4, -38], [16, 9], [3, 16.2]),
});
