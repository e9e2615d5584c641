import type { BuildingType } from "../building-type";
import { openings, stack } from "../paths";
import { Course, Fine, Glass, Roof, Services, Shade, Solid, Wall } from "../primitives";

export const cottageEstate = (): BuildingType => ({
  width: 92,
  height: 84,
  run: [1, 3],
  plant: [46, -78],
  drawing: (
    <>
      <Services gas={14} water={30} drain={78} />
      <Wall d={stack([39, -66], 14, 12)} />
      <Roof d="M0-40L12-68H80L92-40z" />
      <Wall d="M4 0V-40H88V0zM8-40L20-60 32-40zM60-40L72-60 84-40z" />
      <Glass
        d={`${openings([15, -38], [5, 10], [2, 5], [1, 0], "sash")}${openings([67, -38], [5, 10], [2, 5], [1, 0], "sash")}${openings([36, -36], [6, 9], [1, 0])}${openings([50, -36], [6, 9])}${openings([13, -17], [5, 11], [3, 5], [1, 0], "sash")}${openings([64, -17], [5, 11], [3, 5], [1, 0], "sash")}`}
      />
      <Solid d="M33 0v-17h6V0zM53 0v-17h6V0z" />
      <Shade d="M42 0v-13a4 4 0 0 1 8 0V0z" />
      <Fine d="M31-19H41M51-19H61M17-48h6M69-48h6" />
      <Course d="M4-23H88M6-46H11M29-46H63M81-46h5M9-54H16M25-54H67M76-54h9M12-61H80" />
    </>
  ),
  lit: openings([64, -17], [5, 11], [3, 5], [1, 0], "sash"),
});
