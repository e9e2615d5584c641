import type { BuildingType } from "../building-type";
import { openings, stack } from "../paths";
import { Course, Fine, Glass, Roof, Services, Solid, Wall } from "../primitives";

export const timberFrames = (): BuildingType => ({
  width: 58,
  height: 84,
  run: [1, 3],
  plant: [48, -76],
  drawing: (
    <>
      <Services gas={30} water={36} drain={52} />
      <Wall d={stack([43, -66], 10, 12)} />
      <Roof d="M0-46L15-74H45L58-46z" />
      <Wall d="M2 0V-24H56V0zM0-24V-46H58V-24zM4-46L22-75 40-46z" />
      <Glass
        d={`${openings([15, -42], [14, 12], [1, 0], [1, 0], "cross")}${openings([44, -41], [10, 11], [1, 0], [1, 0], "casement")}${openings([6, -18], [18, 13], [1, 0], [1, 0], "cross")}${openings([38, -18], [14, 13], [1, 0], [1, 0], "cross")}M19-58h6v8h-6z`}
      />
      <Solid d="M27 0v-18h8V0z" />
      <Fine d="M0-27H58M4-46v19M12-46v19M32-46v19M41-46v19M56-46v19M11-53H33M15-60H29" />
      <Course d="M4-27l8-12M41-27l-9-12M22-60v-8M4-21H54M26-72H46M40-52h15M38-60h13M42-66h6" />
    </>
  ),
  lit: openings([6, -18], [18, 13], [1, 0], [1, 0], "cross"),
});
