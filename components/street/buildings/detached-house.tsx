import type { BuildingType } from "../building-type";
import { openings } from "../paths";
import { Course, Fine, Glass, Roof, Services, Shade, Solid, Wall } from "../primitives";

export const detachedHouse = (): BuildingType => ({
  width: 124,
  height: 96,
  run: [1, 2],
  plant: [74, -92],
  drawing: (
    <>
      <Services gas={50} water={80} drain={108} />
      <Wall d="M68-60v-36h12v36M66-96h16" />
      <Roof d="M2-44L30-74H102L122-28H92V-44z" />
      <Wall d="M8 0V-44H92V-28H118V0zM9-44L31-80 53-44zM12 0V-44H50V0z" />
      <Glass
        d={`${openings([19, -39], [6, 13], [4, 6])}${openings([17, -20], [7, 14], [4, 7])}${openings([58, -40], [7, 12], [4, 7])}${openings([76, -19], [6, 12], [2, 6])}M27-62h8v10h-8z`}
      />
      <Solid d="M58 0v-18h9V0z" />
      <Shade d="M96 0v-19h19V0z" />
      <Fine d="M55 0v-21h15V0M16-44V-53M22-44V-63M40-44V-63M46-44V-53M31-80V-72M31-52v8" />
      <Course d="M12-24H50M96-14h19M96-9h19M96-4h19M46-50H94M42-57H100M37-66H105M104-34h16" />
    </>
  ),
  lit: openings([17, -20], [7, 14], [4, 7]),
});
