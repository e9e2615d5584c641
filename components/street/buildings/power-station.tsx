import type { BuildingType } from "../building-type";
import { openings, strokes } from "../paths";
import { Course, Fine, Glass, Services, Solid, Wall } from "../primitives";

export const powerStation = (): BuildingType => ({
  width: 182,
  height: 252,
  plant: [140, -236],
  drawing: (
    <>
      <Services gas={20} water={96} drain={166} />
      <Wall d="M128-86L131-246H149L152-86zM129-246h22v-6H129zM0 0V-86H40V-100H128V-86H182V0zM46-100v-12h76v12" />
      <Glass
        d={`${openings([50, -84], [9, 66], [5, 15])}${openings([8, -68], [7, 40], [3, 10])}${openings([136, -68], [7, 40], [4, 11])}`}
      />
      <Course
        d={`M50-62h9m6 0h9m6 0h9m6 0h9m6 0h9M50-40h9m6 0h9m6 0h9m6 0h9m6 0h9M131-230h18M130-214h20M130-238h19M40-92H128M0-80H40M128-80H182M0-14H182${strokes([52, -112], 8, "v12", "m9-12")}`}
      />
      <Fine d="M40 0V-100M128 0V-100" />
      <Solid d="M8 0v-12h16V0zM158 0v-12h12V0z" />
    </>
  ),
  lit: openings([65, -84], [9, 66], [2, 15]),
});
