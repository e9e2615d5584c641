import { safety } from "../safety";
import type { LandingRecord } from "../types";

export const emergencyHvac = {
  kind: "landing",
  path: "/services/emergency-hvac",
  name: "Emergency HVAC Repairs",
  summary: "We repair air conditioning, heating and ventilation in London, day and night, all year.",
  theme: "emergency",
  parent: "/hvac-services",
  figures: { first: "stopped-plant", overview: "two-jobs", questions: "ice-on-coil" },
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
    lead: "If your cooling, heating or extract fan has stopped, call us on {phone}, day or night. We make it safe and repair it.",
  },
  firstCases: [
    { sign: "gas", name: "Smell of gas", text: `${safety.gasEscape.brief} [All the steps](/emergency)` },
    {
      sign: "carbon-monoxide",
      name: "Carbon monoxide alarm",
      text: `${safety.carbonMonoxide.atOnce}. [All the steps](/emergency)`,
    },
    {
      sign: "water",
      name: "Water under an air conditioner",
      text: "Switch that unit off at its isolator, if that is dry, and put a bucket under the drip.",
    },
    {
      sign: "cooling",
      name: "Refrigerant hissing, or a refrigerant alarm sounding",
      text: `${safety.refrigerantLeak.text} If the room has purge ventilation, start it only from a switch outside.`,
    },
    { sign: "heating", name: "Overheating server room", text: safety.serverRoom.text },
    {
      sign: "fire",
      name: "Tripped plant",
      text: `Photograph the display. If anything smells, smokes or leaks, leave it off. Otherwise, ${safety.reset.brief}: further attempts can wreck a compressor.`,
    },
  ],
  grid: {
    heading: "Breakdowns we deal with",
    items: [
      {
        symbol: "chiller",
        name: "Chillers off line",
        text: "A chiller can trip in a heatwave, or because of low water flow, a phase failure, a faulty sensor or a power dip. We find the cause and [repair the chiller](/services/chiller-installation#chiller-servicing).",
      },
      {
        symbol: "split",
        name: "VRF and split faults",
        text: "On splits and VRF systems (many indoor units on one network of pipes) we fix leaks, blocked drains, communication faults and wet circuit boards.",
      },
      {
        symbol: "servers",
        name: "Close control and IT rooms",
        text: "We repair cooling that has failed, standby units that didn’t start and humidifiers that leak.",
      },
      {
        symbol: "boiler",
        name: "Boilers and heat pumps",
        text: "We deal with boilers that lock out, systems that lose pressure, heat pumps that ice up and pumps that hum but don’t turn.",
      },
      {
        symbol: "ahu",
        name: "Air handling and extract",
        text: "When a belt breaks or a bearing seizes, we replace it. We also repair the fan’s drive, and restart units that a frost thermostat has shut down.",
      },
      {
        symbol: "panel",
        name: "Panels and controls",
        text: "We replace fuses, contactors, power supplies and controllers. Where it is safe, we run your plant on manual control in the meantime.",
      },
    ],
  },
  partsHeading: "What each part of a belt-driven fan does, and what can go wrong",
  parts: [
    {
      at: [100, 72],
      balloon: [52, 40],
      name: "Fan",
      does: "It moves the air through the ducts.",
      fails: "Dirt on its blades makes it shake, and less air comes out.",
    },
    {
      at: [170, 122],
      balloon: [204, 26],
      name: "Bearings",
      does: "They let the fan’s shaft turn freely.",
      fails: "They often squeal or grind before they seize. Then the belt burns or breaks.",
    },
    {
      at: [140, 196],
      balloon: [52, 216],
      name: "Drive belt",
      does: "The motor turns the fan through this belt.",
      fails: "A slack belt squeals. If it breaks, the motor turns but no air moves.",
    },
    {
      at: [302, 216],
      balloon: [343, 194],
      name: "Motor",
      does: "Its pulley drives the belt.",
      fails: "If it overheats, its protection trips. If you smell burning, leave it off.",
    },
    {
      at: [395, 123],
      balloon: [352, 132],
      name: "Pressure switch",
      does: "It tells the panel whether air is moving.",
      fails: "If its tube blocks, it may stop a good fan or miss a failed one.",
    },
    {
      at: [444, 268],
      balloon: [450, 302],
      name: "Control panel",
      does: "It starts and stops the fan, and raises the alarm.",
      fails: "A blown fuse or a worn contactor stops the plant. Tell us which lamps are lit.",
    },
  ],
  overview: {
    heading: "What happens when we attend a breakdown",
    paragraphs: [
      "When you call, we have two jobs: keep your building going and repair the fault. We might run the plant at part output, switch to a spare pump, run a fan on manual control or bring in a hired cooler. That way a ward, kitchen or trading floor can stay open until a part arrives.",
      "On the hottest afternoons, outdoor coils that are blocked with city dust can’t get rid of their heat. The pressure rises, and a safety switch stops the compressor. If that is the cause, we can often clean the coil and get the plant running on the same visit.",
      "If refrigerant has leaked, we don’t simply top it up. We find the leak with nitrogen and a detector and repair it. Then we draw all the air out of the pipes, weigh in the new refrigerant and log how much we added.",
      "If a kitchen has a gas interlock, it closes the gas valve when the extract fan stops, as it should. We never bypass the interlock, so you get your gas back once we have repaired the fan. For the cookers and fryers themselves, see our [commercial kitchen gas](/gas-services/commercial-kitchen-gas) page. For any other emergency, start with [what to do now](/emergency).",
    ],
  },
  approach: {
    heading: "From your call to the final report",
    steps: [
      {
        name: "We talk on the phone",
        text: "We ask what has failed, who is affected and whether you can switch it off safely. Then we send an engineer who is qualified for your fault: gas, refrigerant or controls.",
      },
      {
        name: "An engineer attends",
        text: "Your engineer gets any permit to work, isolates the plant and looks at the whole system before opening anything. We’ll tell you during the visit what we think is wrong.",
      },
      {
        name: "We keep you going",
        text: "We first restore whatever cooling or heating we safely can.",
      },
      {
        name: "We repair it or give you a price",
        text: "If you have authorised it, we fit common parts there and then. For larger work we’ll send you a written quotation. {claim:callOut} If you decide not to go ahead, we may charge for the visit, and we tell you how much before the engineer sets off.",
      },
      {
        name: "We test it",
        text: "We run the plant through a full cycle, switch the alarms back on, and remove or tag any temporary settings.",
      },
      {
        name: "We explain what happened",
        text: "Our report gives the cause, the damage and the remedy, and what would have warned you earlier.",
      },
    ],
  },
  dependsOn: [
    "Whether people, stock or data are in danger, because we go to such faults first",
    "Whether the parts are in stock: circuit boards and compressors for older units may take days",
    "Whether we can get onto the roof safely, because we may have to wait for daylight or calmer weather to lift parts",
    "How much refrigerant was lost, and what the wholesalers have in stock",
  ],
  prepare: [
    "Photographs of the data plates on the indoor and outdoor units",
    "Which alarms you see, on the unit or on the BMS (building management system)",
    "Who has the keys to the roof, the riser and the switch room",
    "The refrigerant log and the last service sheet",
  ],
  benefits: {
    heading: "Why call us in an emergency",
    items: [
      "We deal with electrical, refrigerant, gas and control faults, so you need one firm instead of four",
      "We can arrange temporary cooling or heating, with hoses, power and drains",
      "You get a report that you and your insurer can both understand",
    ],
  },
  highlights: [
    {
      name: "Certified refrigerant engineers",
      text: "Our engineers recover refrigerant into cylinders, weigh it and record it. They never vent it into the air.",
    },
    {
      name: "Gas engineers for heating",
      text: "Only registered gas engineers open boilers, gas heaters and gas-fired air handlers, relight them and test the flue gas.",
    },
  ],
  compliance: [
    {
      duty: "Have refrigerant leaks repaired without undue delay, and the repair checked: Regulation (EU) No 517/2014, Article 3",
      due: "Check by a certified person within one month of the repair, where leak checks apply",
      record: "Where the leak was, how it was repaired, how much was added and what the later check found",
    },
    {
      duty: "Have electrical plant made dead before anyone works on it. Live work is allowed only if it would be unreasonable to make the plant dead, the risk is justified and precautions prevent injury: Electricity at Work Regulations 1989",
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
        "Not for a single call-out: the times we give are typical, and they are longer when a heatwave or a frost makes everyone call at once. You can look up [typical times in London](/areas); elsewhere we tell you when you ring. With an [emergency services](/emergency-services) contract, we can agree a time in writing.",
    },
    {
      question: "Can you bring a portable chiller or boiler?",
      answer:
        "Yes, we’ll arrange the hire and connect it. If your pipes already have valved connections, it usually takes only hours. If not, we have to shut the building’s system down first, so it is worth having connections fitted.",
    },
    {
      question: "The air conditioning is frozen solid. What should we do?",
      answer:
        "Switch the cooling off and leave the indoor fan running, so that the ice melts into the drain tray. Then check the filter. If the ice comes back with a clean filter, there is a fault with the refrigerant or the airflow, and you need an engineer. Our [air conditioning](/air-conditioning) page explains regular servicing.",
    },
    {
      question: "Should we repair a fifteen-year-old unit?",
      answer:
        "Yes, if it only needs a fan motor. If the compressor has failed and the refrigerant is obsolete, it is rarely worth it. We price a repair and a [new installation](/services/air-conditioning-installation), and temporary cooling gives you time to decide.",
    },
  ],
  closing: {
    heading: "Call us about your breakdown",
    text: "Tell us your postcode, what has failed and which alarm you see. You can call at any hour. We’ll talk you through switching off safely, and send an engineer.",
  },
  related: ["emergency-gas-repairs", "air-conditioning-installation", "chiller-installation"],
} as const satisfies LandingRecord;
