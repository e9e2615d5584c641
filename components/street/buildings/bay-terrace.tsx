import type { BuildingType } from "../building-type";
import { openings, stack } from "../paths";
import { Course, Fine, Glass, Roof, Services, Solid, Wall } from "../primitives";

export const bayTerrace = (): BuildingType => ({
  width: 46,
  height: 88,
  run: [3, 7],
  plant: [6, -80],
  drawing: (
    <>
      <Services gas={5} water={20} drain={38} />
      <Roof d="M0-50V-72H46V-50z" />
      <Wall d={`${stack([1, -70], 10, 12)}M0 0V-50H46V0zM15-52L30-76 45-52zM18 0V-52H42V0z`} />
      <Glass
        d={`${openings([24, -44], [6, 15], [2, 6], [2, 24], "sash")}${openings([19, -44], [3, 15], [2, 19], [2, 24])}${openings([5, -44], [8, 15], [1, 0], [1, 0], "sash")}`}
      />
      <Solid d="M5 0v-16h7V0z" />
      <Fine d="M3 0v-17a5.5 6 0 0 1 11 0V0M23 0V-52M37 0V-52M18-27H42" />
      <Course d="M0-55H17M0-61H21M0-67H24M43-55h3M39-61h7M36-67H46M22-56H38M27-66L30-71 33-66z" />
    </>
  ),
  lit: openings([24, -20], [6, 15], [2, 6], [1, 0], "sash") + openings([19, -20], [3, 15], [2, 19]),
});
