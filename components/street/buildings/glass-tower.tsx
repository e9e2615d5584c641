import type { BuildingType } from "../building-type";
import { breakAt, strokes } from "../paths";
import { Course, Glass, Panel, Plant, Services, Shade, Solid, Wall } from "../primitives";

export const glassTower = (): BuildingType => ({
  width: 92,
  height: 262,
  plant: [46, -248],
  drawing: (
    <>
      <Services water={38} drain={54} />
      <Wall d="M4 0V-236L88-250V0z" />
      <Plant d="M18-238v-14h56v4" />
      <Glass d="M4-26V-236L88-250V-26z" />
      <Course d={`${strokes([16, -26], 6, "v-216", "m12 216")}${strokes([4, -40], 14, "h84", "m-84-14")}`} />
      <Shade d="M10 0v-26h72V0z" />
      <Course d={strokes([22, 0], 5, "v-26", "m12 26")} />
      <Solid d="M40 0v-18h12V0z" />
      <Wall d="M30-18h32v-4H30z" />
      <Panel d={breakAt(-134, 92)} />
    </>
  ),
  lit: "M16-68h24v14H16zM52-96h12v14H52zM28-194h36v14H28zM64-208h12v14H64zM4-110h12v14H4zM52-54h24v14H52z",
});
