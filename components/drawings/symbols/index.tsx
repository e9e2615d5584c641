import type { ReactElement } from "react";
import type { SymbolId } from "@/data/symbols";
import { airHandling } from "./air-handling";
import { boilerEquipment } from "./boiler-equipment";
import { boilers } from "./boilers";
import { buildingManagement } from "./building-management";
import { chillers } from "./chillers";
import { controlsUpkeep } from "./controls-upkeep";
import { cooledRooms } from "./cooled-rooms";
import { documents } from "./documents";
import { drains } from "./drains";
import { energySaving } from "./energy-saving";
import { fans } from "./fans";
import { gasAppliances } from "./gas-appliances";
import { gasEmergencies } from "./gas-emergencies";
import { gasPipes } from "./gas-pipes";
import { gasTests } from "./gas-tests";
import { heatPumps } from "./heat-pumps";
import { homeWater } from "./home-water";
import { homes } from "./homes";
import { hotWater } from "./hot-water";
import { property } from "./property";
import { pumpStations } from "./pump-stations";
import { pumps } from "./pumps";
import { rooftopUnits } from "./rooftop-units";
import { sanitaryWare } from "./sanitary-ware";

/** The drawing of each symbol, made of the sheets' parts, in the order of the file. */
export const symbols: Readonly<Record<SymbolId, ReactElement>> = {
  ...sanitaryWare,
  ...homeWater,
  ...chillers,
  ...airHandling,
  ...fans,
  ...rooftopUnits,
  ...cooledRooms,
  ...heatPumps,
  ...boilers,
  ...gasAppliances,
  ...boilerEquipment,
  ...gasEmergencies,
  ...gasPipes,
  ...gasTests,
  ...pumps,
  ...pumpStations,
  ...drains,
  ...hotWater,
  ...buildingManagement,
  ...controlsUpkeep,
  ...energySaving,
  ...documents,
  ...homes,
  ...property,
};
