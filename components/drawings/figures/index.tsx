import type { FigureId } from "@/data/figures";
import { controlLoop } from "./controls/control-loop";
import { controlPanel } from "./controls/control-panel";
import { officeDay } from "./controls/office-day";
import { plantHours } from "./controls/plant-hours";
import { trend } from "./controls/trend";
import { chillerService } from "./cooling/chiller-service";
import { coolingKinds } from "./cooling/cooling-kinds";
import { iceOnCoil } from "./cooling/ice-on-coil";
import { splitService } from "./cooling/split-service";
import { splitTypes } from "./cooling/split-types";
import { twelveKilowatts } from "./cooling/twelve-kilowatts";
import { warming } from "./cooling/warming";
import { heatLoss } from "./design/heat-loss";
import { loadsToPipe } from "./design/loads-to-pipe";
import { threeStages } from "./design/three-stages";
import { toAQuote } from "./design/to-a-quote";
import { pageForAll } from "./documents/page-for-all";
import { whoMay } from "./documents/who-may";
import { yourMessage } from "./documents/your-message";
import { earlyPlate } from "./duties/early-plate";
import { earlyWindow } from "./duties/early-window";
import { plan } from "./duties/plan";
import { recheck } from "./duties/recheck";
import { callChain } from "./emergencies/call-chain";
import { flatAbove } from "./emergencies/flat-above";
import { isolationPlan } from "./emergencies/isolation-plan";
import { stoppedPlant } from "./emergencies/stopped-plant";
import { twoJobs } from "./emergencies/two-jobs";
import { atTheMeter } from "./gas/at-the-meter";
import { boilerFront } from "./gas/boiler-front";
import { branchTest } from "./gas/branch-test";
import { flueReading } from "./gas/flue-reading";
import { gasCard } from "./gas/gas-card";
import { gasLever } from "./gas/gas-lever";
import { seventyKilowatts } from "./gas/seventy-kilowatts";
import { warningLabel } from "./gas/warning-label";
import { whichRecord } from "./gas/which-record";
import { coolingPath } from "./guides/cooling-path";
import { epcBands } from "./guides/epc-bands";
import { gasCheck } from "./guides/gas-check";
import { guidePlaces } from "./guides/guide-places";
import { kitchenTests } from "./guides/kitchen-tests";
import { networkParts } from "./guides/network-parts";
import { sealedSystem } from "./guides/sealed-system";
import { threeHeaters } from "./guides/three-heaters";
import { twoFlats } from "./guides/two-flats";
import { waterTemperaturesSmall } from "./guides/water-temperatures-small";
import { whichGas } from "./guides/which-gas";
import { flowTemperatures } from "./heating/flow-temperatures";
import { flush } from "./heating/flush";
import { heatInterfaceUnit } from "./heating/heat-interface-unit";
import { heatPumpOutside } from "./heating/heat-pump-outside";
import { heatingCircuit } from "./heating/heating-circuit";
import { whoRepairs } from "./heating/who-repairs";
import { jobCall } from "./job/job-call";
import { jobIsolation } from "./job/job-isolation";
import { jobReadings } from "./job/job-readings";
import { jobRecord } from "./job/job-record";
import { fiveYears } from "./maintenance/five-years";
import { plantLives } from "./maintenance/plant-lives";
import { seasons } from "./maintenance/seasons";
import { titleBlockHeight } from "./title-block";
import { type Figure, figureSize, type SheetTitle } from "./types";
import { fireDamper } from "./ventilation/fire-damper";
import { grease } from "./ventilation/grease";
import { localExhaust } from "./ventilation/local-exhaust";
import { floorValves } from "./water/floor-valves";
import { pumpParts } from "./water/pump-parts";
import { threeValves } from "./water/three-valves";
import { unventedCylinder } from "./water/unvented-cylinder";
import { waterTemperatures } from "./water/water-temperatures";
import { whoseDrain } from "./water/whose-drain";
import { whosePipe } from "./water/whose-pipe";
import { whoseRepair } from "./water/whose-repair";
import { whoseRepairWide } from "./water/whose-repair-wide";

/** Small drawings in the sections of a page, which add information that the text does not give. */
export const figures: Readonly<Record<FigureId, Figure>> = {
  "control-loop": controlLoop,
  "control-panel": controlPanel,
  "office-day": officeDay,
  "plant-hours": plantHours,
  trend,
  "chiller-service": chillerService,
  "cooling-kinds": coolingKinds,
  "ice-on-coil": iceOnCoil,
  "split-service": splitService,
  "split-types": splitTypes,
  "twelve-kilowatts": twelveKilowatts,
  warming,
  "heat-loss": heatLoss,
  "loads-to-pipe": loadsToPipe,
  "three-stages": threeStages,
  "to-a-quote": toAQuote,
  "page-for-all": pageForAll,
  "who-may": whoMay,
  "your-message": yourMessage,
  "early-plate": earlyPlate,
  "early-window": earlyWindow,
  plan,
  recheck,
  "call-chain": callChain,
  "flat-above": flatAbove,
  "isolation-plan": isolationPlan,
  "stopped-plant": stoppedPlant,
  "two-jobs": twoJobs,
  "at-the-meter": atTheMeter,
  "boiler-front": boilerFront,
  "branch-test": branchTest,
  "flue-reading": flueReading,
  "gas-card": gasCard,
  "gas-lever": gasLever,
  "seventy-kilowatts": seventyKilowatts,
  "warning-label": warningLabel,
  "which-record": whichRecord,
  "cooling-path": coolingPath,
  "epc-bands": epcBands,
  "gas-check": gasCheck,
  "guide-places": guidePlaces,
  "kitchen-tests": kitchenTests,
  "network-parts": networkParts,
  "sealed-system": sealedSystem,
  "three-heaters": threeHeaters,
  "two-flats": twoFlats,
  "water-temperatures-small": waterTemperaturesSmall,
  "which-gas": whichGas,
  "flow-temperatures": flowTemperatures,
  flush,
  "heating-circuit": heatingCircuit,
  "heat-interface-unit": heatInterfaceUnit,
  "heat-pump-outside": heatPumpOutside,
  "who-repairs": whoRepairs,
  "job-call": jobCall,
  "job-isolation": jobIsolation,
  "job-readings": jobReadings,
  "job-record": jobRecord,
  "five-years": fiveYears,
  "plant-lives": plantLives,
  seasons,
  "fire-damper": fireDamper,
  grease,
  "local-exhaust": localExhaust,
  "floor-valves": floorValves,
  "pump-parts": pumpParts,
  "three-valves": threeValves,
  "unvented-cylinder": unventedCylinder,
  "water-temperatures": waterTemperatures,
  "whose-drain": whoseDrain,
  "whose-pipe": whosePipe,
  "whose-repair": whoseRepair,
  "whose-repair-wide": whoseRepairWide,
};

export const figureIds = Object.keys(figures) as readonly FigureId[];

/** The width and height of a figure without its title block, in the units of its drawing. */
export function drawingSizeOf(id: FigureId) {
  const { width = figureSize.width, height = figureSize.height } = figures[id];
  return { width, height };
}

/** The width and height of a figure. */
export function figureSizeOf(id: FigureId) {
  const { width, height } = drawingSizeOf(id);
  return { width, height: figures[id].titleBlock ? height + titleBlockHeight : height };
}

/**
 * The number and the name of a figure at the top of a page.
 * @throws if it has no title block
 */
export function sheetTitleOf(id: FigureId): SheetTitle {
  const { titleBlock } = figures[id];
  if (!titleBlock) throw new Error(`The figure ${id} has no title block.`);
  return titleBlock;
}
