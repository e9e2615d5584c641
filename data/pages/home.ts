import type { SymbolId } from "../symbols";
import type { NamedText, RecordOf, SymbolText } from "../types";
import words from "./home.json" with { type: "json" };

/** A feature of a card: a few words that link to the page about it. */
type CardFeature = { readonly text: string; readonly link: string };

/** One of the six service cards, each assigned to a floor of the drawn building, with a link and three features. */
type ServiceCard = {
  /** The floor, as on its level mark in the drawing. */
  readonly level: string;
  readonly title: string;
  readonly description: string;
  /** The most frequent fault there, and its cause. */
  readonly fault: string;
  readonly link: string;
  readonly features: readonly [CardFeature, CardFeature, CardFeature];
  /** The kinds of system that the service covers. */
  readonly systems: readonly [NamedText, ...NamedText[]];
};

/** A credential, explained in a line and in a tooltip. */
type Credential = NamedText & { readonly tooltip: string };

/** The home page's copy in its order, cards from the roof down. The owner's part is in `home.json`. */
export type HomeRecord = RecordOf<"home"> & {
  readonly hero: { readonly heading: string; readonly lead: string; readonly cases: readonly string[] };
  readonly cards: readonly [ServiceCard, ServiceCard, ServiceCard, ServiceCard, ServiceCard, ServiceCard];
  readonly credentials: { readonly gasSafe: Credential; readonly refcom: Credential; readonly insured: Credential };
  readonly why: {
    readonly heading: string;
    readonly items: readonly SymbolText[];
  };
  readonly coverage: { readonly heading: string; readonly text: string };
  readonly emergency: { readonly heading: string; readonly text: string };
};

/** The symbol beside each reason, in the order of `home.json`. */
const reasonSymbols: readonly SymbolId[] = ["tools", "loads", "quote", "building", "record", "night-call"];

