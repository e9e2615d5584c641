import type { PagePath } from "./catalogue";

/**
 * The line under a page's name on the picture that is shown when its link is shared, at most 66 characters. Services
 * have their summary there, areas their response time.
 */
export const pictureLines: Readonly<Record<PagePath, string>> = {
  "/": "Designed, installed, maintained and repaired by one contractor",
  "/contact": "Quotes, surveys and the emergency line",
  "/hvac-services": "Cooling, heating and ventilation, from design to repair",
  "/gas-services": "From the meter to the burner: installed, checked, repaired",
  "/plumbing-services": "Pipework, pumps, bathrooms, water hygiene and urgent repairs",
  "/air-conditioning": "Split, VRF, rooftop or chilled water: what suits the building",
  "/heating-services": "Boilers, heat pumps and pumps: care, replacement and repair",
  "/boiler-services": "Repair, service, recommission or replace",
  "/emergency-services": "Out-of-hours cover for facilities managers and landlords",
  "/emergency": "What to do first, and the number to call",
  "/maintenance": "Planned and reactive care for HVAC, gas, plumbing and controls",
  "/bms-services": "Controls, panels and software: designed, extended and repaired",
  "/design-services": "Surveys, loads, drawings and specification",
  "/areas": "Every part of London and the towns around it",
  "/privacy": "No cookies, no analytics, and what happens to an enquiry",
  "/accessibility": "What we aim for, how it is tested, and another way to reach us",
};
