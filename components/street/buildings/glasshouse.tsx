import type { BuildingType } from "../building-type";
import { Course, Fine, Glass, Services } from "../primitives";

export const glasshouse = (): BuildingType => ({
  width: 42,
  height: 78,
  run: [4, 6],
  plant: [21, -44],
  drawing: (
    <>
      <Services gas={10} water={22} drain={36} />
      <Glass d="M0 0V-32L21-46 42-32V0z" />
      <Course d="M7 0V-36M14 0V-41M21 0V-46M28 0V-41M35 0V-36M0-16H42M0-32H42M4-9H38M4-6H38" />
      <Fine d="M0 0V-32L21-46 42-32V0" />
      <Fine d="M5 0q2-8 4-14M12 0q-1-9 2-15M19 0q2-8 0-14M26 0q2-9 3-15M33 0q-2-8 1-14M38 0q1-8 0-13" />
    </>
  ),
  lit: "",
});
