import type { BuildingType } from "../building-type";
import { openings, stack, strokes } from "../paths";
import { Course, Fine, Glass, Services, Shade, Solid, Wall } from "../primitives";

export const stuccoTerrace = (): BuildingType => ({
  width: 56,
  height: 142,
  run: [2, 4],
  plant: [47, -134],
  drawing: (
    <>
      <Services gas={34} water={42} drain={48} />
      <Wall d={`${stack([40, -124], 14, 14)}M0 0V-124H56V0z`} />
      <Glass
        d={`${openings([8, -58], [9, 20], [3, 16], [1, 0], "sash")}${openings([8, -86], [9, 17], [3, 16], [1, 0], "sash")}${openings([8, -107], [9, 11], [3, 16], [1, 0], "sash")}${openings([26, -25], [9, 18], [2, 15], [1, 0], "sash")}`}
      />
      <Shade d="M6 0v-28h16V0z" />
      <Solid d="M10 0v-20h8V0z" />
      <Wall d="M3-28h22v-5H3zM4 0h4v-28H4zM20 0h4v-28h-4zM-1-113h58v4H-1z" />
      <Fine d="M6-60h13m3 0h13m3 0h13M3-38H53M0-64H56" />
      <Course
        d={`M25-5H56M25-10H26M35-10H41M50-10H56M25-15H26M35-15H41M50-15H56M25-20H26M35-20H41M50-20H56M0-33H56${strokes([5, -38], 12, "v5", "m4-5")}${strokes([2, -109], 14, "v3", "m4-3")}`}
      />
    </>
  ),
  lit: openings([24, -58], [9, 20], [2, 16], [1, 0], "sash"),
});
