import type { BuildingType } from "../building-type";
import { openings, strokes } from "../paths";
import { Course, Fine, Glass, Services, Shade, Wall } from "../primitives";

export const stadium = (): BuildingType => ({
  width: 236,
  height: 130,
  plant: [118, -84],
  drawing: (
    <>
      <Services gas={50} water={118} drain={190} />
      <Wall d="M0 0V-34H236V0zM0-34L14-66H222L236-34z" />
      <Shade d="M16-66H220v-16H16z" />
      <Wall d="M4-82L34-96H202L232-82zM8-82H228" />
      <Fine d="M34-96V-66M76-96V-66M118-96V-66M160-96V-66M202-96V-66M28-96L40-130M208-96L196-130M40-130L76-96M196-130L160-96M24-82V-66M212-82V-66" />
      <Course
        d={`M12-60H224M9-54H227M7-48H229M3-42H233M16-76H220M16-71H220${strokes([34, -96], 15, "l6 14", "m6-14")}`}
      />
      <Fine d="M58-66L54-34M100-66L98-34M136-66L138-34M178-66L182-34" />
      <Shade d={`${openings([12, -24], [16, 24], [9, 24.5])}`} />
      <Glass d="M36-29h164v0z" />
      <Wall d="M38-96v-30h4v30zM194-96v-30h4v30zM36-126h8v-6h-8zM192-126h8v-6h-8z" />
    </>
  ),
  lit: "M36-126h8v-6h-8zM192-126h8v-6h-8zM16-76H220v5H16z",
});
