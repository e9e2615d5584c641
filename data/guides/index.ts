/** The guides, in the order of the list at `/guides`. A guide without a record does not compile. */

import type { GuideSlug } from "../slugs";
import type { GuideRecord } from "../types";
import { airConditioningNotCooling } from "./air-conditioning-not-cooling";
import { boilerPressure } from "./boiler-pressure-too-low-or-high";
import { heatNetworkRegistration } from "./heat-network-registration";
import { landlordGasSafety } from "./landlord-gas-safety-certificate";
import { legionellaSmall } from "./legionella-landlords-small-offices";
import { meesCommercial } from "./mees-epc-commercial-property";
import { noHotWaterInFlat } from "./no-hot-water-in-flat";
import { fGasRules } from "./r410a-r22-f-gas-rules";
import { restaurantGasSafety } from "./restaurant-gas-safety-certificate-cp42";
import { waterThroughCeiling } from "./water-coming-through-ceiling";

export const guides = {
  "no-hot-water-in-flat": noHotWaterInFlat,
  "boiler-pressure-too-low-or-high": boilerPressure,
  "water-coming-through-ceiling": waterThroughCeiling,
  "air-conditioning-not-cooling": airConditioningNotCooling,
  "landlord-gas-safety-certificate": landlordGasSafety,
  "restaurant-gas-safety-certificate-cp42": restaurantGasSafety,
  "r410a-r22-f-gas-rules": fGasRules,
  "mees-epc-commercial-property": meesCommercial,
  "heat-network-registration": heatNetworkRegistration,
  "legionella-landlords-small-offices": legionellaSmall,
} as const satisfies { readonly [S in GuideSlug]: GuideRecord & { readonly path: `/guides/${S}` } };
