import type { BuildingType } from "../building-type";
import { openings, strokes } from "../paths";
import { Course, Fine, Glass, Plant, Services, Solid, Wall } from "../primitives";

export const university = (): BuildingType => ({
  width: 168,
  height: 136,
  plant: [39, -126],
  drawing: (
    <>
      <Services gas={60} water={90} drain={140} />
      <Fine d="M22-104v-28h4v28M32-104v-28h4v28M42-104v-28h4v28M52-104v-28h4v28" />
      <Plant d="M14-104v-12h50v12zM18-112h42m-42 4h42" />
      <Wall d="M0 0V-104H80V0zM80 0V-58H168V0z" />
      <Glass
        d={`${openings([5, -98], [12, 13], [5, 14.5], [3, 25], "sash")}${openings([86, -50], [12, 44], [6, 13.2])}M5-20h70V0H5z`}
      />
      <Course d={`M0-80H80M0-55H80M0-30H80M86-34H164M86-18H164${strokes([19, 0], 4, "v-20", "m14 20")}`} />
      <Wall d="M76-58H172v-5H76zM28-22h30v-3H28z" />
      <Solid d="M38 0v-17h10V0z" />
    </>
  ),
  lit: openings([48.5, -73], [12, 13], [2, 14.5], [1, 0], "sash") + openings([112.4, -50], [12, 44], [2, 13.2]),
});
