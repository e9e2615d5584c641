import { changes } from "../changes";
import type { HubRecord } from "../types";

export const airConditioning = {
  kind: "hub",
  path: "/air-conditioning",
  name: "Air Conditioning",
  serviceKind: "air conditioning",
  summary: "Servicing, repair, leak checks and new systems for homes, shops, offices and larger buildings",
  theme: "air",
  parent: "/hvac-services",
  figures: { intro: "cooling-kinds" },
  meta: {
    title: "Air conditioning servicing and repair in London",
    description:
      "We service, repair and replace air conditioning in London homes and workplaces, check it for refrigerant leaks and explain the inspections the law requires.",
    keywords: [
      "air conditioning servicing London",
      "air conditioning repair London",
      "air con company London",
      "F-gas leak checks London",
      "TM44 inspection London",
    ],
  },
  hero: {
    heading: "Air conditioning in London: servicing, repair and new systems",
    lead: "We service and repair the air conditioning you have, and help you stay within the law. If your system is past repair, we can fit a new one.",
  },
  introHeading: "Four kinds of air conditioning",
  intro: [
    "There are four main kinds of cooling system. A split system has one outdoor unit for one or a few rooms. With VRF (variable refrigerant flow), one outdoor unit feeds many indoor units. A packaged rooftop unit blows cooled air through ducts, and a chiller cools water that pumps carry round the building. Which one suits you depends on the size of the building, its ceilings and roof, the number of tenants, and how much noise the neighbours will accept.",
    "As a rough guide, choose splits for a few rooms, VRF for one floor or several, a rooftop unit for a single large hall and chilled water for a large building with mixed uses. If two of them would suit you, we’ll price both.",
    "Above certain sizes, the law requires refrigerant records and regular inspections. Both are easier with a list of the equipment, and we can write one for you. [Our HVAC services](/hvac-services) cover heating and ventilation as well.",
  ],
  services: [
    {
      slug: "air-conditioning-installation",
      suits:
        "You want new split, multi-split, VRF or ducted units at work or at home. The warranty terms are on that page.",
    },
    {
      slug: "chiller-installation",
      suits:
        "You run an office tower, hotel, hospital, laboratory or industrial process that is cooled by chilled water.",
    },
    {
      slug: "rooftop-unit-installation",
      suits: "You need a packaged unit for a large single-storey space, or want to replace one like for like.",
    },
    {
      slug: "emergency-hvac",
      suits: "Your system has tripped, leaked or iced up, whichever kind it is.",
    },
    {
      slug: "energy-efficient-solutions",
      suits: "Your cooling works, but it costs too much to run.",
    },
  ],
  chooser: {
    heading: "Common air conditioning problems and where to go",
    items: [
      {
        symbol: "office",
        name: "Water drips from a ceiling unit onto a desk",
        text: "Turn the unit off. The drain is probably blocked or the condensate pump has failed. Call our [emergency HVAC repairs](/services/emergency-hvac) team.",
      },
      {
        symbol: "split",
        name: "The air con runs but the room stays warm",
        text: "The filter may be dirty, refrigerant may have leaked, or there may be more people and equipment in the room than before. Book [a service or repair](/air-conditioning#servicing-and-repair). If the unit was never powerful enough, compare [new systems](/services/air-conditioning-installation).",
      },
      {
        symbol: "chiller",
        name: "Our chiller still runs on R-22",
        text: "R-22 may no longer be used to service equipment, so a leak usually puts the chiller out of use. Plan a [new chiller](/services/chiller-installation) for the winter. Until then, see [chiller servicing](/services/chiller-installation#chiller-servicing).",
      },
      {
        symbol: "shop",
        name: "Half of the shop is hot and half is cold",
        text: "Often the cooling is fine, but the air goes to the wrong places. Our [ventilation engineers](/services/ventilation-systems) can measure and rebalance it.",
      },
      {
        symbol: "recovery",
        name: "Our units still run on R410A",
        text: "You can keep them for now, but plan ahead. Our guide to [R-410A and R-22](/guides/r410a-r22-f-gas-rules) has the dates. For a roof unit, see [rooftop units](/services/rooftop-unit-installation).",
      },
      {
        symbol: "record",
        name: "We can’t find any leak-check records",
        text: "We’ll survey the units and write a new refrigerant register from their data plates. See [F-gas leak checks](/air-conditioning#f-gas-leak-checks). After that, a [maintenance contract](/maintenance) can keep the checks on time.",
      },
      {
        symbol: "building",
        name: "Our landlord wants a TM44 report",
        text: "That is the report from an energy inspection, which larger systems must have. Our section on [TM44 inspections](/air-conditioning#tm44-inspections) explains who needs one and how to prepare.",
      },
    ],
  },
  topics: [
    {
      id: "servicing-and-repair",
      figure: "split-service",
      heading: "Air conditioning servicing and repair in London",
      paragraphs: [
        "If your air con is not cooling, tell us the make, the model and any code on the controller. We look for the cause first. A unit that is short of refrigerant has usually leaked. We repair the leak before we add any gas. You get a note of what we found, what we did and what any further repair will cost.",
        "Regular servicing helps your system cool well, and picks up small faults early. On each visit your engineer measures the temperature of the air going in and coming out, which shows whether the unit is doing its job.",
        "Most offices need one or two services a year, one of them in spring. If cooling has failed in a room that can’t wait, call our [emergency line](/emergency) at any hour.",
      ],
      items: [
        "We wash or replace filters, clean the coils and check the electrical connections and controls",
        "We flush and test the drain and its pump, so that water doesn’t drip into the room",
        "We compare temperatures, pressures and running currents with the last visit",
        "We tell you which parts are worn and what can wait",
      ],
    },
    {
      id: "f-gas-leak-checks",
      heading: "F-gas leak checks and records",
      paragraphs: [
        "Most air conditioning uses an F-gas (a fluorinated greenhouse gas) as its refrigerant. The rules in Great Britain are still those of Regulation (EU) No 517/2014. Leak checks are the duty of the operator: the person or firm actually in control of the equipment. Often that is the owner, but it can also be a tenant or managing agent, if the lease or contract gives them that control.",
        "How often you need a check depends on how much gas the system holds, counted in tonnes of CO2 equivalent (t CO2e). That is the weight of the gas in kilograms multiplied by its global warming potential, divided by 1,000. We can work this out from each data plate. Only a certified engineer may do the check.",
        "You must have a leak repaired without undue delay. If your system needs leak checks, the repair has to be checked within a month, and you and the firm that services it must keep records for at least five years. These show which gas the system holds and how much, what was added or recovered, who did the work, and the dates and results of the checks.",
      ],
      items: [
        "From 5 t CO2e, you need a check at least every 12 months",
        "From 50 t CO2e, you need a check at least every 6 months",
        "From 500 t CO2e, you need a check at least every 3 months, and automatic leak detection",
        "With a fixed leak detection system, you can double these intervals",
        "A hermetically sealed system, labelled as such, needs no regular check below 10 t CO2e",
      ],
      table: "leak-checks",
    },
    {
      id: "r410a",
      heading: "R410A phase-out in Great Britain",
      paragraphs: [
        "You can still keep and service a system on R410A (also written R-410A), but the law is cutting how much new gas can be sold. Our guide to [R-410A, R-22 and the F-gas rules](/guides/r410a-r22-f-gas-rules) has the dates, and helps you choose between repair and replacement.",
      ],
    },
    {
      id: "tm44-inspections",
      figure: "twelve-kilowatts",
      heading: "TM44 air conditioning inspections",
      paragraphs: [
        "A TM44 inspection is an energy inspection of an air conditioning system, named after the guide that tells the assessor how to do it. The law requires one every five years if the units you control add up to more than 12 kW of cooling. An accredited energy assessor has to carry it out.",
        "The assessor looks at the equipment and its controls, compares its size with the cooling you need, and checks how well it has been looked after. The report shows how efficient the system is and how you could use less energy. You don’t have to follow its advice. The report is lodged on the national register, and you must pass it on when someone else takes over the system.",
        "The visit is quicker and the report more useful if you have the papers ready. We can help with the service records, and with the work that a report recommends.",
      ],
      items: [
        "List the units, where they are, how old they are and how much they cool",
        "Find the last inspection report, if there was one",
        "Put the service records and the F-gas leak checks in one place",
        "Have drawings, control settings and hours of use to hand if you have them",
        "Make sure that the assessor can get to the roof, the ceiling voids and the controllers",
      ],
    },
  ],
  benefits: {
    heading: "Why choose us to look after your air conditioning",
    items: [
      "We install all four kinds of system, so we have no reason to push any one of them",
      "We keep track of your refrigerant from delivery until it is recovered",
      "We think about noise, drains, structure and power before we recommend a unit",
    ],
  },
  sampleDocument: "refrigerant-log",
  compliance: [
    {
      duty: "Have each system of 5 tonnes of CO2 equivalent (t CO2e) or more (10 t if hermetically sealed and labelled as such) leak checked, and keep records: Regulation (EU) No 517/2014",
      due: "Checks every 12 months below 50 t CO2e, every 6 from 50 t, every 3 from 500 t; half as often with fixed leak detection",
      record: "Log sheets, which you keep for at least five years",
    },
    {
      duty: "Have air conditioning inspected: Energy Performance of Buildings (England and Wales) Regulations 2012",
      due: "At least every five years once the combined output passes 12 kW",
      record: "TM44 report and certificate, handed on when the building changes hands",
    },
    {
      duty: "Keep outdoor units within the noise limit in their planning permission, assessed to BS 4142",
      due: "As the permission states",
      record: "Acoustic report, with the settings that meet it",
    },
  ],
  questions: [
    {
      question: "How is the 12 kW limit counted?",
      answer:
        "You add up the rated cooling of all units in the building that one person controls. Three ceiling units of 5 kW each are already over the limit. Tenants’ and landlords’ units count separately if each controls their own.",
    },
    {
      question: "Does air conditioning bring in fresh air?",
      answer:
        "Split units and most fan coils don’t, because they only cool the air that is in the room. Rooftop units and air handling units can mix in outdoor air. Check which kind you have before you seal the windows.",
    },
    {
      question: "What temperature should we set in an office?",
      answer:
        "About 24 °C for cooling and 21 °C for heating suits most people. Leaving a gap between the two saves money, because neither heating nor cooling runs in that range. Turning the thermostat down to 18 °C rarely cools the room any sooner; the unit just runs for longer.",
    },
    {
      question: "Is there VAT on air conditioning at home?",
      answer: `Usually not, if the unit also heats. ${changes.heatPumpVat.says} Units that only cool, and all work in offices and shops, carry VAT as usual.`,
    },
    {
      question: "How often should filters be cleaned?",
      answer:
        "Clean them every three months in a typical office, and every month in kitchens, salons and rooms beside heavy traffic. You or your staff can do the washable ones. Leave coils and drains to an engineer.",
    },
  ],
  closing: {
    heading: "Need an air conditioning engineer in London?",
    text: "Tell us how big the place is, when you use it and what is wrong. If you need a new system, we’ll tell you which kinds would suit you, and why.",
  },
} as const satisfies HubRecord;
