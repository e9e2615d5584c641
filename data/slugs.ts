/**
 * The addresses of the pages, for types and for checks of references. Add a new page here first: the compiler then
 * requires its record. This file imports nothing, so that any module can import it.
 */

/** Pages other than services and areas. */
export const pagePaths = [
  "/",
  "/contact",
  "/hvac-services",
  "/gas-services",
  "/plumbing-services",
  "/air-conditioning",
  "/heating-services",
  "/boiler-services",
  "/emergency-services",
  "/emergency",
  "/maintenance",
  "/compliance-calendar",
  "/bms-services",
  "/design-services",
  "/areas",
  "/guides",
  "/who-pays",
  "/supplier-information",
  "/privacy",
  "/accessibility",
] as const;
export type PagePath = (typeof pagePaths)[number];

/** The hubs of the three service families. */
export type FamilyPath = "/hvac-services" | "/gas-services" | "/plumbing-services";

/** The last part of a service page's address. */
export const serviceSlugs = [
  "air-conditioning-installation",
  "hvac-system-design",
  "ventilation-systems",
  "heating-system-maintenance",
  "emergency-hvac",
  "rooftop-unit-installation",
  "energy-efficient-solutions",
  "chiller-installation",
  "gas-safety-certificates",
  "emergency-gas-repairs",
  "gas-system-installations",
  "emergency-plumbing-repairs",
  "water-system-maintenance",
  "bathroom-kitchen-plumbing",
  "commercial-boiler-installation",
  "gas-pipework-installation",
  "gas-meter-installation",
  "commercial-kitchen-gas",
  "landlord-gas-safety",
  "appliance-servicing",
  "planned-maintenance",
  "system-commissioning",
  "commercial-installation",
  "pump-installation",
  "plumber-london",
] as const;
export type ServiceSlug = (typeof serviceSlugs)[number];

/** The last part of a guide's address, in words that people search for. */
export const guideSlugs = [
  "no-hot-water-in-flat",
  "boiler-pressure-too-low-or-high",
  "water-coming-through-ceiling",
  "air-conditioning-not-cooling",
  "landlord-gas-safety-certificate",
  "restaurant-gas-safety-certificate-cp42",
  "r410a-r22-f-gas-rules",
  "mees-epc-commercial-property",
  "heat-network-registration",
  "legionella-landlords-small-offices",
] as const;
export type GuideSlug = (typeof guideSlugs)[number];

/** The records that are shown as filled-in samples. */
export type SampleDocumentId =
  | "air-volumes"
  | "gas-record"
  | "tightness-test"
  | "five-year-plan"
  | "water-temperatures"
  | "refrigerant-log";
