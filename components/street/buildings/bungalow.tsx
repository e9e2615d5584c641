import type { BuildingType } from "../building-type";
import { openings, stack } from "../paths";
import { Course, Glass, Roof, Services, Solid, Wall } from "../primitives";

export const bungalow = (): BuildingType => ({
  width: 86,
  height: 66,
  run: [1, 3],
  plant: [64, -58],
  drawing: (
    <>
      <Services gas={40} water={52} drain={74} />
      <Wall d={stack([60, -46], 9, 10)} />
      <Roof d="M0-24L18-52H62L86-24z" />
      <Wall d="M4 0V-24H82V0zM7-24L26-46 45-24zM12 0V-24H40V0z" />
      <Glass
        d={`${openings([17, -19], [6, 13], [3, 6])}${openings([64, -19], [12, 11], [1, 0], [1, 0], "casement")}`}
      />
      <Solid d="M48 0v-17h8V0z" />
      <Course d="M10-38H18M34-38H75M15-46H66M5-31H13M39-31H80M23-33h6v5h-6z" />
    </>
  ),
  lit: openings([17, -19], [6, 13], [3, 6]),
});
