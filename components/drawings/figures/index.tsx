import type { FigureId } from "@/data/figures";
import { boilers } from "./boilers";
import { controls } from "./controls";
import { cooling } from "./cooling";
import { design } from "./design";
import { documents } from "./documents";
import { duties } from "./duties";
import { emergencies } from "./emergencies";
import { gas } from "./gas";
import { guideDuties } from "./guide-duties";
import { guideFaults } from "./guide-faults";
import { guideScales } from "./guide-scales";
import { heating } from "./heating";
import { job } from "./job";
import { maintenance } from "./maintenance";
import { panels } from "./panels";
import { plant } from "./plant";
import { proofs } from "./proofs";
import { refrigerant } from "./refrigerant";
import { supply } from "./supply";
import { type Figure, figureSize } from "./types";
import { ventilation } from "./ventilation";
import { water } from "./water";

/** Small drawings that stand in the sections of a page and say what its words do not. */
export const figures: Readonly<Record<FigureId, Figure>> = {
  ...boilers,
  ...controls,
  ...cooling,
  ...design,
  ...documents,
  ...duties,
  ...emergencies,
  ...gas,
  ...guideDuties,
  ...guideFaults,
  ...guideScales,
  ...heating,
  ...job,
  ...maintenance,
  ...panels,
  ...plant,
  ...proofs,
  ...refrigerant,
  ...supply,
  ...ventilation,
  ...water,
};

export const figureIds = Object.keys(figures) as readonly FigureId[];

/** How wide and high a figure is, in the units of its drawing. */
export const figureSizeOf = (id: FigureId) => ({ ...figureSize, height: figures[id].height ?? figureSize.height });
