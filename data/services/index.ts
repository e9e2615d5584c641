/** The services, in the order of the route table. A service without a record does not compile. */

import type { FamilyPath, ServiceSlug } from "../slugs";
import type { LandingRecord } from "../types";
import { airConditioningInstallation } from "./air-conditioning-installation";
import { applianceServicing } from "./appliance-servicing";
import { bathroomKitchenPlumbing } from "./bathroom-kitchen-plumbing";
import { chillerInstallation } from "./chiller-installation";
import { commercialBoilerInstallation } from "./commercial-boiler-installation";
import { commercialInstallation } from "./commercial-installation";
import { commercialKitchenGas } from "./commercial-kitchen-gas";
import { emergencyGasRepairs } from "./emergency-gas-repairs";
import { emergencyHvac } from "./emergency-hvac";
import { emergencyPlumbingRepairs } from "./emergency-plumbing-repairs";
import { energyEfficientSolutions } from "./energy-efficient-solutions";
import { gasMeterInstallation } from "./gas-meter-installation";
import { gasPipeworkInstallation } from "./gas-pipework-installation";
import { gasSafetyCertificates } from "./gas-safety-certificates";
import { gasSystemInstallations } from "./gas-system-installations";
import { heatingSystemMaintenance } from "./heating-system-maintenance";
import { hvacSystemDesign } from "./hvac-system-design";
import { landlordGasSafety } from "./landlord-gas-safety";
import { plannedMaintenance } from "./planned-maintenance";
import { type PlumberRecord, plumberLondon } from "./plumber-london";
import { pumpInstallation } from "./pump-installation";
import { rooftopUnitInstallation } from "./rooftop-unit-installation";
import { systemCommissioning } from "./system-commissioning";
import { ventilationSystems } from "./ventilation-systems";
import { waterSystemMaintenance } from "./water-system-maintenance";

type ServiceRecord = (LandingRecord | PlumberRecord) & { readonly parent: FamilyPath };

export const services = {
  "air-conditioning-installation": airConditioningInstallation,
  "hvac-system-design": hvacSystemDesign,
  "ventilation-systems": ventilationSystems,
  "heating-system-maintenance": heatingSystemMaintenance,
  "emergency-hvac": emergencyHvac,
  "rooftop-unit-installation": rooftopUnitInstallation,
  "energy-efficient-solutions": energyEfficientSolutions,
  "chiller-installation": chillerInstallation,
  "gas-safety-certificates": gasSafetyCertificates,
  "emergency-gas-repairs": emergencyGasRepairs,
  "gas-system-installations": gasSystemInstallations,
  "emergency-plumbing-repairs": emergencyPlumbingRepairs,
  "water-system-maintenance": waterSystemMaintenance,
  "bathroom-kitchen-plumbing": bathroomKitchenPlumbing,
  "commercial-boiler-installation": commercialBoilerInstallation,
  "gas-pipework-installation": gasPipeworkInstallation,
  "gas-meter-installation": gasMeterInstallation,
  "commercial-kitchen-gas": commercialKitchenGas,
  "landlord-gas-safety": landlordGasSafety,
  "appliance-servicing": applianceServicing,
  "planned-maintenance": plannedMaintenance,
  "system-commissioning": systemCommissioning,
  "commercial-installation": commercialInstallation,
  "pump-installation": pumpInstallation,
  "plumber-london": plumberLondon,
} as const satisfies { readonly [S in ServiceSlug]: ServiceRecord & { readonly path: `/${string}/${S}` } };
