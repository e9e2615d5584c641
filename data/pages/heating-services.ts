import { noGrantForPairs } from "../changes";
import { safety } from "../safety";
import type { HubRecord } from "../types";

export const heatingServices = {
  kind: "hub",
  path: "/heating-services",
  name: "Heating Services",
  serviceKind: "heating",
  summary: "Repair, care and replacement of boilers, heat pumps, pumps and radiators",
  theme: "air",
  parent: "/hvac-services",
  figures: { intro: "flow-temperatures" },
  meta: {
    title: "Heating engineers in London, commercial and domestic",
    description:
      "Our domestic and commercial heating engineers repair, service and replace boilers, heat pumps and heat networks in London. Find help for cold rooms and leaks.",
    keywords: [
      "commercial heating engineers London",
      "heating services London",
      "heat network maintenance London",
      "power flushing London",
      "heating repair London",
    ],
  },
  hero: {
    heading: "Heating engineers for London homes and businesses",
    lead: "We repair, service and replace heating systems, or move you from gas to a heat pump. This page helps you decide what you need.",
  },
  introHeading: "Repair, replace or fit a heat pump?",
  intro: [
    "Gas boilers still heat most buildings in London, but that is changing. Many owners fit heat pumps when they refurbish, and heat networks are growing in regeneration areas. What you should do this year depends on how old your boiler is, how hot the water has to be, and how much spare electrical capacity you have.",
    "Three questions usually settle it. Does the system heat every room on the coldest day? If not, start with a repair. Is the boiler past two thirds of its expected life? If so, plan a replacement. Can water at 55 °C or cooler keep the building warm? If so, a heat pump could work.",
    "The pipes, pumps and radiators matter as much as the boiler. If the pipes are full of sludge or a pump has seized, a new boiler won’t make you any warmer. So we look at the water, the balancing and the controls before we quote for anything new, and sometimes that is all it takes. For the boiler itself, in a home or a plant room, see our [boiler repair, servicing and replacement](/boiler-services) page.",
  ],
  services: [
    {
      slug: "heating-system-maintenance",
      suits:
        "Your heating works and you want to keep it that way, with an annual service and clean water, ready for the winter.",
    },
    {
      slug: "commercial-boiler-installation",
      suits: "The boilers of a larger building are at the end of their life, and gas is still the right fuel for now.",
    },
    {
      slug: "energy-efficient-solutions",
      suits: "Your building is ready for heat pumps, heat recovery or a lower water temperature.",
    },
    {
      slug: "pump-installation",
      suits: "A pump has failed, is noisy or too large, or has no standby.",
    },
    {
      slug: "appliance-servicing",
      suits: "A gas heater, a water heater or a small boiler is due for its annual service.",
    },
    {
      slug: "emergency-hvac",
      suits: "The heating has failed, by day or night, with people in the building.",
    },
  ],
  chooser: {
    heading: "Common heating problems and where to go",
    items: [
      {
        symbol: "gas-leak",
        name: "We smell gas by the heater",
        danger: "gas",
        text: `${safety.gasEscape.brief} Afterwards our [emergency gas repairs](/services/emergency-gas-repairs) team can restore the supply.`,
      },
      {
        symbol: "alarm",
        name: "There is no heating, and the boiler shows a fault code",
        text: `Write the code down. ${safety.reset.text} Our [emergency heating repairs](/services/emergency-hvac) line is open day and night.`,
      },
      {
        symbol: "communal-boiler",
        name: "It is warm on the ground floor and cold on the fourth",
        text: "There may be air in the pipes, a weak pump, or radiators that need balancing. We find out which on a [heating system maintenance](/services/heating-system-maintenance) visit.",
      },
      {
        symbol: "pump",
        name: "A pump is noisy, or the flow is never right",
        text: "We work out how much water the pump should move, then repair or replace it: see [pump installation](/plumbing-services/pump-installation).",
      },
      {
        symbol: "radiators",
        name: "Radiators are cold at the bottom, and the water runs black",
        text: "Sludge has settled in the system. We can clean it out: see [power flushing](/heating-services#power-flush).",
      },
      {
        symbol: "boiler",
        name: "We can’t get parts for our plant-room boilers",
        text: `Plan a [commercial boiler installation](/gas-services/commercial-boiler-installation) for summer, and compare it with a hybrid (a boiler and a heat pump together). ${noGrantForPairs}`,
      },
      {
        symbol: "controller",
        name: "We burn as much fuel in a mild winter as in a cold one",
        text: "The weather compensation probably isn’t working. Before you buy new plant, ask our [building management system (BMS) engineers](/bms-services) to check the settings.",
      },
      {
        symbol: "heat-pump",
        name: "Our board wants us to stop using gas",
        text: "First turn down the heating flow temperature, but not the stored hot water, and see which rooms stay warm. Then read about [commercial heat pumps](/services/energy-efficient-solutions#heat-pumps).",
      },
    ],
  },
  topics: [
    {
      id: "heat-networks",
      figure: "heat-interface-unit",
      heading: "Heat networks and heat interface units (HIUs)",
      paragraphs: [
        "In a heat network, one plant room heats several flats or buildings. Our guide to [heat networks](/guides/heat-network-registration) explains who has to register with Ofgem and who repairs what.",
        "Each flat usually has a heat interface unit (HIU), a box that passes heat from the network to the radiators and hot taps. If one flat is cold and its neighbours are warm, the fault is often in that unit: a blocked filter, a stuck valve or a scaled-up heat exchanger. If the whole riser is cold, we look in the plant room first.",
        "We service and repair heat interface units, pumps, valves and plant rooms for operators, freeholders and managing agents. We also work for individual leaseholders, if the lease says the unit is theirs. A well-kept unit takes more heat from the water before sending it back, so the network wastes less heat.",
      ],
      items: [
        "We clean filters, test valves and set the flow and temperatures of each unit",
        "We descale or replace plate heat exchangers when the hot water runs cool",
        "You get every flat’s readings in one list, so you can see which units need work",
        "We sample the network’s water and advise on treatment",
      ],
    },
    {
      id: "power-flush",
      figure: "flush",
      heading: "Power flushing and water treatment",
      paragraphs: [
        "The water in a heating system picks up rust from radiators and pipes, and the rust settles as black sludge. Radiators then stay cold at the bottom, pumps wear out and boilers sound like a kettle. In a power flush, we pump water through the system at high flow, one radiator or circuit at a time, until the water runs clear.",
        "We test the water before we advise a flush, because not every system needs one, and an old, weak system may spring leaks. A gentle chemical clean, or a filter that cleans the water while the heating runs, can then be safer. In larger buildings we clean circuit by circuit, so the rest stays warm.",
        "After cleaning we add an inhibitor, a liquid that slows down rust, and measure its strength. If there is no magnetic filter, we fit one. With an annual water test under [heating system maintenance](/services/heating-system-maintenance), you know whether the treatment still works.",
      ],
      items: [
        "We sample the water to see how much rust, sludge and inhibitor it holds",
        "We check valves, radiators and joints for weak spots first",
        "We write down the readings before and after, and leave them with you",
      ],
    },
  ],
  benefits: {
    heading: "What you get from us",
    items: [
      "We compare boilers, heat pumps and heat networks for the same load, at the same fuel prices",
      "Our engineers only work on the gas or refrigerant plant they are qualified for",
      "We plan replacements for the warm months, with temporary heat if you can’t wait",
    ],
  },
  compliance: [
    {
      duty: "Let only engineers on the Gas Safe Register work on gas heating: Gas Safety (Installation and Use) Regulations 1998",
      due: "Every time",
      record: "Engineer’s number and class of appliance on the job sheet",
    },
    {
      duty: "Keep heating and hot water in rented homes in repair and working order (leases of less than seven years): Landlord and Tenant Act 1985, section 11",
      due: "Within a reasonable time of notice",
      record: "Report, attendance and completion, each with its date",
    },
    {
      duty: "Have suitable controls fitted to new or replacement heating, and have it commissioned: Building Regulations Part L",
      due: "Before handover",
      record: "Commissioning certificate and instructions in the log book",
    },
  ],
  questions: [
    {
      question: "Should we choose a boiler, a heat pump or both?",
      answer:
        "If the building is comfortable with water at 55 °C and has spare electrical capacity, a heat pump is realistic. If it needs hotter water on a few days, a hybrid heats with electricity most of the time and with gas on the coldest days. Otherwise improve the insulation and the radiators while the boiler lasts.",
    },
    {
      question: "When should a boiler be replaced instead of repaired?",
      answer:
        "Think about replacing it when a major part fails after about fifteen years, when parts are no longer made, or when it still burns too much gas after a clean. Our [boiler services](/boiler-services) page goes through the signs.",
    },
    {
      question: "Our flats are on a heat network. Who repairs what?",
      answer:
        "If you rent, [tell your landlord first](/who-pays#renter-shared-plant). The operator usually looks after the network as far as the heat interface unit. The lease says who owns that unit, and the radiators usually belong to the flat.",
    },
    {
      question: "Can the heating stay on while you change the plant?",
      answer:
        "Usually, yes. We replace boilers one at a time, or connect a hired boiler outside. Hot water is harder to keep going, but electric water heaters can often bridge the gap.",
    },
  ],
  closing: {
    heading: "Need a heating engineer in London?",
    text: "We can find out whether your system will cope on the coldest day, how long it may last and whether it could run at a lower temperature. Then we’ll tell you what to repair, what to replace and when.",
  },
} as const satisfies HubRecord;
