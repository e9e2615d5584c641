import type { IconName } from "../icons";
import { safety } from "../safety";
import type { AtLeastThree, NamedText, RecordOf } from "../types";

/** A feature of a card: a few words that lead to the page about them. */
type CardFeature = { readonly text: string; readonly link: string };

/** One of the six service cards: where it leads, and three ways further in. */
type ServiceCard = {
  readonly title: string;
  readonly description: string;
  /** A lucide icon's name, as in its file. */
  readonly icon: IconName;
  readonly link: string;
  readonly features: readonly [CardFeature, CardFeature, CardFeature];
};

/** What a credential is, in a line and in a tooltip. */
type Credential = NamedText & { readonly tooltip: string };

/** The words of the home page, in the order they appear. */
export type HomeRecord = RecordOf<"home"> & {
  readonly hero: { readonly heading: string; readonly lead: string };
  readonly cards: readonly [ServiceCard, ServiceCard, ServiceCard, ServiceCard, ServiceCard, ServiceCard];
  readonly systems: AtLeastThree<NamedText>;
  readonly credentials: { readonly gasSafe: Credential; readonly refcom: Credential; readonly insured: Credential };
  readonly why: {
    readonly heading: string;
    readonly items: readonly [NamedText, NamedText, NamedText, NamedText, NamedText, ...NamedText[]];
  };
  readonly coverage: { readonly heading: string; readonly text: string };
  readonly emergency: { readonly heading: string; readonly text: string };
};