export const home = {
  kind: "home",
  path: "/",
  name: "Home",
  summary: "Heating, cooling, ventilation, gas and plumbing from one London contractor",
  theme: "air",
  parent: undefined,
  meta: {
    title: words.title,
    description: words.description,
    keywords: [
      "HVAC contractor London",
      "commercial HVAC contractor London",
      "commercial gas engineers London",
      "commercial plumbers London",
      "building services engineers London",
    ],
  },
  hero: words.hero,
  cards: [
    {
      level: "Roof",
      title: "Air conditioning",
      description:
        "We install and repair cooling for anything from a bedroom to a building with chillers on its roof. We work out how much cooling you need, and record the refrigerant in each system.",
      fault: "A chiller trips on a hot day: its condenser is dirty or a fan has failed.",
      link: "/air-conditioning",
      features: [
        { text: "Split, multi-room and ducted systems", link: "/services/air-conditioning-installation" },
        { text: "Chillers and their pipework", link: "/services/chiller-installation" },
        { text: "Cooling breakdowns, day and night", link: "/services/emergency-hvac" },
      ],
      systems: [
        {
          name: "Variable refrigerant flow (VRF)",
          text: "One outdoor unit serves many indoor units through refrigerant pipes. With heat recovery it can cool one room and warm another at the same time.",
        },
        {
          name: "Chilled water",
          text: "A chiller cools water, and pumps carry it to the units in the rooms and to the air handling units.",
        },
      ],
    },
    {
      level: "03 Offices",
      title: "Ventilation",
      description:
        "We install and repair air handling units, heat recovery, kitchen extract and rooftop units, and measure how much fresh air reaches your rooms.",
      fault: "One end of the floor is stuffy and the other is draughty, because a damper has moved.",
      link: "/services/ventilation-systems",
      features: [
        { text: "Rooftop units, lifted and commissioned", link: "/services/rooftop-unit-installation" },
        { text: "Kitchen extract tested with the gas interlock", link: "/gas-services/commercial-kitchen-gas" },
        { text: "Duct sizing and plant selection", link: "/services/hvac-system-design" },
      ],
      systems: [
        {
          name: "Mechanical ventilation with heat recovery",
          text: "Fans bring air in and out through one heat exchanger. The warm air going out heats the fresh air coming in.",
        },
      ],
    },
    {
      level: "02 Offices",
      title: "BMS",
      description:
        "A building management system (BMS) controls heating, cooling and fans from one place. We fit the panels, sensors and software, and then test each temperature setting and alarm on the equipment itself.",
      fault:
        "A room is heated and cooled at the same time, because a sensor gives a wrong reading, or the heating and cooling temperatures are set too close to each other.",
      link: "/bms-services",
      features: [
        { text: "Control panels and software", link: "/bms-services" },
        { text: "Heat pumps, heat recovery and drives", link: "/services/energy-efficient-solutions" },
        { text: "Controls covered by a maintenance contract", link: "/maintenance" },
      ],
      systems: [
        {
          name: "Building management system (BMS)",
          text: "It starts your boilers, fans and cooling, keeps records and sends you an alarm when something fails. Its controllers, sensors and actuators are linked in one network.",
        },
      ],
    },
    {
      level: "01 Flat and washrooms",
      title: "Plumbing",
      description:
        "We look after hot and cold water, pumps, bathrooms and drains, from one flat to forty floors. If there is a leak, we trace it before we open a wall.",
      fault:
        "The top-floor taps only trickle: a booster pump has failed, or the pressure vessel beside it has lost its air.",
      link: "/plumbing-services",
      features: [
        { text: "Plumbers in every borough", link: "/plumbing-services/plumber-london" },
        { text: "Booster sets, sump and sewage pumps", link: "/plumbing-services/pump-installation" },
        { text: "Tanks, hot water and Legionella control", link: "/services/water-system-maintenance" },
      ],
      systems: [
        {
          name: "Domestic hot water",
          text: "A calorifier (hot water cylinder), a plate heat exchanger or a gas-fired heater heats the water. Stored water is kept at 60 °C to control Legionella, and should reach the taps at 50 °C within a minute.",
        },
        {
          name: "Boosted cold water",
          text: "A tank and a set of pumps lift mains water to the upper floors. In tall buildings our [commercial plumbers](/plumbing-services) set up pressure zones, so that the pressure at the lowest taps isn’t too high.",
        },
      ],
    },
    {
      level: "00 Kitchen",
      title: "Gas",
      description:
        "In homes and businesses we install and repair gas pipework and appliances, and help you get a meter. We test the pipes for leaks and check each appliance before you use it, and you get a written record of the tests.",
      fault:
        "In a restaurant, the extract fan stops, so a safety switch (the interlock) shuts off the gas and the burners go out.",
      link: "/gas-services",
      features: [
        { text: "Gas safety certificates", link: "/services/gas-safety-certificates" },
        { text: "Landlord gas checks on time", link: "/gas-services/landlord-gas-safety" },
        { text: "Gas pipework, sized and tested", link: "/gas-services/gas-pipework-installation" },
      ],
      systems: [
        {
          name: "Natural gas",
          text: "Most buildings get gas at low pressure, about 21 mbar after the meter. Larger burners may need a booster to raise it. Our [gas engineers](/gas-services) can tell you if yours do.",
        },
      ],
    },
    {
      level: "B1 Plant room",
      title: "Heating",
      description:
        "In houses, flats and larger buildings we repair, maintain and replace boilers, heat pumps, pumps and radiators. We clean an old system before we connect a new boiler or heat pump to it.",
      fault: "A boiler fires and stops every minute. Often too little water is flowing through it.",
      link: "/heating-services",
      features: [
        { text: "Heating maintenance and water quality", link: "/services/heating-system-maintenance" },
        { text: "Boilers in homes and larger buildings", link: "/boiler-services" },
        { text: "New commercial boilers", link: "/gas-services/commercial-boiler-installation" },
      ],
      systems: [
        {
          name: "LTHW heating",
          text: "Boilers or heat pumps send hot water (LTHW, low temperature hot water) to radiators and heaters. Condensing boilers and heat pumps use less energy when the water comes back cooler from the radiators, so our [heating engineers](/heating-services) check how warm it is when it returns.",
        },
      ],
    },
  ],
  credentials: {
    gasSafe: {
      claim: "gasSafe",
      name: "{claim:gasSafe.short}",
      text: "Our engineers only do gas work in the categories on their Gas Safe ID card. Ask to see the card.",
      tooltip: "Gas Safe Register is the official list of businesses legally allowed to work on gas in Great Britain.",
    },
    refcom: {
      claim: "refcom",
      name: "{claim:refcom.short}",
      text: "We hold the company certificate for work on air conditioning and other equipment with fluorinated refrigerants (F-gas).",
      tooltip:
        "REFCOM is a register of companies certified to install and service such equipment, and to check it for leaks. By law, a company needs a certificate for this work.",
    },
    insured: {
      claim: "insured",
      name: "{claim:insured.short}",
      text: "Our insurance covers injury or damage that our work causes on your premises.",
      tooltip: "Ask us for the certificate, which names the insurer, the cover, its limits and its end date.",
    },
  },
  why: {
    heading: words.why.heading,
    items: words.why.items.map((item, index) => ({ ...item, symbol: reasonSymbols[index] ?? "tools" })),
  },
  coverage: words.coverage,
  emergency: words.emergency,
} as const satisfies HomeRecord;
