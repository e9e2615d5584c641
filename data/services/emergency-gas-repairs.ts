import { gasEmergency } from "../business";
import { safety } from "../safety";
import type { LandingRecord } from "../types";

export const emergencyGasRepairs = {
  kind: "landing",
  path: "/services/emergency-gas-repairs",
  name: "Emergency Gas Repairs",
  summary: "Once your gas has been made safe, we find the leak, repair it, test the pipes and relight your appliances.",
  theme: "emergency",
  parent: "/gas-services",
  action: "contact",
  meta: {
    title: "Emergency gas engineers in London: gas leak repair",
    description: `${safety.gasEscape.first} Once the supply is safe, our engineers find and repair the leak, test the pipes and relight, day or night in London.`,
    keywords: [
      "emergency gas engineer London",
      "emergency gas repair London",
      "gas leak repair London",
      "24 hour Gas Safe engineer",
      "commercial gas leak",
      "gas supply capped off",
    ],
  },
  hero: {
    heading: "Emergency gas engineers in London: gas leak repair",
    lead: "The National Gas Emergency Service makes a gas leak safe. After that you can call us: we find the fault, repair it, test the pipework and relight your appliances.",
  },
  firstSteps: [
    ...safety.gasEscape.steps,
    `${safety.gasEscape.call}: ${gasEmergency.phone}.`,
    "Wait for the network’s engineer to say that the premises are safe. Then call our emergency line for the repair.",
  ],
  grid: {
    heading: "What our gas engineers repair",
    items: [
      {
        name: "Gas leaks on your pipework",
        text: "We test the pipes section by section with a gauge, a detector and leak fluid until we find the joint, thread, valve or hose that leaks.",
      },
      {
        name: "Capped gas supplies",
        text: "If the network has disconnected you at the meter, we put the cause right and restore gas to each appliance.",
      },
      {
        name: "Carbon monoxide incidents",
        text: "Before we relight anything, we examine the appliance, the flue, the air supply and the room together.",
      },
      {
        name: "Boilers locked out",
        text: "We replace failed ignition parts, gas valves, fans and sensors. Our [boiler repair page](/boiler-services) covers other boiler faults.",
      },
      {
        name: "Tripped gas valves and detectors",
        text: "When a detector, a failed fan or a fire alarm link has shut off a kitchen or plant room, we bring it back in a safe order.",
      },
      {
        name: "Damage by other trades",
        text: "Builders sometimes drill, cut or crush a gas pipe. We make it good, test it and show it on the drawing.",
      },
    ],
  },
  parts: [
    {
      at: [310, 258],
      name: "Cooker flames",
      does: "Any flame or spark can light gas that has escaped.",
      fails: "A ring that goes out unseen keeps filling the room, and you smell it.",
    },
    {
      at: [398, 97],
      name: "Windows",
      does: "Open windows let the gas out and fresh air in.",
      fails: "If they are shut or painted stuck, the gas builds up until a spark can light it.",
    },
    {
      at: [74, 232],
      balloon: [52, 247],
      name: "Emergency control valve",
      does: "It shuts off the gas to everything beyond it.",
      fails: "Years without use make it stiff, so ask us to check it at your next service.",
    },
    {
      at: [427, 258],
      balloon: [450, 262],
      name: "You, outside",
      does: "Out there you can use a telephone safely.",
      fails: "Indoors a telephone can spark, so the call waits until you are out.",
    },
    {
      at: [238, 202],
      balloon: [220, 206],
      name: "Leaking joint",
      does: "It should hold the gas inside the pipe.",
      fails: "It loosens, rusts or is drilled: you smell gas or hear it hiss.",
    },
    {
      at: [160, 176],
      balloon: [160, 160],
      name: "Gas meter",
      does: "It counts your gas, and shows us whether any is being lost.",
      fails: "If its figures move with everything off, gas is escaping somewhere.",
    },
  ],
  overview: {
    heading: "Who makes a gas leak safe and who repairs it",
    paragraphs: [
      "The gas network’s emergency service has legal powers and one task, which is to end the danger. Its engineer may turn off the gas at your meter, cap a pipe or put a label on an appliance. There is no charge for that, and the engineer usually repairs nothing beyond that. The pipes and appliances after the meter are the owner’s, with their flues. Only a Gas Safe registered business may restore them.",
      "If you are responsible for the premises, regulation 37 of the Gas Safety (Installation and Use) Regulations 1998 puts a duty on you. Shut off the supply at once when you know or suspect that gas is escaping. If it goes on escaping, tell the emergency service. Nobody may open the valve again until steps have been taken to stop the leak.",
      "A tightness test tells us that you are losing gas, but it rarely tells us where. In a flat we often find the place in minutes. It takes longer in an office block with risers, disused branches and three old kitchens, because we have to blank off and test each branch in turn. Valves that do not seal add hours to the night. [Planned gas maintenance](/gas-services/planned-maintenance) finds such valves beforehand.",
      "Carbon monoxide has no smell. The usual signs are headache, sickness and drowsiness that get better outdoors, often in several people at once.",
      safety.carbonMonoxide.text,
    ],
  },
  approach: {
    heading: "What happens when you call us about a gas leak",
    steps: [
      {
        name: "We talk on the telephone",
        text: "We ask whether the emergency service has been, what it turned off, which label it left, and who can let us in. {claim:response}",
      },
      {
        name: "We check the air",
        text: "Our engineer checks the air with a gas detector before any work starts.",
      },
      {
        name: "We find the leak and agree the repair",
        text: "You see the leak and hear what can be done about it and what each repair costs. Then you decide.",
      },
      {
        name: "We repair it",
        text: "The pipe is replaced in the correct material. If the old pipe is corroded throughout, we quote for [new gas pipework](/gas-services/gas-pipework-installation).",
      },
      {
        name: "We test, purge and relight",
        text: "The pipes have to pass their tightness test before we safely push out the air and let gas in. Then we relight every appliance and check its flame, flue and safety device.",
      },
      {
        name: "You get a report",
        text: "It gives the test result, the cause, photographs and any warning notice that remains, so that an insurer or freeholder can read it.",
      },
    ],
  },
  dependsOn: [
    "Whether the network has finished: we cannot begin while gas is escaping",
    "How large the gas installation is, and how many working valves divide it",
    "Whether pipes are buried in floors, cast into columns or boxed in behind tiles",
  ],
  prepare: [
    "Give us the emergency service’s job reference and the notice it left",
    "Find a drawing of the gas pipes, or somebody who knows where they run",
    "Make sure that we can reach every floor with gas, tenants’ areas included",
  ],
  benefits: {
    heading: "How we get your gas back sooner",
    items: [
      "Our engineers carry detectors, gauges and common fittings with them",
      "We can restore sound branches first, so you have hot water or one kitchen line while we repair the rest",
      "{claim:callOut.short}",
    ],
  },
  highlights: [
    {
      name: "If you smell gas, do not call us first",
      text: "If you ring us while gas is escaping, we give you the emergency service’s number, {gasEmergency}, and end the call.",
    },
    {
      name: "Leave a labelled appliance off",
      text: "An appliance marked Immediately Dangerous stays disconnected until it is repaired. It is an offence to use it if you know of the danger.",
    },
  ],
  compliance: [
    {
      duty: "On an escape, close the supply and report it: Gas Safety (Installation and Use) Regulations 1998, regulation 37",
      due: "Immediately on knowing or suspecting",
      record: "Emergency service reference, then our repair and test sheet",
    },
    {
      duty: "Do not use an appliance known to be dangerous: Gas Safety (Installation and Use) Regulations 1998, regulation 34, applied on site through IGEM/G/11",
      due: "Until repaired and examined",
      record: "Warning notice, and the clearance that ends it",
    },
    {
      duty: "Report certain gas incidents: Reporting of Injuries, Diseases and Dangerous Occurrences Regulations 2013",
      due: "As the regulations set out for each case",
      record: "Facts and readings for the person who must report",
    },
  ],
  questions: [
    {
      question: "The smell of gas has gone. May I turn the valve back on?",
      answer:
        "No. If you shut the gas off because you suspected a leak, it stays off until the cause has been found and stopped.",
    },
    {
      question: "Can you come while the network’s engineer is still there?",
      answer:
        "Yes, once the building is declared safe to enter. If you have not rung the emergency service yet, our [emergency page](/emergency) tells you what to do for each kind of danger.",
    },
    {
      question: "What if you cannot find a leak?",
      answer:
        "Then our test results say so. The cause may be a small loss at an appliance valve, a drain with a similar smell, or gas that has travelled from the street. We test each section and write down the result. If the gas comes from the street, we refer it back to the network.",
    },
    {
      question: "We manage several buildings. Can we call you for all of them?",
      answer:
        "Yes. Our page for facilities managers explains how [24/7 emergency cover](/emergency-services) works for gas, plumbing and HVAC.",
    },
  ],
  closing: {
    heading: "Has your gas been turned off? Call us for the repair",
    text: "If the emergency service has been and your meter is off, ring {phone} now. Have its reference and the label in front of you.",
  },
  related: ["gas-pipework-installation", "gas-safety-certificates", "emergency-hvac"],
} as const satisfies LandingRecord;
