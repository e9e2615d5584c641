import type { BuildingType } from "../building-type";
import { Course, Glass, Services, Shade, Wall } from "../primitives";

export const factory = (): BuildingType => ({
  width: 52,
  height: 90,
  run: [3, 5],
  plant: [42, -72],
  drawing: (
    <>
      <Services gas={16} water={32} drain={44} />
      <Wall d="M38-50v-30h8v30M36-80h12v-4H36zM0 0V-44L6-72 52-46V0z" />
      <Glass d="M2-46L7-66 14-62 10-44zM8-34h36v12H8z" />
      <Course d="M16-60L48-43M20-34v12M32-34v12M14-34v12M26-34v12M38-34v12M0-44H50M0-3H14M38-3H52" />
      <Shade d="M16 0v-16h20V0z" />
      <Course d="M16-4h20M16-8h20M16-12h20" />
    </>
  ),
  lit: "M8-34h36v12H8zM20-34v12M32-34v12",
});
