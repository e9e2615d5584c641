import type { BuildingType } from "../building-type";
import { openings, stack } from "../paths";
import { Course, Fine, Glass, Roof, Services, Solid, Wall } from "../primitives";

export const semi = (): BuildingType => ({
  width: 104,
  height: 92,
  run: [1, 3],
  plant: [52, -82],
  drawing: (
    <g>
      <Services gas={16} water={26} drain={40} />
      <Wall d={stack([44, -72], 16, 12)} />
      <Roof d="M2-48L24-76H80L102-48z" />
      <Wall d="M6 0V-48H98V0zM22-48L36-68 50-48zM54-48L68-68 82-48zM24 0V-48H48V0zM56 0V-48H80V0z" />
      <Glass
        d={`${openings([26, -43], [5, 13], [4, 5], [2, 24])}${openings([58, -43], [5, 13], [4, 5], [2, 24])}${openings([9, -43], [10, 13], [1, 0], [1, 0], "casement")}${openings([85, -43], [10, 13], [1, 0], [1, 0], "casement")}`}
      />
      <Solid d="M11 0v-17h7V0zM86 0v-17h7V0z" />
      <Fine d="M8 0v-16a6.5 7 0 0 1 13 0V0M83 0v-16a6.5 7 0 0 1 13 0V0M52 0V-48M31-48v-12M41-48v-12M63-48v-12M73-48v-12" />
      <Course d="M24-28h24M24-24h24M56-28h24M56-24h24M8-55H26M14-62H31M46-55H58M41-62H63M78-55H96M73-62H90M26-39h20M26-15h20M58-39h20M58-15h20" />
    </g>
  ),
  lit: openings([58, -19], [5, 13], [4, 5]) + openings([9, -43], [10, 13], [1, 0], [1, 0], "casement"),
});
