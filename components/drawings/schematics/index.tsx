import { type ServiceSlug, serviceSlugs } from "@/data/slugs";
import type { DrawingId } from "@/lib/pages";
import { airConditioning } from "./air-conditioning";
import { airConditioningInstallation } from "./air-conditioning-installation";
import { applianceServicing } from "./appliance-servicing";
import { bathroomKitchenPlumbing } from "./bathroom-kitchen-plumbing";
import { bmsServices } from "./bms-services";
import { boilerServices } from "./boiler-services";
import { chillerInstallation } from "./chiller-installation";
import { commercialBoilerInstallation } from "./commercial-boiler-installation";
import { commercialInstallation } from "./commercial-installation";
import { commercialKitchenGas } from "./commercial-kitchen-gas";
import { designServices } from "./design-services";
import { emergency } from "./emergency";
import { emergencyGasRepairs } from "./emergency-gas-repairs";
import { emergencyHvac } from "./emergency-hvac";
import { emergencyPlumbingRepairs } from "./emergency-plumbing-repairs";
import { emergencyServices } from "./emergency-services";
import { energyEfficientSolutions } from "./energy-efficient-solutions";
import { gasMeterInstallation } from "./gas-meter-installation";
import { gasPipeworkInstallation } from "./gas-pipework-installation";
import { gasSafetyCertificates } from "./gas-safety-certificates";
import { gasServices } from "./gas-services";
import { gasSystemInstallations } from "./gas-system-installations";
import { heatingServices } from "./heating-services";
import { heatingSystemMaintenance } from "./heating-system-maintenance";
import { hvacServices } from "./hvac-services";
import { hvacSystemDesign } from "./hvac-system-design";
import { landlordGasSafety } from "./landlord-gas-safety";
import { maintenance } from "./maintenance";
import { neutral } from "./neutral";
import { notFound } from "./not-found";
import { plannedMaintenance } from "./planned-maintenance";
import { plumberLondon } from "./plumber-london";
import { plumbingServices } from "./plumbing-services";
import { pumpInstallation } from "./pump-installation";
import { rooftopUnitInstallation } from "./rooftop-unit-installation";
import { systemCommissioning } from "./system-commissioning";
import type { Schematic, ServiceSchematic } from "./types";
import { ventilationSystems } from "./ventilation-systems";
import { waterSystemMaintenance } from "./water-system-maintenance";

export type SchematicId = DrawingId | "not-found";

/** To add a drawing, add a file and an entry. Only a service compiles without an entry. */
const schematics = {
  "commercial-boiler-installation": commercialBoilerInstallation,
  "boiler-services": boilerServices,
  "appliance-servicing": applianceServicing,
  maintenance,
  "bms-services": bmsServices,
  "air-conditioning-installation": airConditioningInstallation,
  "chiller-installation": chillerInstallation,
  "air-conditioning": airConditioning,
  "design-services": designServices,
  emergency,
  "emergency-services": emergencyServices,
  "not-found": notFound,
  "energy-efficient-solutions": energyEfficientSolutions,
  "landlord-gas-safety": landlordGasSafety,
  "planned-maintenance": plannedMaintenance,
  "emergency-gas-repairs": emergencyGasRepairs,
  "gas-safety-certificates": gasSafetyCertificates,
  "commercial-kitchen-gas": commercialKitchenGas,
  "gas-system-installations": gasSystemInstallations,
  "gas-meter-installation": gasMeterInstallation,
  "system-commissioning": systemCommissioning,
  "heating-system-maintenance": heatingSystemMaintenance,
  "heating-services": heatingServices,
  "hvac-services": hvacServices,
  "gas-services": gasServices,
  "plumbing-services": plumbingServices,
  "gas-pipework-installation": gasPipeworkInstallation,
  "emergency-plumbing-repairs": emergencyPlumbingRepairs,
  "plumber-london": plumberLondon,
  "commercial-installation": commercialInstallation,
  "pump-installation": pumpInstallation,
  "hvac-system-design": hvacSystemDesign,
  "ventilation-systems": ventilationSystems,
  "emergency-hvac": emergencyHvac,
  "rooftop-unit-installation": rooftopUnitInstallation,
  "water-system-maintenance": waterSystemMaintenance,
  "bathroom-kitchen-plumbing": bathroomKitchenPlumbing,
} satisfies Record<Exclude<SchematicId, ServiceSlug>, Schematic> & Partial<Record<ServiceSlug, ServiceSchematic>>;

const schematicById: Partial<Record<SchematicId, Schematic>> = schematics;

export const schematicIds = Object.keys(schematics) as readonly (keyof typeof schematics)[];

/** A drawing by its id; the placeholder for a service without one. */
export function schematicOf(id: SchematicId): Schematic {
  return schematicById[id] ?? neutral;
}

/** The services without a drawing, which `npm run check:live` lists. */
export const undrawn: readonly ServiceSlug[] = serviceSlugs.filter((slug) => !schematicById[slug]);
