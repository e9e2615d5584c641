import type { contactServices } from "./business";
import type { FamilyPath, PagePath, ServiceSlug } from "./slugs";

type ContactService = (typeof contactServices)[number];

/** The form's preset "Service Required" for visitors from a page of each family. */
export const familyServices: Readonly<Record<FamilyPath, ContactService>> = {
  "/hvac-services": "HVAC Installation",
  "/gas-services": "Gas Services",
  "/plumbing-services": "Plumbing Services",
};

/** Pages with another preset than their family's. A page without a family that is not listed has no preset. */
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
