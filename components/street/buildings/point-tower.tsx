import type { BuildingType } from "../building-type";
import { breakAt, openings } from "../paths";
import { Fine, Glass, Panel, Services, Solid, Wall } from "../primitives";

export const pointTower = (): BuildingType => ({
  width: 76,
  height: 262,
  plant: [38, -254],
  drawing: (
    <>
      <Services water={34} drain={46} />
      <Wall d="M22-244v-18h32v18M0 0V-244H76V0z" />
      <Glass
        d={`${openings([5, -239], [9, 11], [2, 10], [11, 22])}${openings([53, -239], [9, 11], [2, 10], [11, 22])}${openings([32, -239], [12, 11], [1, 0], [11, 22], "casement")}`}
      />
      <Panel
        d={Array.from({ length: 10 }, (_, i) => `M2 ${-226 + i * 22}v-8h16v8zM58 ${-226 + i * 22}v-8h16v8z`).join("")}
      />
      <Solid d="M31 0v-15h14V0z" />
      <Fine d="M28 0V-244M48 0V-244M26-17h24" />
      <Panel d={breakAt(-118, 76)} />
    </>
  ),
  // The windows are above the balconies.
  lit: `${openings([32, -195], [12, 11], [1, 0], [2, 132], "casement")}${openings([53, -85], [9, 5], [2, 10])}${openings([15, -151], [9, 5])}`,
});
