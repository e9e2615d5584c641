/**
 * Every service page of the site: one entry, one page. The address is `/${base}/${slug}`.
 * Menus, hubs, footer, sitemap and routes are derived from this list; the words of each page are in the file
 * of the same name beside this one.
 */
import type { Family, Theme } from "../types";

type ServiceEntry = {
  /** First part of the address. */
  readonly base: "services" | "gas-services" | "plumbing-services";
  readonly family: Family;
  readonly theme: Theme;
  /** The name in menus, lists and breadcrumbs. */
  readonly name: string;
  /** One line for cards: what it is, at most 110 characters. */
  readonly summary: string;
  /** Where its quote buttons lead: the contact page, or the booking page in a new tab. */
  readonly action: "contact" | "booking";
};

export const services = {
  "air-conditioning-installation": {
    base: "services",
    family: "hvac",
    theme: "air",
    name: "Air Conditioning Installation",
    summary: "Split, multi-split, VRF and ducted systems, sized from a heat-gain calculation and commissioned on site.",
    action: "contact",
  },
  "hvac-system-design": {
    base: "services",
    family: "hvac",
    theme: "air",
    name: "HVAC System Design",
    summary: "Loads, duct and pipe sizing, plant selection and drawings for new buildings, fit-outs and refits.",
    action: "contact",
  },
  "ventilation-systems": {
    base: "services",
    family: "hvac",
    theme: "air",
    name: "Ventilation Systems",
    summary: "Air handling units, heat recovery, kitchen extract and car parks, balanced to measured air flows.",
    action: "contact",
  },
  "heating-system-maintenance": {
    base: "services",
    family: "hvac",
    theme: "air",
    name: "Heating System Maintenance",
    summary: "Boilers, pumps, controls and water quality kept to a written schedule, with a record of each visit.",
    action: "contact",
  },
  "emergency-hvac": {
    base: "services",
    family: "hvac",
    theme: "emergency",
    name: "Emergency HVAC Repairs",
    summary: "Cooling, heating and ventilation failures made safe and repaired, day and night, all year.",
    action: "booking",
  },
  "rooftop-unit-installation": {
    base: "services",
    family: "hvac",
    theme: "air",
    name: "Rooftop Unit Installation",
    summary: "Packaged rooftop plant: structure, lift plan, curb, power, controls and commissioning as one job.",
    action: "contact",
  },
  "energy-efficient-solutions": {
    base: "services",
    family: "hvac",
    theme: "energy",
    name: "Energy Efficient Solutions",
    summary: "Heat pumps, heat recovery, variable speed drives and controls, judged on measured energy use.",
    action: "contact",
  },
  "chiller-installation": {
    base: "services",
    family: "hvac",
    theme: "air",
    name: "Chiller Installation",
    summary:
      "Air-cooled and water-cooled chillers with pipework, hydraulics, F-gas records and seasonal commissioning.",
    action: "booking",
  },
  "gas-safety-certificates": {
    base: "services",
    family: "gas",
    theme: "gas",
    name: "Gas Safety Certificates",
    summary: "Appliance and pipework checks with the record that landlords and duty holders have to keep.",
    action: "contact",
  },
  "emergency-gas-repairs": {
    base: "services",
    family: "gas",
    theme: "emergency",
    name: "Emergency Gas Repairs",
    summary: "Escapes traced and repaired, supplies tested and relit once the gas has been made safe.",
    action: "contact",
  },
  "gas-system-installations": {
    base: "services",
    family: "gas",
    theme: "gas",
    name: "Gas System Installations",
    summary: "New gas supplies, plant rooms and appliances: sized, installed, tested, purged and certified.",
    action: "contact",
  },
  "emergency-plumbing-repairs": {
    base: "services",
    family: "plumbing",
    theme: "emergency",
    name: "Emergency Plumbing Repairs",
    summary: "Burst pipes, leaks, blocked drains and lost hot water stopped and put right at any hour.",
    action: "contact",
  },
  "water-system-maintenance": {
    base: "services",
    family: "plumbing",
    theme: "water",
    name: "Water System Maintenance",
    summary: "Tanks, calorifiers, valves and outlets kept clean, at temperature and on record.",
    action: "contact",
  },
  "bathroom-kitchen-plumbing": {
    base: "services",
    family: "plumbing",
    theme: "water",
    name: "Bathroom & Kitchen Plumbing",
    summary: "Washrooms, kitchens and tea points, from first fix to the last test, in homes and workplaces.",
    action: "contact",
  },
  "commercial-boiler-installation": {
    base: "gas-services",
    family: "gas",
    theme: "gas",
    name: "Commercial Boiler Installation",
    summary: "Condensing boiler plant with flues, hydraulics, water treatment, controls and commissioning.",
    action: "booking",
  },
  "gas-pipework-installation": {
    base: "gas-services",
    family: "gas",
    theme: "gas",
    name: "Gas Pipework Installation",
    summary: "Steel, copper and polyethylene gas pipework, sized to pressure drop and strength tested.",
    action: "contact",
  },
  "gas-meter-installation": {
    base: "gas-services",
    family: "gas",
    theme: "gas",
    name: "Gas Meter Installation",
    summary: "Meter positions, housings and outlet pipework, coordinated with the supplier and the network.",
    action: "booking",
  },
  "commercial-kitchen-gas": {
    base: "gas-services",
    family: "gas",
    theme: "gas",
    name: "Commercial Kitchen Gas",
    summary: "Catering appliances, interlocks and ventilation proved together, with the certificate to show for it.",
    action: "booking",
  },
  "landlord-gas-safety": {
    base: "gas-services",
    family: "gas",
    theme: "gas",
    name: "Landlord Gas Safety",
    summary: "The yearly check for each let property, tenant access arranged and records sent on time.",
    action: "booking",
  },
  "appliance-servicing": {
    base: "gas-services",
    family: "gas",
    theme: "gas",
    name: "Gas Appliance Servicing",
    summary: "Boilers, heaters and water heaters stripped, cleaned, checked and set to the maker's figures.",
    action: "booking",
  },
  "planned-maintenance": {
    base: "gas-services",
    family: "gas",
    theme: "gas",
    name: "Planned Gas Maintenance",
    summary: "A yearly plan for gas plant across one building or many, with one asset list and one report.",
    action: "booking",
  },
  "system-commissioning": {
    base: "gas-services",
    family: "gas",
    theme: "gas",
    name: "Gas System Commissioning",
    summary: "Tightness test, purge, burner set-up and proof of every safety device, written down and handed over.",
    action: "booking",
  },
  "commercial-installation": {
    base: "plumbing-services",
    family: "plumbing",
    theme: "water",
    name: "Commercial Plumbing Installation",
    summary: "Hot and cold water, sanitary and drainage systems for offices, shops, schools and apartments.",
    action: "contact",
  },
  "pump-installation": {
    base: "plumbing-services",
    family: "plumbing",
    theme: "water",
    name: "Pump Installation",
    summary: "Booster sets, circulators, sump and sewage pumps, selected on the duty point and set up on site.",
    action: "contact",
  },
  "plumber-london": {
    base: "plumbing-services",
    family: "plumbing",
    theme: "water",
    name: "Plumber London",
    summary: "Plumbers for homes and businesses in every borough, for planned work and for emergencies.",
    action: "contact",
  },
} as const satisfies Record<string, ServiceEntry>;

/** The last part of a service page's address; unique across the three bases. */
export type ServiceSlug = keyof typeof services;
