import type { BuildingType } from "../building-type";
import { strokes } from "../paths";
import { Course, Fine, Glass, Plant, Services, Wall } from "../primitives";

export const sixtiesOffice = (storeys = 7): BuildingType => {
  const top = -20 - storeys * 24;
  return {
    width: 128,
    height: -top + 22,
    plant: [54, top - 12],
    drawing: (
      <>
        <Services gas={10.5} water={84} drain={117} />
        <Plant d={`M34 ${top}v-18h46v18zM40 ${top - 13}h34m-34 4h34m-34 4h34`} />
        <Wall d={`M0-20V${top}H128V-20zM8 0v-20h5V0zM41 0v-20h5V0zM82 0v-20h5V0zM115 0v-20h5V0z`} />
        <Glass
          d={`${Array.from({ length: storeys }, (_, i) => `M3 ${top + 5 + i * 24}h122v12H3z`).join("")}M46 0v-20h36V0z`}
        />
        <Course
          d={`${Array.from({ length: storeys }, (_, i) => strokes([13, top + 5 + i * 24], 11, "v12", "m10.2-12")).join("")}M58 0v-20M70 0v-20`}
        />
        <Fine d="M42-23H86" />
      </>
    ),
    lit: `M23.2 ${top + 29}h20.4v12H23.2zM84.4 ${top + 53}h10.2v12H84.4zM54-63h30.6v12H54z`,
  };
};
