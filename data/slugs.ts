/**
 * The addresses of the pages, for the types of what refers to them; this file imports nothing, so that everything may
 * import it. A new page is named here first: the compiler then asks for its record.
 */

/** The pages that are no service and no area. */
export type PagePath =
  | "/"
  | "/contact"
  | "/hvac-services"
  | "/gas-services"
  | "/plumbing-services"
  | "/air-conditioning"
  | "/heating-services"
  | "/boiler-services"
  | "/emergency-services"
  | "/emergency"
  | "/maintenance"
  | "/compliance-calendar"
  | "/bms-services"
  | "/design-services"
  | "/areas"
  | "/supplier-information"
  | "/privacy"
  | "/accessibility";

/** The hubs of the three families of services. */
export type FamilyPath = "/hvac-services" | "/gas-services" | "/plumbing-services";

/** The last part of a service page's address. */
export type ServiceSlug =
  | "air-conditioning-installation"
  | "hvac-system-design"
  | "ventilation-systems"
  | "heating-system-maintenance"
  | "emergency-hvac"
  | "rooftop-unit-installation"
  | "energy-efficient-solutions"
  | "chiller-installation"
  | "gas-safety-certificates"
  | "emergency-gas-repairs"
  | "gas-system-installations"
  | "emergency-plumbing-repairs"
  | "water-system-maintenance"
  | "bathroom-kitchen-plumbing"
  | "commercial-boiler-installation"
  | "gas-pipework-installation"
  | "gas-meter-installation"
  | "commercial-kitchen-gas"
  | "landlord-gas-safety"
  | "appliance-servicing"
  | "planned-maintenance"
  | "system-commissioning"
  | "commercial-installation"
  | "pump-installation"
  | "plumber-london";

/** The records that are shown filled in. */
export type SpecimenId =
  | "air-volumes"
  | "gas-record"
  | "tightness-test"
  | "five-year-plan"
  | "water-temperatures"
  | "refrigerant-log";
