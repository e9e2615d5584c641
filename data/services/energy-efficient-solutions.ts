import { changes, noGrantForPairs } from "../changes";
import type { LandingRecord } from "../types";

export const energyEfficientSolutions = {
  kind: "landing",
  path: "/services/energy-efficient-solutions",
  name: "Energy Efficient Solutions",
  summary: "We install heat pumps in London buildings and cut the energy their heating and cooling use.",
  theme: "energy",
  parent: "/hvac-services",
  action: "contact",
  meta: {
    title: "Commercial heat pumps and HVAC energy savings in London",
    description:
      "We install commercial heat pumps in London and cut what your heating and cooling cost to run, with better controls, drives, heat recovery and meters.",
    keywords: [
      "commercial heat pump installation London",
      "energy efficient HVAC London",
      "HVAC energy saving",
      "MEES compliance HVAC",
      "variable speed drive retrofit",
    ],
  },
  hero: {
    heading: "Commercial heat pumps and HVAC energy savings in London",
    lead: "We install commercial heat pumps in London, and help you use less energy for heating, cooling and ventilation. We measure first, then put right the settings, and only then replace plant. You see what each step costs and what it should save.",
  },
  grid: {
    heading: "Ways to save energy, cheapest first",
    items: [
      {
        name: "Controls optimisation",
        text: "We correct time schedules, start times and temperatures, and the gap between heating and cooling (the dead band). This is often the quickest saving in the building.",
      },
      {
        name: "Variable speed drives",
        text: "With a drive, a fan or pump runs only as fast as it needs to. We also let the pressure setting fall when demand is low.",
      },
      {
        name: "Heat recovery",
        text: "Extract air, chillers and server rooms give off heat that is usually thrown away. We use it to warm your building or its water.",
      },
      {
        name: "Commercial heat pumps",
        text: "We install air, water and ground source heat pumps. They can work alone, or with boilers that help on the coldest days.",
      },
      {
        name: "Insulation and leakage",
        text: "We insulate valves and pipes, seal ducts and mend dampers that do not close. It is simple work that soon pays for itself.",
      },
      {
        name: "Metering and reporting",
        text: "We fit sub-meters for heat and electricity, so you can see each week what every large machine uses in that week’s weather.",
      },
    ],
  },
  parts: [
    {
      at: [62, 138],
      balloon: [39, 146],
      name: "Heat pump",
      does: "Takes heat from the outside air and raises its temperature.",
      fails: "If its coil is blocked, ice builds up, it defrosts often and rooms warm slowly.",
    },
    {
      at: [216, 79],
      balloon: [216, 57],
      name: "Heat meter",
      does: "Counts the heat, to set against the electricity used.",
      fails: "If nobody reads it, the efficiency can fall for a year before you notice.",
    },
    {
      at: [290, 100],
      name: "Buffer vessel",
      does: "Stores warm water, so the heat pump need not start and stop so often.",
      fails: "If flow and return mix in it, the heat pump runs hotter and uses more power.",
    },
    {
      at: [371, 42],
      balloon: [350, 26],
      name: "Variable speed pump",
      does: "Sends only as much water as the heaters call for.",
      fails: "Left at full speed, it wastes electricity, and the valves hiss.",
    },
    {
      at: [366, 118],
      balloon: [345, 112],
      name: "Heater",
      does: "Warms the room, best with water that is not too hot.",
      fails: "If it is too small, the water has to be hotter, and most of the saving goes.",
    },
    {
      at: [184, 286],
      name: "Electricity",
      does: "Drives the compressor: here about a third of the heat you get.",
      fails: "With a wrong temperature setting this band grows, and so does your bill.",
    },
  ],
  states: [
    {
      name: "Water at 40 °C",
      text: "Large heaters are warm enough with this: a third of the heat is electricity you pay for.",
    },
    {
      name: "Water at 55 °C",
      text: "Small heaters need it hotter, and half of the heat is electricity you pay for.",
    },
  ],
  overview: {
    heading: "Where your heating and cooling waste energy",
    paragraphs: [
      "Much of the waste happens when the building is empty, and half-hourly meter data shows it. The base load at 3am may be nearly as high as at noon. The plant may start at five for staff who come at nine, or heat and cool on the same day in April. That is why we read twelve months of data before we suggest any machine.",
      "Next we look at the flow temperature, which is how hot the water to your radiators is. Heat pumps and condensing boilers both work better when it is lower. Many London radiators were oversized when they were fitted, and since then windows have been replaced. In a cold week we lower the temperature step by step and watch the coldest rooms. The lowest one that keeps you warm, often 55 °C or less, is what we design new plant for.",
      "The seasonal performance factor of a heat pump says how much heat you get from one unit of electricity over a year. At a factor of three, a kilowatt-hour of heat costs a third of your electricity price. Depending on your tariffs, that may or may not be cheaper than gas. The carbon saving is far clearer. We show you both comparisons with your own prices.",
      "We can make the same savings in plant that you keep. Our [heating engineers](/heating-services) balance and clean the system, and our [air conditioning](/air-conditioning) team brings cooling back to its proper settings.",
    ],
  },
  approach: {
    heading: "How an energy project works",
    steps: [
      {
        name: "Data review",
        text: "We put together your bills, half-hourly data, weather records, tenancy dates and BMS (building management system) readings. They show what you use today.",
      },
      {
        name: "Site audit",
        text: "We spend a working day in your plant rooms with loggers and a thermal camera. We note what runs, why it runs and how much power it draws.",
      },
      {
        name: "Ranked list",
        text: "For each measure you see the cost, the saving in kWh, the carbon, the disruption and the effect on comfort. We also say how sure we are.",
      },
      {
        name: "Better settings first",
        text: "We do what costs little or nothing straight away. This changes how large your new plant has to be.",
      },
      {
        name: "Installation",
        text: "We install the drives, heat recovery, heat pumps and meters in an order that keeps your building warm or cool throughout.",
      },
      {
        name: "Checking the saving",
        text: "Where we agree it with you, we compare your new use with the old one and allow for weather and occupancy. A full heating and cooling year gives the best answer.",
      },
    ],
  },
  topics: [
    {
      id: "heat-pumps",
      heading: "Commercial heat pump installation in London",
      paragraphs: [
        "We survey your building, [design](/design-services) the system, install the heat pump and set it to work. It can heat an office, a school, a hotel, a shop or a block of flats. A reversible heat pump cools as well. If the work needs a borehole, a crane or a new power supply, we do or arrange that part.",
        `To find the right size, we work out the heat loss of each room and read your gas or electricity data. Then we find the lowest water temperature that keeps the rooms warm. A heat pump that is too large costs more and keeps starting and stopping. In some buildings it makes sense to keep a boiler for the coldest days, but check the grant first. ${noGrantForPairs}`,
        "Outdoor units make noise, so we choose quiet ones and place them away from bedroom windows. Shops, offices and flats usually need planning permission for them, and we supply the drawings and sound data. Ask us early about electricity too. Your supply may be too small, and the network operator may have to be told or asked.",
        "Hot water needs its own plan, because stored water should be kept at 60 °C to control Legionella. A small high-temperature heat pump or an electric heater can do that job, so the rest of the heating can run cooler. We set the controls so that the water is only as warm as the weather asks. They also keep the heat pump and any boiler from working against each other.",
      ],
      items: [
        "You get a heat loss figure for each room, with the radiators that need changing marked",
        "We show you where the outdoor units can stand and what noise they make there",
        "We tell you how much electrical power you need and whom to ask for it",
        "You see the running cost and the carbon beside your present boilers",
        "We commission the system, show you the controls and hand over the readings",
      ],
    },
  ],
  dependsOn: [
    "What your tariffs are, when your energy contract ends and who pays the bill under the lease",
    "How much electrical power your supply can give, because it can decide the size of a heat pump",
    "How much space there is outdoors, and how quiet the plant has to be",
    "How hot the water has to be for the radiators or coils you have",
    "Whether you plan to refurbish, since one opening in a wall can serve two purposes",
  ],
  prepare: [
    "How much energy you use: send half-hourly data, or let us request it",
    "What your energy performance certificate says, with its recommendation report",
    "How your BMS is set: a login that only reads is enough, with the list of settings",
    "What your lease says about alterations and the service charge",
  ],
  benefits: {
    heading: "What you gain besides a lower bill",
    items: [
      "A better energy rating helps you to let the building as standards rise",
      "New plant can be smaller, because we removed the waste before we sized it",
      "Rooms stay at a steadier temperature once heating and cooling no longer run together",
      "Your carbon report uses figures from meters, where others estimate by floor area",
    ],
  },
  highlights: [
    {
      name: "Savings checked by a meter",
      text: "We give you the expected saving as a range. If you order a check, we show the metered result beside it, even if it disappoints.",
    },
    {
      name: "Advice that names no brand",
      text: "Our list says how large and how efficient each machine must be. You can buy any item on it elsewhere.",
    },
  ],
  compliance: [
    {
      duty: "Do not let, or continue to let, commercial property rated below E without a registered exemption: Energy Efficiency (Private Rented Property) (England and Wales) Regulations 2015",
      due: "Continuing. In June 2026 the government announced B from 2031 above 1,000 m², where cost-effective, once regulations are made; check before each letting",
      record: "The measures we installed, with data for the assessor’s new certificate",
    },
    {
      duty: "Audit energy use and report on action, if you are a large undertaking: Energy Savings Opportunity Scheme Regulations 2014",
      due: "Every four years",
      record: "HVAC audit, metered data and savings estimates for your lead assessor",
    },
    {
      duty: "Meet minimum efficiency and control standards when fixed services are replaced: Building Regulations Part L",
      due: "With each installation",
      record: "Product efficiencies and commissioning notice",
    },
    {
      duty: "Have air conditioning above 12 kW inspected, then weigh the advice, which is not binding: Energy Performance of Buildings (England and Wales) Regulations 2012",
      due: "Inspection to TM44 (the guide for these inspections) every five years at most",
      record: "List of recommendations, each with the date it was closed or the reason it was declined",
    },
  ],
  questions: [
    {
      question: "Are grants available for heat pumps?",
      answer: `Yes, for homes and small non-domestic buildings in England and Wales. Since 28 April 2026 the Boiler Upgrade Scheme includes air-to-air heat pumps. The sum depends on the kind of heat pump and on whether you are on the gas grid, so check with Ofgem first. ${noGrantForPairs} The installer must be certified by MCS (the scheme for heat pump installers). Tell us early if you want to claim, because it may decide who does this part.`,
    },
    {
      question: "Do I pay VAT on a heat pump at home?",
      answer: `${changes.heatPumpVat.says} Offices and shops pay VAT as usual.`,
    },
    {
      question: "Which EPC rating will rented homes need?",
      answer: `They need an energy performance certificate (EPC) of at least band E today. ${changes.epcC.says} We tell you what your heating and hot water can contribute.`,
    },
    {
      question: "Will heat pumps work with our old radiators?",
      answer:
        "Often they will, at least in part. A test in winter with cooler water gives the answer room by room. Usually a few radiators are changed and most stay. Whatever the result, [clean the system](/services/heating-system-maintenance) first.",
    },
    {
      question: "What does a variable speed drive save?",
      answer:
        "It depends on how far the speed can fall. Fan power falls with about the cube of the speed, so at 80 % speed the fan needs roughly half the power. A drive that is locked at 50 Hz saves nothing, and we find many of those.",
    },
    {
      question: "How does a BMS help to save energy?",
      answer:
        "It shows you what runs and lets you change it. Without recorded readings, savings fade within a season. If your system can be repaired, our [BMS services](/bms-services) cost less than a new one.",
    },
  ],
  closing: {
    heading: "Ask for a heat pump or energy survey",
    text: "Send us twelve months of half-hourly data. It tells us, and you, whether a full audit is worth its price. If you want a heat pump, tell us about your building and we arrange a visit.",
  },
  related: ["heating-system-maintenance", "ventilation-systems", "commercial-boiler-installation"],
} as const satisfies LandingRecord;
