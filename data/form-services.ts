import type { contactServices } from "./business";
import type { FamilyPath, PagePath, ServiceSlug } from "./slugs";

type ContactService = (typeof contactServices)[number];

/** What the form has chosen as "Service Required" for a visitor who comes from a page of a family. */
export const familyServices: Readonly<Record<FamilyPath, ContactService>> = {
  "/hvac-services": "HVAC Installation",
  "/gas-services": "Gas Services",
  "/plumbing-services": "Plumbing Services",
};

/** The pages for which another one is nearer; a page without a family and not named here leaves the choice open. */
export const pageServices: Readonly<Partial<Record<ServiceSlug | PagePath, ContactService>>> = {
  "air-conditioning-installation": "Air Conditioning",
  "heating-system-maintenance": "Heating Systems",
  "emergency-hvac": "Emergency Repairs",
  "emergency-gas-repairs": "Emergency Repairs",
  "emergency-plumbing-repairs": "Emergency Repairs",
  "planned-maintenance": "Maintenance Contract",
  "/air-conditioning": "Air Conditioning",
  "/heating-services": "Heating Systems",
  "/boiler-services": "Heating Systems",
  "/emergency-services": "Emergency Repairs",
  "/emergency": "Emergency Repairs",
  "/maintenance": "Maintenance Contract",
  "/bms-services": "BMS Services",
};
