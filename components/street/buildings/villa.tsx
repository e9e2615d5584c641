import type { BuildingType } from "../building-type";
import { openings, stack } from "../paths";
import { Course, Fine, Glass, Roof, Services, Solid, Wall } from "../primitives";

export const villa = (): BuildingType => ({
  width: 92,
  height: 118,
  run: [1, 3],
  plant: [82, -108],
  drawing: (
    <>
      <Services gas={34} water={60} drain={84} />
      <Wall d={`${stack([4, -80], 14, 24)}${stack([74, -86], 14, 18)}`} />
      <Roof d="M0-78L10-98H84L92-78z" />
      <Wall d="M4 0V-78H88V0zM7-76L25-108 43-76zM10 0V-54H40V0z" />
      <Glass
        d={`${openings([18, -46], [7, 18], [2, 7], [2, 28], "sash")}${openings([12, -46], [4, 18], [2, 22], [2, 28], "sash")}${openings([18, -74], [7, 14], [2, 7], [1, 0], "sash")}${openings([50, -46], [9, 17], [2, 21], [1, 0], "sash")}${openings([50, -73], [9, 14], [2, 21], [1, 0], "sash")}${openings([71, -19], [9, 16], [1, 0], [1, 0], "sash")}`}
      />
      <Wall d="M46-26L55-34 64-26z" />
      <Solid d="M51 0v-20h8V0z" />
      <Fine d="M48 0v-26M62 0v-26M10-54l3-5h24l3 5M17 0V-54M33 0V-54M22-84a3 3 0 0 1 6 0v5h-6z" />
      <Course d="M10-25H40M4-51H10M40-51H88M4-75H16M36-75H88M44-84H86M38-91H84M22-95L25-100 28-95" />
    </>
  ),
  lit: openings([18, -18], [7, 18], [2, 7], [1, 0], "sash") + openings([71, -46], [9, 17], [1, 0], [1, 0], "sash"),
});
