import { safety } from "../safety";
import type { LandingRecord } from "../types";

export const emergencyHvac = {
  kind: "landing",
  path: "/services/emergency-hvac",
  name: "Emergency HVAC Repairs",
  summary: "We repair air conditioning, heating and ventilation in London, day and night, all year.",
  theme: "emergency",
  parent: "/hvac-services",
  action: "booking",
  meta: {
    title: "Emergency air conditioning and heating repair London, 24/7",
    description:
      "Has your air conditioning, chiller, heating or extract fan failed? Our engineers repair it in London, day or night. See what to do while you wait.",
    keywords: [
      "emergency HVAC repair London",
      "emergency air conditioning repair London",
      "chiller breakdown callout",
      "server room cooling emergency",
      "emergency heating repair commercial",
    ],
  },
  hero: {
    heading: "Emergency air conditioning and heating repair in London, 24/7",
    lead: "If your cooling, heating or extract fan has stopped, call us on {phone} at any hour. We send an engineer who makes it safe and repairs it. {claim:response}",
  },
  firstSteps: [
    `Smell of gas: ${safety.gasEscape.text} Once they have made the supply safe, we repair it, test it and relight your appliances.`,
    `Refrigerant hissing, or its detector in alarm: ${safety.refrigerantLeak.text} Start the purge ventilation only by a switch outside the room.`,
    `Carbon monoxide alarm: ${safety.carbonMonoxide.text}`,
    `Overheating server room: ${safety.serverRoom.text} Begin with test machines and servers that stand idle.`,
    "Water beneath an air conditioner: Switch that unit off at its isolator, put a container under the drip and protect any sockets below.",
    `Tripped plant: Photograph the display. If anything smells, smokes or leaks, leave it off. Otherwise you may try it again. ${safety.reset.text} Further tries can wreck a compressor.`,
  ],
  grid: {
    heading: "Breakdowns we repair",
    items: [
      {
        name: "Chillers off line",
        text: "A chiller can trip in a heatwave, or because of low water flow, a lost phase, a faulty sensor or a power dip. We find out which, and do the [chiller repair](/services/chiller-installation#chiller-servicing).",
      },
      {
        name: "VRF and split faults",
        text: "On splits and VRF systems (many indoor units on one network of pipes) we repair leaks, blocked drains, communication faults and wet circuit boards.",
      },
      {
        name: "Close control and IT rooms",
        text: "We repair standby units that did not start and humidifiers that leak. If a part has to be ordered, we arrange temporary cooling.",
      },
      {
        name: "Boilers and heat pumps",
        text: "Our engineers deal with boilers that lock out, systems that lose pressure, heat pumps that ice up and pumps that hum but do not turn.",
      },
      {
        name: "Air handling and extract",
        text: "We replace broken belts and seized bearings, and clear drive faults and frost trips. If a kitchen fan has shut off your gas, we repair the fan.",
      },
      {
        name: "Panels and controls",
        text: "When a fuse, contactor, power supply or controller fails, we run your plant safely by hand until the automatic control works again.",
      },
    ],
  },
  parts: [
    {
      at: [108, 82],
      name: "Fan",
      does: "Moves the air through the ducts.",
      fails: "Dirt on its blades unbalances it. It shakes, and less air comes out.",
    },
    {
      at: [172, 131],
      balloon: [204, 108],
      name: "Bearings",
      does: "Let the fan’s shaft turn freely.",
      fails: "They squeal or grind for days. When they seize, the belt burns or parts.",
    },
    {
      at: [141, 196],
      balloon: [118, 196],
      name: "Drive belt",
      does: "Turns the fan from the motor.",
      fails: "A slack belt squeals. When it parts, the motor turns but no air moves.",
    },
    {
      at: [302, 216],
      balloon: [324, 198],
      name: "Motor",
      does: "Drives the belt through its pulley.",
      fails: "If it overheats, its protection trips. At a burning smell, leave it off.",
    },
    {
      at: [395, 123],
      balloon: [370, 130],
      name: "Pressure switch",
      does: "Tells the panel whether air is moving.",
      fails: "With a blocked tube it stops a good fan, or misses one that has failed.",
    },
    {
      at: [425, 240],
      name: "Control panel",
      does: "Starts and stops the fan, and raises the alarm.",
      fails: "A blown fuse or a worn contactor stops the plant. Tell us which lamps are lit.",
    },
  ],
  overview: {
    heading: "What happens when we repair a breakdown",
    paragraphs: [
      "A breakdown gives us two jobs. The first is to keep your building going. We might run the plant at part output, switch to a spare pump, run a fan by hand or bring in a hired cooler. The second job is the repair itself. Because we keep the two apart, your ward, kitchen or trading floor does not have to wait for a part from abroad.",
      "On the hottest afternoons, outdoor coils that are blocked with city dust cannot get rid of their heat. The pressure rises, and a safety switch stops the compressor. If that is the cause, a careful clean of the coil often gets the plant running again on the same visit.",
      "If refrigerant has leaked, we do not simply top it up. The law says that leaks are repaired without undue delay. On equipment that must have leak checks, a certified person checks it again within one month. We find the leak with nitrogen and a detector, repair it and remove the air from the pipes. Then we weigh in the new charge and write down the kilograms.",
      "Where a kitchen has a gas interlock, a dead extract fan closes the gas valve, as it should. We never bypass the interlock, so the way to get your gas back is to repair the fan. The cookers and fryers themselves are covered on our [commercial kitchen gas](/gas-services/commercial-kitchen-gas) page. For every other emergency, start with [what to do now](/emergency).",
    ],
  },
  approach: {
    heading: "From your call to the final report",
    steps: [
      {
        name: "We talk on the phone",
        text: "We ask what has failed, who is affected and whether it can be switched off safely. Then we pick an engineer with the right certificate for gas, refrigerant or controls.",
      },
      {
        name: "An engineer attends",
        text: "The engineer gets the permit, isolates the plant and looks at the whole system before opening it. You hear the first finding during the visit.",
      },
      {
        name: "We keep you going",
        text: "Whatever cooling or heating can safely be restored comes back first, by hand control, another route or hired plant.",
      },
      {
        name: "We repair it or give you a price",
        text: "If you have authorised it, we fit common parts at once. For larger work you receive a written quotation.",
      },
      {
        name: "We test it",
        text: "We run the plant through a full cycle and switch the alarms back on. Temporary settings are removed or tagged.",
      },
      {
        name: "We explain what happened",
        text: "Our report tells you the cause, the damage and the remedy. It also says what would have warned you earlier.",
      },
    ],
  },
  dependsOn: [
    "Whether the fault puts people, stock or data in danger",
    "Whether parts can be had; circuit boards and compressors for older machines may take days",
    "Whether the roof can be reached safely, because wind or darkness may make lifting wait for daylight",
    "How much refrigerant was lost, and what the wholesalers hold",
  ],
  prepare: [
    "What the labels on the indoor and outdoor unit say; photographs are best",
    "Which alarms you see, on the unit or on the BMS (building management system)",
    "Who has the keys to the roof, the riser and the switch room",
    "What the refrigerant log and the last service sheet say",
  ],
  benefits: {
    heading: "Why call us in an emergency",
    items: [
      "One visit can tell an electrical, refrigerant, gas or control fault apart, where you might need four firms",
      "{claim:callOut.short}",
      "We arrange temporary cooling or heating and think through its hoses, power and drains",
      "You get a report that your insurer and your board can both read",
    ],
  },
  highlights: [
    {
      name: "Certified refrigerant engineers",
      text: "Our engineers recover refrigerant into cylinders, weigh it and record it. They never let it into the air to save time.",
    },
    {
      name: "Gas engineers for heating",
      text: "Boilers, heaters and gas-fired air handlers are opened and relit only by registered gas engineers with a flue gas analyser.",
    },
  ],
  compliance: [
    {
      duty: "Repair refrigerant leaks without undue delay and have the repair checked: Regulation (EU) No 517/2014, Article 3",
      due: "Check by a certified person within one month of the repair, where leak checks apply",
      record: "Where the leak was, how it was repaired, how much was added and what the later check found",
    },
    {
      duty: "Work on electrical plant dead unless it is unreasonable to do so: Electricity at Work Regulations 1989",
      due: "Before covers are removed",
      record: "Isolation and proving dead, recorded on the job sheet",
    },
    {
      duty: "Do not use, or let anyone use, a gas appliance known or suspected to be a danger: Gas Safety (Installation and Use) Regulations 1998",
      due: "Immediately",
      record: "Warning notice, label and a test before relighting",
    },
  ],
  questions: [
    {
      question: "Can you promise a fixed response time?",
      answer:
        "No, the times we give are typical, and they are longer when a heatwave or a frost makes everyone call at once. You can look up [typical times by area](/areas). If you need a time in a contract, we agree it beforehand under our [emergency services](/emergency-services).",
    },
    {
      question: "Can you bring a portable chiller or boiler?",
      answer:
        "Yes, we arrange the hire and connect it. If your pipes have ready-made connections with valves, that takes hours. Without them the building needs a shutdown first, so it is worth having them fitted.",
    },
    {
      question: "The air conditioning is frozen solid. What should we do?",
      answer:
        "Switch the cooling off and leave the indoor fan running, so that the ice melts into the drain tray. Check the filter. If the ice comes back with a clean filter, the refrigerant or the airflow is wrong and you need an engineer. Our [air conditioning](/air-conditioning) page explains regular servicing.",
    },
    {
      question: "Should we repair a fifteen-year-old unit?",
      answer:
        "Yes, if a fan motor has failed. If it is the compressor and the refrigerant is obsolete, a repair is rarely worth it. You get both prices, and temporary cooling gives you time to decide on a [new installation](/services/air-conditioning-installation).",
    },
  ],
  closing: {
    heading: "Call us about your breakdown",
    text: "Give us your postcode, what has failed and what the alarm says. The line is open around the clock, and we talk you through switching off safely before anyone sets off.",
  },
  related: ["emergency-gas-repairs", "air-conditioning-installation", "chiller-installation"],
} as const satisfies LandingRecord;
