import type { BuildingType } from "../building-type";
import { openings, strokes } from "../paths";
import { Course, Fine, Glass, Services, Shade, Wall } from "../primitives";

export const marketHall = (): BuildingType => ({
  width: 168,
  height: 92,
  plant: [84, -86],
  drawing: (
    <>
      <Services gas={44} water={100} drain={150} />
      <Wall d="M64-78v-10l20-6 20 6v10M0 0V-50H168V0zM44 0V-54Q44-80 84-82 124-80 124-54V0z" />
      <Glass d="M50-40V-54Q52-74 84-76 116-74 118-54v14z" />
      <Shade d="M50 0v-34h68V0z" />
      <Glass
        d={`${openings([5, -44], [10, 14], [3, 13], [1, 0], "arch")}${openings([127, -44], [10, 14], [3, 13], [1, 0], "arch")}`}
      />
      <Shade d={`${openings([5, -24], [10, 24], [3, 13])}${openings([127, -24], [10, 24], [3, 13])}`} />
      <Wall d="M3-24h38l4 7H-1zM127-24h38l4 7h-46z" />
      <Fine d="M44-37H124M66 0V-73M84 0V-76M102 0V-73M0-46H168M72-88v8M84-90v10M96-88v8" />
      <Course
        d={`${strokes([4, -17], 7, "l3-7", "m3 7")}${strokes([128, -17], 7, "l3-7", "m3 7")}M50-50H118M55-60H113M75-40v-35M93-40v-35M58-40V-64M110-40V-64`}
      />
    </>
  ),
  lit: "M50-40V-50H118v10zM66-40V-50M84-40V-50M102-40V-50",
});
