import type { BuildingType } from "../building-type";
import { openings } from "../paths";
import { Course, Fine, Glass, Services, Shade, Wall } from "../primitives";

export const station = (): BuildingType => ({
  width: 132,
  height: 84,
  plant: [66, -78],
  drawing: (
    <>
      <Services gas={24} water={100} drain={118} />
      <Wall d="M0 0V-36H132V0zM32 0V-72H100V0zM28-72h76v-5H28z" />
      <Glass
        d={`${openings([39, -64], [12, 32], [4, 14])}${openings([5, -18], [10, 18], [2, 12])}${openings([105, -18], [10, 18], [2, 12])}`}
      />
      <Course
        d={`M39-54h12m2 0h12m2 0h12m2 0h12M39-44h12m2 0h12m2 0h12m2 0h12M45-64v32M59-64v32M73-64v32M87-64v32M0-31H32M100-31h32`}
      />
      <Wall d="M-6-22H138v-6H-6z" />
      <Shade d="M38 0v-22h56V0z" />
      <Fine d="M52 0v-22M66 0v-22M80 0v-22M62-72v-10h8v10" />
      <circle className="b" cx="66" cy="-82" r="6" />
      <Fine d="M66-86v4l3 2" />
    </>
  ),
  lit: openings([39, -64], [12, 32], [4, 14]),
});
