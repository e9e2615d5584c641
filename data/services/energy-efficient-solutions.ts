import { changes } from "../changes";
import type { LandingRecord } from "../types";

export const energyEfficientSolutions = {
  kind: "landing",
  path: "/services/energy-efficient-solutions",
  name: "Energy Efficient Solutions",
  summary: "We install heat pumps in London buildings and cut the energy their heating and cooling use.",
  theme: "energy",
  parent: "/hvac-services",
  figures: { questions: "plant-hours" },
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
    lead: "We install commercial heat pumps in London, and help you use less energy for heating, cooling and ventilation. We measure first, then correct the settings, and replace plant last. You see what each step costs and what it should save.",
  },
  grid: {
    heading: "Ways to save energy",
    items: [
      {
        symbol: "controller",
        name: "Controls optimisation",
        text: "We correct the time schedules, the temperatures and the gap between heating and cooling (the dead band). That is often the quickest saving.",
      },
      {
        symbol: "drive",
        name: "Variable speed drives",
        text: "With a drive, a fan or pump runs only as fast as it needs to. We also lower the pressure setting when demand is low.",
      },
      {
        symbol: "recuperator",
        name: "Heat recovery",
        text: "Extract air, chillers and server rooms give off heat that usually goes to waste. We use it to warm your building or its water.",
      },
      {
        symbol: "heat-pump",
        name: "Commercial heat pumps",
        text: "We install air, water and ground source heat pumps. They can do all the heating, or leave the coldest days to your boilers.",
      },
      {
        symbol: "lagging",
        name: "Insulation and leakage",
        text: "We insulate valves and pipes, seal ducts and repair dampers that don’t close. It usually pays for itself quickly.",
      },
      {
        symbol: "meter",
        name: "Metering and reporting",
        text: "With sub-meters for heat and electricity, you can see what each large item of plant uses, week by week.",
      },
    ],
  },
  partsHeading: "What each part of a heat pump system does, and what can go wrong",
  parts: [
    {
      at: [62, 138],
      balloon: [39, 146],
      name: "Heat pump",
      does: "It takes heat from the outside air and raises its temperature.",
      fails: "A blocked coil ices up, and your rooms take longer to warm.",
    },
    {
      at: [216, 79],
      balloon: [216, 57],
      name: "Heat meter",
      does: "It measures the heat produced, so that you can compare it with the electricity used.",
      fails: "Without readings, the efficiency can fall for a year before you notice.",
    },
    {
      at: [251, 112],
      balloon: [232, 116],
      name: "Buffer vessel",
      does: "It stores warm water, so the heat pump starts and stops less often.",
      fails: "If hot and cool water mix in it, the heat pump works harder and uses more power.",
    },
    {
      at: [371, 42],
      balloon: [350, 26],
      name: "Variable speed pump",
      does: "It sends only as much water as the radiators call for.",
      fails: "Left at full speed, it wastes electricity and the valves hiss.",
    },
    {
      at: [398, 112],
      balloon: [400, 80],
      name: "Radiator",
      does: "It warms the room, and a large one can do that with cooler water.",
      fails: "Too small a radiator needs hotter water, and you lose most of the saving.",
    },
    {
      at: [176, 280],
      balloon: [220, 302],
      name: "Electricity",
      does: "It drives the compressor. You pay only for this part; the rest of the heat comes from outside.",
      fails: "If the water is hotter than it has to be, you use more electricity than you need.",
    },
  ],
  states: {
    fails: 5,
    texts: [
      "Large radiators keep the room warm, and about a third of the heat comes from electricity you pay for.",
      "Small radiators need hotter water, so more of the heat comes from electricity you pay for.",
      "We have fitted larger radiators, so the water can be cooler and you pay for less electricity.",
    ],
    names: ["Water at 40 °C", "Water at 55 °C", "After our visit"],
  },
  overview: {
    heading: "Where your heating and cooling waste energy",
    paragraphs: [
      "Much of the waste happens when the building is empty, and your half-hourly meter data shows it. You may use nearly as much at 3am as at noon. The plant may start at 5am for staff who arrive at 9am, or heat and cool on the same day in April. So we read twelve months of data before we suggest any new plant.",
      "Next we look at how hot the water to your radiators is (the flow temperature). Heat pumps and condensing boilers both work better when it is lower. In a cold week we lower it step by step and watch the coldest rooms. Many radiators in London are larger than they need to be, so 55 °C or less is often enough.",
      "The seasonal performance factor of a heat pump tells you how much heat you get from one unit of electricity over a year. At a factor of three, a kilowatt-hour of heat costs a third of your electricity price. We compare that with heat from gas, because a heat pump isn’t always cheaper to run. The carbon saving is clear either way.",
      "You can also save with the plant you have. Our [heating engineers](/heating-services) balance and clean the system, and our [air conditioning](/air-conditioning) team corrects the cooling settings.",
    ],
  },
  approach: {
    heading: "How an energy project works",
    steps: [
      {
        name: "Data review",
        text: "Your bills, half-hourly data and BMS readings show what you use today.",
      },
      {
        name: "Site audit",
        text: "We spend a working day in your plant rooms with loggers and a thermal camera, and note what runs, why, and how much power it draws.",
      },
      {
        name: "Ranked list",
        text: "For each measure you see the cost, the saving in kWh, the carbon, the disruption and the effect on comfort, and how sure we are.",
      },
      {
        name: "Better settings first",
        text: "We start with what costs little or nothing, because it changes how large your new plant has to be.",
      },
      {
        name: "Installation",
        text: "We install the drives, heat recovery, heat pumps and meters in an order that keeps your building warm or cool throughout.",
      },
      {
        name: "Checking the saving",
        text: "If you want, we compare your energy use before and after, allowing for the weather and how full the building was. A full year gives the best answer.",
      },
    ],
  },
  topics: [
    {
      id: "heat-pumps",
      figure: "heat-pump-outside",
      heading: "Commercial heat pump installation in London",
      paragraphs: [
        "We survey your building, [design](/design-services) the system, install the heat pump and commission it. It can heat an office, a school, a hotel, a shop, a house or a block of flats, and a reversible one cools as well. If the work needs a borehole, a crane or a new power supply, we do that part or arrange it for you.",
        `To find the right size, we work out the heat loss of each room, read your gas or electricity data and find the lowest water temperature that keeps you warm. A heat pump that is too large costs more and keeps starting and stopping.`,
        "We choose quiet outdoor units and place them away from bedroom windows. Shops and offices usually need planning permission for them, flats often do, and we supply the drawings and sound data. Ask us about electricity early: your supply may be too small, and the network operator may have to agree to the extra load.",
        "Hot water needs its own plan: stored hot water should be kept at 60 °C to control Legionella. A small high-temperature heat pump or an electric heater can do that, so the rest of the heating can run cooler. If you keep a boiler, we set the controls so that boiler and heat pump don’t work against each other.",
      ],
      items: [
        "You get a heat loss figure for each room, and a list of the radiators that need changing",
        "We show you where the outdoor units can stand, and how loud they are there",
        "You see the running cost and carbon next to those of the boilers you have now",
        "At handover we show you the controls and give you the readings",
      ],
    },
    {
      id: "mees",
      heading: "MEES: the energy rating of rented commercial buildings",
      paragraphs: [
        "Better heating, cooling and controls can raise the energy rating of a building that you let. In England and Wales you need an E or better, or a registered exemption. Our guide to [MEES and EPCs](/guides/mees-epc-commercial-property) explains the rules and what is planned.",
      ],
    },
  ],
  dependsOn: [
    "What your tariffs are, when your energy contract ends and who pays the bill under the lease",
    "How much spare electrical capacity you have, which can limit the size of a heat pump",
    "How much space there is outdoors, and how quiet the plant has to be",
    "How hot the water has to be for the radiators or coils you have",
    "Whether you plan to refurbish, because we can then share the scaffolding",
  ],
  prepare: [
    "Your half-hourly energy data, or your permission for us to request it",
    "Your energy performance certificate, with its recommendation report",
    "A read-only login to your building management system (BMS)",
    "What your lease says about alterations and the service charge",
  ],
  benefits: {
    heading: "What you gain besides a lower bill",
    items: [
      "A better energy rating makes the building easier to let as standards rise",
      "Your new plant can be smaller once we have removed the waste",
      "Your rooms hold a steadier temperature once heating and cooling no longer run together",
      "Your carbon report can use figures from meters instead of estimates by floor area",
    ],
  },
  highlights: [
    {
      name: "Savings checked by a meter",
      text: "We give you the expected saving as a range. If you ask us to check it, you see the metered result beside it, even if it is disappointing.",
    },
    {
      name: "Advice not tied to a brand",
      text: "Our list gives the size and efficiency of each item, so you can buy it elsewhere.",
    },
  ],
  compliance: [
    {
      duty: "Do not let, or continue to let, commercial property rated below E without a registered exemption: Energy Efficiency (Private Rented Property) (England and Wales) Regulations 2015",
      due: "At all times; check before each letting",
      record: "The measures we installed, with data for the assessor’s new certificate",
    },
    {
      duty: "If you are a large undertaking, audit your energy use and report what you do about it: Energy Savings Opportunity Scheme Regulations 2014",
      due: "Every four years",
      record: "HVAC audit, metered data and savings estimates for your lead assessor",
    },
    {
      duty: "Meet minimum efficiency and control standards when fixed services are replaced: Building Regulations Part L",
      due: "With each installation",
      record: "The efficiency of each product, and the commissioning notice",
    },
    {
      duty: "Have air conditioning above 12 kW inspected (the advice is not binding): Energy Performance of Buildings (England and Wales) Regulations 2012",
      due: "Inspection to TM44 (the guide for these inspections), no more than five years apart",
      record: "List of recommendations, each with the date it was closed or the reason it was declined",
    },
  ],
  questions: [
    {
      question: "Will heat pumps work with our old radiators?",
      answer:
        "Often they will. Usually you change a few radiators and keep the rest. Have the [system cleaned](/services/heating-system-maintenance) first.",
    },
    {
      question: "Are grants available for heat pumps?",
      answer: `Yes, for homes and small non-domestic buildings, under the Boiler Upgrade Scheme (England and Wales) Regulations 2022. Since 28 April 2026 the scheme covers heat pumps up to 45 kW, including air-to-air ones. The limit is higher for several heat pumps together (70 kW) or a shared ground loop (300 kW). The grant depends on the kind of heat pump and whether you are on the gas grid: check with Ofgem. The scheme pays no grant for a heat pump combined with a boiler. The installer must be certified by MCS (the scheme for heat pump installers). If you want to claim, tell us early, so that a certified installer does the work.`,
    },
    {
      question: "Do I pay VAT on a heat pump at home?",
      answer: `${changes.heatPumpVat.says} Offices and shops pay VAT as usual.`,
    },
    {
      question: "What does a variable speed drive save?",
      answer:
        "It depends on how far you can slow the fan. Its power falls with about the cube of the speed, so at 80% speed it needs roughly half the power. A drive that is locked at full speed saves nothing. We check the ones you have first.",
    },
    {
      question: "How does a BMS help to save energy?",
      answer:
        "It shows you what is running and lets you change it. Without that, savings tend to fade within a season. If you have an old system, our [BMS engineers](/bms-services) can often repair it for less than a new one costs.",
    },
  ],
  closing: {
    heading: "Ask for a heat pump or energy survey",
    text: "Send us twelve months of half-hourly data. We can then tell you whether a full audit is worth paying for. If you want a heat pump, tell us about your building and we’ll arrange a visit.",
  },
  related: ["heating-system-maintenance", "ventilation-systems", "commercial-boiler-installation"],
} as const satisfies LandingRecord;
