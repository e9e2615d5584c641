import type { BuildingType } from "../building-type";
import { strokes } from "../paths";
import { Course, Fine, Solid, Wall } from "../primitives";

export const gasholder = (): BuildingType => ({
  width: 152,
  height: 186,
  plant: [76, -112],
  drawing: (
    <>
      <path className="m" d="M8 20V8H30V-8" />
      <Fine d={strokes([28, -104], 5, "v-78", "m24 78")} />
      <Wall d="M16 0V-104Q76-120 136-104V0z" />
      <Course d="M16-52H136M16-78H136M16-26H136M46 0V-108M76 0V-110M106 0V-108" />
      <Fine d="M2-178H150M2-184H150M4-122H148M4-118H148M4-62H148M4-58H148M4-178L27-122M27-178L4-122M27-178L52-122M52-178L27-122M52-178L76-122M76-178L52-122M76-178L100-122M100-178L76-122M100-178L125-122M125-178L100-122M125-178L148-122M148-178L125-122" />
      <Wall d="M1 0V-184h5V0zM25 0V-184h4V0zM50 0V-184h4V0zM98 0V-184h4V0zM123 0V-184h4V0zM146 0V-184h5V0z" />
      <Solid d="M-1 0h9v-5h-9zM144 0h9v-5h-9z" />
    </>
  ),
  lit: "",
});
