import { cooling } from "./cooling";
import { emergencies } from "./emergencies";
import { heating } from "./heating";
import { plant } from "./plant";
import { supplies } from "./supplies";
import type { Figure } from "./types";
import { upkeep } from "./upkeep";
import { ventilation } from "./ventilation";

const drawn = { ...cooling, ...emergencies, ...heating, ...plant, ...supplies, ...upkeep, ...ventilation };

export type FigureId = keyof typeof drawn;

/** Small drawings that stand in the bands of a page and say what its words cannot. */
export const figures: Readonly<Record<FigureId, Figure>> = drawn;

export const figureIds = Object.keys(drawn) as readonly FigureId[];
