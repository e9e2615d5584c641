import type { BuildingType } from "../building-type";
import { openings, stack } from "../paths";
import { Course, Fine, Glass, Services, Shade, Solid, Wall } from "../primitives";

export const pub = (): BuildingType => ({
  // With the sign, which hangs clear of the neighbour.
  width: 84,
  height: 104,
  plant: [60, -94],
  drawing: (
    <>
      <Services gas={26} water={40} drain={56} />
      <Wall d={`${stack([54, -84], 12, 12)}M0 0V-84H72V0zM24-84v-6L36-98 48-90v6`} />
      <Glass
        d={`${openings([8, -50], [10, 17], [4, 15.3], [1, 0], "sash")}${openings([8, -76], [10, 15], [4, 15.3], [1, 0], "sash")}M6-22h18v16H6zM48-22h18v16H48zM29-20h5v12h-5zM38-20h5v12h-5z`}
      />
      <Shade d="M0-33H72v7H0z" />
      <Solid d="M28 0v-6h16V0zM12-31h48v3H12z" />
      <Fine d="M3 0V-26M26 0V-26M46 0V-26M69 0V-26M0-80H72M72-58h12v-14H72M75-70h8v12h-8z" />
      <Course d="M15-22V-6M57-22V-6M6-16H24M48-16H66M0-6H26M46-6H72M5-52h16m-1 0h16m-1 0h16m-1 0h17" />
    </>
  ),
  lit: "M6-22h18v16H6zM48-22h18v16H48zM15-22V-6M57-22V-6",
});
