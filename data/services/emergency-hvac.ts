import { safety } from "../safety";
import type { LandingRecord } from "../types";

export const emergencyHvac = {
  kind: "landing",
  path: "/services/emergency-hvac",
  name: "Emergency HVAC Repairs",
  summary: "Cooling, heating and ventilation failures made safe and repaired, day and night, all year.",
  theme: "emergency",
  parent: "/hvac-services",
  action: "booking",
  meta: {
    title: "Emergency HVAC Repair: Cooling, Heating, Extract",
    description:
      "Chiller tripped, server room hot, boilers out or extract fan dead: a London engineer day or night, typically within 60 minutes. First steps before the visit.",
    keywords: [
      "emergency HVAC repair London",
      "air conditioning breakdown London",
      "chiller breakdown callout",
      "server room cooling emergency",
      "emergency heating repair commercial",
    ],
  },
  hero: {
    heading: "Emergency HVAC repairs",
    lead: "When cooling, heating or extract stops in a working building, call at any hour. An engineer is typically with you within 60 minutes in London.",
  },
  firstSteps: [
    `Smell of gas. ${safety.gasEscape.text} Once they have made the supply safe, we repair it, test it and relight your appliances.`,
    `Refrigerant hissing, or its detector in alarm. ${safety.refrigerantLeak.text} Start the purge ventilation only by a switch outside the room.`,
    `Carbon monoxide alarm. ${safety.carbonMonoxide.text}`,
    `Overheating comms room. ${safety.serverRoom.text} Begin with test machines and idle hosts.`,
    "Water beneath an air conditioner: stop that unit at its isolator, put a container under the drip and protect sockets below.",
    `Tripped plant: photograph the display. If anything smells, smokes or leaks, leave it off. Otherwise you may try it again. ${safety.reset.text} Further tries can wreck a compressor.`,
  ],
  grid: {
    heading: "Failures we are called to",
    items: [
      {
        name: "Chillers off line",
        text: "High pressure in a heatwave, low flow, phase loss, failed sensors or a control card after a power dip.",
      },
      {
        name: "VRF and split faults",
        text: "Communication errors, leaking joints, blocked condensate and outdoor boards damaged by water.",
      },
      {
        name: "Close control and IT rooms",
        text: "Standby that failed to start, humidifier leaks, and temporary cooling to hold temperature until parts come.",
      },
      {
        name: "Boilers and heat pumps",
        text: "Lock-outs, lost pressure, defrost failures and circulating pumps that hum without turning.",
      },
      {
        name: "Air handling and extract",
        text: "Snapped belts, seized bearings, drive faults, frost trips, and kitchen fans whose loss shuts off the gas.",
      },
      {
        name: "Panels and controls",
        text: "Contactors, fuses, power supplies and controllers; plant run by hand safely until the program is back.",
      },
    ],
  },
  overview: {
    heading: "How a breakdown is brought under control",
    paragraphs: [
      "There are two jobs in every breakdown. The first is to hold the building: partial capacity, a spare pump valved in, a hired cooler, a fan on manual. The second is the repair. Keeping them apart means your ward, kitchen or trading floor does not wait for a part from abroad.",
      "On the hottest afternoons condensers blocked with city dust cannot reject heat, pressure rises and the safety switch stops the compressor. A careful coil clean often restores the plant within the visit.",
      "Lost refrigerant is not simply topped up. The law requires that leaks are repaired without undue delay and, on equipment subject to leak checks, that a certified person checks again within one month. We find the leak with nitrogen and a detector, repair, evacuate, weigh in the charge and write down the kilograms.",
      "Kitchen extract deserves its own line. With an interlock fitted, a dead fan closes the gas valve, as it should. Bypassing it is no option; restoring the airflow is. The appliances themselves belong to [commercial kitchen gas](/gas-services/commercial-kitchen-gas).",
    ],
  },
  approach: {
    heading: "From alarm to closed report",
    steps: [
      {
        name: "Triage by phone",
        text: "Plant type, symptom, who is affected and safe isolation. The dispatcher picks an engineer with the right certificate: gas, refrigerant or controls.",
      },
      {
        name: "Attendance",
        text: "Permit, isolation and a look at the whole system before covers come off. The first finding is reported to you within the visit.",
      },
      {
        name: "Hold",
        text: "Whatever capacity can be had safely is restored first, by rerouting, manual control or portable plant.",
      },
      {
        name: "Repair or price",
        text: "Common parts are fitted under the authority you give. For larger work you receive a written quotation within 24 hours, free of charge.",
      },
      {
        name: "Prove",
        text: "The plant runs through a full cycle, alarms are re-armed, and temporary settings are removed or tagged.",
      },
      {
        name: "Explain",
        text: "The report separates cause, damage and remedy, and names what would have given earlier warning.",
      },
    ],
  },
  dependsOn: [
    "Whether the fault endangers people, stock or data",
    "Availability of parts; boards and compressors for older machines may take days",
    "Roof access after dark and wind, as lifting may have to wait for daylight",
    "Refrigerant lost, and what the wholesalers hold",
  ],
  prepare: [
    "Nameplate photographs of both indoor and outdoor unit",
    "The alarm list or trend screen from the BMS",
    "Someone with keys to roof, riser and switch room",
    "Refrigerant log and the last service sheet",
  ],
  benefits: {
    heading: "Why call a firm with all the trades",
    items: [
      "Electrical, refrigerant, gas and control faults are separated by one visit instead of four",
      "No call-out fee when the recommended work proceeds",
      "Temporary cooling or heating arranged with hoses, power and discharge thought through",
      "A report that your insurer and your board can both read",
    ],
  },
  highlights: [
    {
      name: "REFCOM certified for refrigerants",
      text: "Gas is recovered into cylinders, weighed and documented. Nothing is vented to save an hour.",
    },
    {
      name: "Gas Safe registered for heat",
      text: "Boilers, heaters and gas-fired air handlers are opened and relit by registered engineers with an analyser.",
    },
  ],
  compliance: [
    {
      duty: "Repair refrigerant leaks without undue delay and have the repair checked: Regulation (EU) No 517/2014, Article 3",
      due: "Check by a certified person within one month of the repair, where leak checks apply",
      record: "Leak position, method of repair, charge added, follow-up result",
    },
    {
      duty: "Work on electrical plant dead unless it is unreasonable to do so: Electricity at Work Regulations 1989",
      due: "Before covers are removed",
      record: "Isolation and proving recorded on the job sheet",
    },
    {
      duty: "Do not use, or let anyone use, a gas appliance known or suspected to be a danger: Gas Safety (Installation and Use) Regulations 1998",
      due: "Immediately",
      record: "Warning notice, label and subsequent test before relighting",
    },
  ],
  questions: [
    {
      question: "Is the response time guaranteed?",
      answer:
        "It is typical: within 60 minutes in London, longer when a heatwave or frost fills every line. [Typical times by area](/areas) are listed. If your process needs a contractual time, we agree it beforehand under [emergency services](/emergency-services).",
    },
    {
      question: "Can you bring a portable chiller or boiler?",
      answer:
        "We arrange hire plant and connect it. Flanged or quick-release points with valves make it a matter of hours. Buildings without them need a shutdown first, so fitting such points is money well spent.",
    },
    {
      question: "The air conditioning is frozen solid. What should we do?",
      answer:
        "Switch cooling off and leave the indoor fan running so that the ice melts into the drain pan. Check the filter. If ice returns after a clean filter, the charge or airflow is wrong and needs an engineer.",
    },
    {
      question: "Should we repair a fifteen-year-old unit?",
      answer:
        "A fan motor, yes. A compressor on an obsolete refrigerant, rarely. You get both prices, and temporary cooling gives you time to decide on a [new installation](/services/air-conditioning-installation).",
    },
  ],
  closing: {
    heading: "Ring before it spreads",
    text: "Give the postcode, the plant and the alarm text. The line is open around the clock, and safe isolation is talked through before anyone sets off.",
  },
  related: ["emergency-gas-repairs", "air-conditioning-installation", "chiller-installation"],
} as const satisfies LandingRecord;
