import type { BuildingType } from "../building-type";
import { openings } from "../paths";
import { Course, Fine, Glass, Roof, Services, Solid, Wall, Water } from "../primitives";

export const waterside = (): BuildingType => ({
  width: 160,
  height: 66,
  plant: [92, 5],
  drawing: (
    <>
      <Services gas={130} water={140} drain={150} />
      <Water d="M8 2h102v10q-50 6-102 0z" />
      <Fine d="M18 6h12m8 3h16m26-3h14M98 2v-14M102 2v-14M92-13h34" />
      <Wall d="M0 0V10H10V0zM108 0V10H118V0zM14 2q-3-4-4-9H22v-11H76v11H88q-1 5-4 9z" />
      <Glass d="M28-15h7v6h-7zM40-15h7v6h-7zM52-15h7v6h-7zM64-15h7v6h-7z" />
      <Fine d="M22-18h54M70-18v-8h3v8M10-7H88" />
      <Wall d="M148-40v-16h8v16" />
      <Roof d="M116-30L124-50H152L160-30z" />
      <Wall d="M120 0V-30H156V0z" />
      <Glass
        d={
          openings([124, -21], [8, 12], [1, 0], [1, 0], "cross") +
          openings([147, -21], [7, 12], [1, 0], [1, 0], "cross")
        }
      />
      <Solid d="M136 0v-18h7V0z" />
      <Course d="M119-37h38M122-44h32M133-20h13" />
    </>
  ),
  lit: `M28-15h7v6h-7zM52-15h7v6h-7z${openings([124, -21], [8, 12], [1, 0], [1, 0], "cross")}`,
});
