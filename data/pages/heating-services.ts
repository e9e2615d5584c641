import { changes, noGrantForPairs } from "../changes";
import { safety } from "../safety";
import type { HubRecord } from "../types";

export const heatingServices = {
  kind: "hub",
  path: "/heating-services",
  name: "Heating Services",
  summary: "Boilers, heat pumps and pumps: care, replacement and repair",
  theme: "air",
  parent: "/hvac-services",
  meta: {
    title: "Heating Services for London: Boilers, Heat Pumps, Pumps",
    description:
      "Where to turn for cold rooms, ageing boilers, high bills or a failed pump: heating care, replacement, low-carbon options and urgent repair across London.",
    keywords: [
      "heating services London",
      "commercial heating engineers London",
      "commercial heating contractor",
      "heat pump and boiler services",
      "heating repair London",
    ],
  },
  hero: {
    heading: "Heating services",
    lead: "Keep the plant you have, repair it, replace it, or change the way heat is made. Each choice has its page; this one helps you pick.",
  },
  intro: [
    "Heating in London is in transition and will be for years. Gas boilers still warm most commercial buildings. Heat pumps are arriving in refits, heat networks are spreading along regeneration areas, and plenty of systems will mix two sources for a while. What to do this year depends on the age of the plant, the temperature the building needs and the power available.",
    "Three questions settle most cases. Does the system heat every room on the coldest day? Is the plant past two thirds of its expected life? Can the building be warmed with water at 55 °C or cooler? The first decides on repair, the second on planning, the third on heat pumps.",
    "Distribution deserves equal attention. A new source on sludged pipes and a seized pump disappoints whoever paid for it. So water, balance and controls are looked at before any machine is quoted, and sometimes they turn out to be the whole remedy.",
  ],
  services: [
    {
      slug: "heating-system-maintenance",
      suits: "Plant that works and should go on working: yearly care, water quality, seasonal start.",
    },
    {
      slug: "commercial-boiler-installation",
      suits: "Boiler houses at the end of their life where gas remains the right fuel for now.",
    },
    {
      slug: "energy-efficient-solutions",
      suits: "Buildings ready for heat pumps, heat recovery or lower flow temperatures.",
    },
    {
      slug: "pump-installation",
      suits: "Circuits that do not circulate: failed, noisy, oversized or single pumps without a standby.",
    },
    {
      slug: "appliance-servicing",
      suits: "Single gas heaters, water heaters and small boilers due for their yearly service.",
    },
    {
      slug: "emergency-hvac",
      suits: "Heat lost in an occupied building, at any hour.",
    },
  ],
  chooser: {
    heading: "What the building is telling you",
    items: [
      {
        symptom: "No heat, and a fault code on the boiler",
        answer: `Write the code down. ${safety.reset.text} [Emergency HVAC repairs](/services/emergency-hvac) takes the call day and night.`,
      },
      {
        symptom: "Warm on the ground floor, cold on the fourth",
        answer:
          "Air, balance or a weak pump. [Heating system maintenance](/services/heating-system-maintenance) finds out which.",
      },
      {
        symptom: "A pump screams or has two settings, both wrong",
        answer: "Have its duty measured and see [pump installation](/plumbing-services/pump-installation).",
      },
      {
        symptom: "Spare parts for the boilers are no longer made",
        answer: `Plan the change in summer with [commercial boiler installation](/gas-services/commercial-boiler-installation), and compare it with a hybrid. ${noGrantForPairs}`,
      },
      {
        symptom: "Fuel use has not fallen in mild winters",
        answer:
          "Controls ignore the weather. Ask for a trend review by [BMS services](/bms-services) before buying plant.",
      },
      {
        symptom: "The board wants to leave gas",
        answer:
          "Lower the flow temperature first and learn what the emitters can do: [energy efficient solutions](/services/energy-efficient-solutions).",
      },
      {
        symptom: "We smell gas by the heater",
        answer: `${safety.gasEscape.brief} Afterwards our [emergency gas repairs](/services/emergency-gas-repairs) team restores the supply.`,
      },
    ],
  },
  benefits: {
    heading: "Why compare the options in one place",
    items: [
      "Boilers, heat pumps and connections to heat networks judged on the same load and the same tariffs",
      "Gas Safe registered engineers for burners, certified ones for refrigerant",
      "Replacement planned for the warm months, with temporary heat where it cannot wait",
      "Same or next day appointments for planned visits",
    ],
  },
  compliance: [
    {
      duty: "Let only Gas Safe registered engineers work on gas heating: Gas Safety (Installation and Use) Regulations 1998",
      due: "Each time",
      record: "Engineer’s number and appliance class on the job sheet",
    },
    {
      duty: "Keep heating and hot water installations in let dwellings in repair and working order: Landlord and Tenant Act 1985, section 11",
      due: "Within a reasonable time of notice",
      record: "Report, attendance and completion, by date",
    },
    {
      duty: "Give new or replacement heating suitable controls and commission it: Building Regulations Part L",
      due: "Before handover",
      record: "Commissioning certificate and instructions in the log book",
    },
  ],
  questions: [
    {
      question: "Boiler, heat pump or both?",
      answer:
        "If the building is comfortable at 55 °C flow and has power to spare, a heat pump is realistic. If it needs hotter water on few days, a hybrid covers the base load electrically and the peak with gas, but gets no Boiler Upgrade Scheme grant. Otherwise work on fabric and emitters while the boiler lasts.",
    },
    {
      question: "When should a boiler be replaced rather than repaired?",
      answer:
        "When a major part fails after about fifteen years, when parts are obsolete, or when efficiency readings have dropped and cleaning does not bring them back. [Boiler services](/boiler-services) goes through the signs.",
    },
    {
      question: "Our flats are on a heat network. Who repairs what?",
      answer: `The operator usually answers for the network up to the heat interface unit, the lease says who owns the unit, and radiators belong to the flat. We work for any of the three once that is clear. ${changes.heatNetworks.says}`,
    },
    {
      question: "Can heating be kept on while plant is changed?",
      answer:
        "Usually. Boilers are replaced in turn, or a hired boiler is connected outside. Hot water is the harder part, and electric heaters bridge it in many buildings.",
    },
  ],
  closing: {
    heading: "Three questions, one visit",
    text: "Let us answer them on site: coldest-day capacity, remaining life, lowest workable temperature. The advice then writes itself.",
  },
} as const satisfies HubRecord;
