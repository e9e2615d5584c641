/** The contents of the menus and the footer, by service slug or page address, in the specification's order. */
import type { AreaSlug } from "./areas/area-records";
import type { FamilyPath, PagePath, ServiceSlug } from "./slugs";

type Menu = {
  readonly hub: FamilyPath;
  /** The heading of its list in the footer. */
  readonly heading: string;
  readonly items: readonly (ServiceSlug | PagePath)[];
};

/** The three menus in the desktop navigation. */
export const menus = {
  hvac: {
    hub: "/hvac-services",
    heading: "HVAC",
    items: [
      "air-conditioning-installation",
      "hvac-system-design",
      "ventilation-systems",
      "heating-system-maintenance",
      "emergency-hvac",
      "rooftop-unit-installation",
      "energy-efficient-solutions",
      "chiller-installation",
      "/bms-services",
    ],
  },
  gas: {
    hub: "/gas-services",
    heading: "Gas",
    items: [
      "commercial-boiler-installation",
      "gas-pipework-installation",
      "gas-safety-certificates",
      "emergency-gas-repairs",
      "gas-system-installations",
    ],
  },
  plumbing: {
    hub: "/plumbing-services",
    heading: "Plumbing",
    items: [
      "plumber-london",
      "commercial-installation",
      "pump-installation",
      "emergency-plumbing-repairs",
      "water-system-maintenance",
      "bathroom-kitchen-plumbing",
    ],
  },
} as const satisfies Readonly<Record<string, Menu>>;

/** The links of the mobile menu, urgent ones first; the quote button follows them. */
export const mobileMenu = [
  "/emergency",
  "/",
  "/hvac-services",
  "/bms-services",
  "/gas-services",
  "/plumbing-services",
  "plumber-london",
  "/areas",
  "/contact",
] as const satisfies readonly (ServiceSlug | PagePath)[];

/** The services that phone users ask for most, below the links of the mobile menu. */
export const mobileShortcuts = [
  "/boiler-services",
  "/air-conditioning",
  "/heating-services",
  "/maintenance",
] as const satisfies readonly PagePath[];

/** Gas services that are not in the gas menu; the footer lists them after those that are. */
export const footerGas = [
  "landlord-gas-safety",
  "commercial-kitchen-gas",
  "gas-meter-installation",
  "appliance-servicing",
  "planned-maintenance",
  "system-commissioning",
] as const satisfies readonly ServiceSlug[];

/** The footer's links to pages outside the families, so that every service is one click away. */
export const footerServices = [
  "/air-conditioning",
  "/heating-services",
  "/boiler-services",
  "/design-services",
  "/maintenance",
  "/compliance-calendar",
  "/emergency-services",
  "/emergency",
] as const satisfies readonly PagePath[];

/** The footer's links to work that people search for by name (sections of pages) and to guides, written as in copy. */
export const footerTopics: readonly string[] = [
  "[Boiler repair](/boiler-services#boiler-repair)",
  "[Heat networks and HIUs](/heating-services#heat-networks)",
  "[Power flushing](/heating-services#power-flush)",
  "[TM44 inspections](/air-conditioning#tm44-inspections)",
  "[Commercial heat pumps](/services/energy-efficient-solutions#heat-pumps)",
  "[TR19 Grease cleaning](/services/ventilation-systems#tr19-duct-cleaning)",
  "[Guides](/guides)",
];

/** Pages about the firm, if they exist; the footer adds the sections of the contact page (`pages/company.ts`). */
export const footerCompany = [
  "/",
  "/contact",
  "/supplier-information",
  "/privacy",
  "/accessibility",
] as const satisfies readonly PagePath[];

/** The footer's areas: the five regions, then one business district or large town centre in each of them. */
export const footerAreas = [
  "central-london",
  "north-london",
  "south-london",
  "east-london",
  "west-london",
  "city-of-london",
  "westminster",
  "barnet",
  "canary-wharf",
  "croydon",
  "ealing",
] as const satisfies readonly AreaSlug[];

/** The home page's area chips. No name has more than one space, so both rules for their links give the same result. */
export const homeAreas = [
  "westminster",
  "camden",
  "islington",
  "kensington",
  "chelsea",
  "mayfair",
  "shoreditch",
  "canary-wharf",
  "southwark",
  "hackney",
  "greenwich",
  "croydon",
  "wembley",
  "richmond",
  "watford",
  "dartford",
] as const satisfies readonly AreaSlug[];

/** The contact page's twenty areas: seventeen on all sides of London, and three towns beyond it. */
export const contactAreas = [
  "westminster",
  "city-of-london",
  "camden",
  "kensington",
  "hammersmith",
  "southwark",
  "wandsworth",
  "hackney",
  "canary-wharf",
  "stratford",
  "greenwich",
  "bromley",
  "croydon",
  "ealing",
  "barnet",
  "enfield",
  "romford",
  "watford",
  "dartford",
  "slough",
] as const satisfies readonly AreaSlug[];

/** The twenty-two area cards of the plumber-london page: the specification's response times, in its order. */
export const responseAreas = [
  "central-london",
  "north-london",
  "south-london",
  "east-london",
  "west-london",
  "camden",
  "westminster",
  "kensington",
  "chelsea",
  "islington",
  "hackney",
  "tower-hamlets",
  "southwark",
  "lambeth",
  "wandsworth",
  "hammersmith",
  "fulham",
  "greenwich",
  "lewisham",
  "croydon",
  "barnet",
  "enfield",
] as const satisfies readonly AreaSlug[];