export const home = {
  kind: "home",
  path: "/",
  name: "Home",
  summary: "Designed, installed, maintained and repaired by one contractor",
  theme: "air",
  parent: undefined,
  meta: {
    title: "Commercial HVAC, Gas and Plumbing Contractor in London",
    description:
      "Air conditioning, heating, ventilation, BMS, gas and plumbing for London buildings: designed, installed, maintained and repaired by one contractor.",
    keywords: [
      "commercial HVAC contractor London",
      "building services engineers London",
      "commercial gas engineers London",
      "commercial plumbing London",
      "BMS controls London",
    ],
  },
  hero: {
    heading: "London buildings run on air, gas and water",
    lead: "We design, install, maintain and repair all three: cooling, heating, ventilation and controls, gas from the meter to the burner, and water from the main to the drain.",
  },
  cards: [
    {
      title: "Air conditioning",
      description:
        "Comfort and process cooling, from one meeting room to a roof of chillers. Every system is sized on a calculated heat gain, and every refrigerant charge is on record.",
      icon: "snowflake",
      link: "/air-conditioning",
      features: [
        { text: "Split, VRF and ducted installation", link: "/services/air-conditioning-installation" },
        { text: "Chillers and their hydraulics", link: "/services/chiller-installation" },
        { text: "Cooling breakdowns, day and night", link: "/services/emergency-hvac" },
      ],
    },
    {
      title: "Heating",
      description:
        "Boiler houses, heat pumps, pumps and emitters that hold the set temperature without burning fuel for nothing. Old systems are flushed, balanced and treated before new plant goes on.",
      icon: "heater",
      link: "/heating-services",
      features: [
        { text: "Heating maintenance and water quality", link: "/services/heating-system-maintenance" },
        { text: "Boiler service and repair", link: "/boiler-services" },
        { text: "New condensing boiler plant", link: "/gas-services/commercial-boiler-installation" },
      ],
    },
    {
      title: "Ventilation",
      description:
        "Fresh air in, stale air and cooking fumes out, at volumes we measure and write down. We install air handling units, heat recovery, kitchen extract and packaged roof plant.",
      icon: "fan",
      link: "/services/ventilation-systems",
      features: [
        { text: "Rooftop units, lifted and commissioned", link: "/services/rooftop-unit-installation" },
        { text: "Kitchen extract proved with the gas interlock", link: "/gas-services/commercial-kitchen-gas" },
        { text: "Duct sizing and plant selection", link: "/services/hvac-system-design" },
      ],
    },
    {
      title: "BMS",
      description:
        "Control panels, sensors and software that make the plant act as one system. Time schedules, set points and alarms are tested against the plant itself, never against the screen alone.",
      icon: "cpu",
      link: "/bms-services",
      features: [
        { text: "Control panels and software", link: "/bms-services" },
        { text: "Heat pumps, heat recovery and drives", link: "/services/energy-efficient-solutions" },
        { text: "Controls inside a maintenance contract", link: "/maintenance" },
      ],
    },
    {
      title: "Gas",
      description:
        "Supplies, meters, pipework and appliances, worked on by Gas Safe registered engineers. Pipework is tested for tightness, appliances are checked before use, and the record is one an inspector can follow.",
      icon: "flame",
      link: "/gas-services",
      features: [
        { text: "Gas safety certificates", link: "/services/gas-safety-certificates" },
        { text: "Landlord checks on time", link: "/gas-services/landlord-gas-safety" },
        { text: "Pipework sized to pressure drop", link: "/gas-services/gas-pipework-installation" },
      ],
    },
    {
      title: "Plumbing",
      description:
        "Hot and cold water, boosted supplies, sanitary ware and drainage, for one flat or forty floors. Water systems are kept at temperature, and leaks are traced before walls are opened.",
      icon: "droplets",
      link: "/plumbing-services",
      features: [
        { text: "Plumbers in every borough", link: "/plumbing-services/plumber-london" },
        { text: "Booster sets, sump and sewage pumps", link: "/plumbing-services/pump-installation" },
        { text: "Tanks, calorifiers and Legionella control", link: "/services/water-system-maintenance" },
      ],
    },
  ],
  systems: [
    {
      name: "Variable refrigerant flow (VRF)",
      text: "One outdoor unit feeds many indoor units through refrigerant pipework. Heat recovery versions cool one room and warm another at the same time.",
    },
    {
      name: "Chilled water",
      text: "A chiller cools water, pumps carry it to fan coils and air handling coils. Refrigerant stays in the plant area, which suits large and occupied buildings.",
    },
    {
      name: "LTHW heating",
      text: "Low temperature hot water from boilers or heat pumps to radiators, fan coils and heater batteries. The lower the return temperature, the better both kinds of plant perform.",
    },
    {
      name: "Mechanical ventilation with heat recovery",
      text: "Supply and extract fans pass their air through one heat exchanger. Outgoing warmth heats the incoming air, so fresh air costs less to temper.",
    },
    {
      name: "Domestic hot water",
      text: "Calorifiers, plate exchangers or direct-fired heaters, with a pumped return. Stored water is held at 60 °C and reaches the taps at 50 °C within a minute.",
    },
    {
      name: "Boosted cold water",
      text: "A break tank and a pump set that lift mains water to the upper floors. Pressure zones keep the lowest taps from taking the pressure meant for the highest.",
    },
    {
      name: "Natural gas",
      text: "Low pressure installations, nominally 21 mbar at the meter outlet, and boosted supplies for larger burners. Valves, sleeves and ventilation are part of the design.",
    },
    {
      name: "Building management system (BMS)",
      text: "Controllers, sensors and actuators on a common network, often BACnet. It starts the plant, holds the set points, logs the trends and raises the alarm.",
    },
  ],
  credentials: {
    gasSafe: {
      name: "Gas Safe registered",
      text: "Our gas work is done by engineers on the Gas Safe Register, within the categories printed on their cards.",
      tooltip:
        "Gas Safe Register is the official list of businesses legally allowed to work on gas in Great Britain. Ask any engineer for the ID card: the back lists the work that person is qualified to do.",
    },
    refcom: {
      name: "REFCOM certified",
      text: "We hold company certification for work on equipment that contains fluorinated refrigerants.",
      tooltip:
        "REFCOM is a register of companies certified to install, service and leak check F-gas equipment. The law asks for such a certificate before a firm works on air conditioning, heat pumps or chillers with these gases.",
    },
    insured: {
      name: "Fully insured",
      text: "Insurance covers our work on your premises. Managing agents can ask us for the certificate.",
      tooltip:
        "Insurance pays for injury or damage caused by the work. A certificate names the insurer, the cover, its limits and its end date: read it before anyone starts on site.",
    },
  },
  why: {
    heading: "Why building managers give us the whole plant room",
    items: [
      {
        name: "One firm for joined-up faults",
        text: "A cold office can be a boiler, a pump, a valve or a line of code. We look at all four before naming one, so nobody sends you to another trade.",
      },
      {
        name: "Calculations before catalogues",
        text: "Loads, flows and pressure drops come first, then the equipment. You see the figures behind each selection and can have them checked.",
      },
      {
        name: "A price in writing, quickly",
        text: "Quotes are free and reach you within 24 hours. They state what is included, what is excluded and what we assumed.",
      },
      {
        name: "Visits that fit the building",
        text: "Planned appointments are offered for the same or the next day. Noisy work, shutdowns and roof access are agreed with the people they affect.",
      },
      {
        name: "Records that outlive the visit",
        text: "Test sheets, F-gas logs, gas records and temperatures are filed by asset. Your next auditor finds the answer without calling us.",
      },
      {
        name: "A line that is open all night",
        text: "The emergency line is answered around the clock. There is no call-out fee when the recommended work proceeds.",
      },
    ],
  },
  coverage: {
    heading: "Every borough, and the towns around them",
    text: "We cover the City, all 32 boroughs and the towns around London, from Hertford to Crawley and from High Wycombe to Chelmsford. Each [area page](/areas) says what the local building stock means for plant, access and permits, and how soon we typically reach an emergency there.",
  },
  emergency: {
    heading: "Something has failed right now",
    text: `Call the emergency line at any hour. Response is typically within 60 minutes in London, and the [table by area](/areas) shows how that varies. Do you smell gas? ${safety.gasEscape.brief} [What to do while you wait](/emergency) has the steps for gas, water, heating and cooling.`,
  },
} as const satisfies HomeRecord;
