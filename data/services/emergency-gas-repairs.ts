import { gasEmergency } from "@/data/business";
import { safety } from "../safety";
import type { LandingRecord } from "../types";

export const emergencyGasRepairs = {
  kind: "landing",
  path: "/services/emergency-gas-repairs",
  name: "Emergency Gas Repairs",
  summary: "Once your gas has been made safe, we find the leak, repair it, test the pipes and relight your appliances.",
  theme: "emergency",
  parent: "/gas-services",
  figures: { first: "gas-lever", overview: "at-the-meter", duties: "warning-label" },
  action: "contact",
  meta: {
    title: "Emergency gas engineers in London: gas leak repair",
    description: `Smell gas? ${safety.gasEscape.atOnce}. Once it is safe, our emergency gas engineers find and repair the leak, test the pipes and relight, day or night.`,
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
    lead: "The National Gas Emergency Service makes a gas leak safe. After that, call us and we’ll find the leak, repair it, test the pipework and relight your appliances.",
  },
  firstSteps: [
    ...safety.gasEscape.steps,
    `${safety.gasEscape.call}: ${gasEmergency.phone}.`,
    "Wait until the emergency service’s engineer says that the premises are safe. Then ring us for the repair, or your landlord if you rent your home.",
  ],
  grid: {
    heading: "What our gas engineers repair",
    items: [
      {
        symbol: "gas-leak",
        name: "Gas leaks on your pipework",
        text: "We test the pipes section by section with a gauge, a detector and leak fluid until we find the joint, thread, valve or hose that leaks.",
      },
      {
        symbol: "capped",
        name: "Capped gas supplies",
        text: "If the emergency service has disconnected you at the meter, we fix the cause and restore the gas to each appliance.",
      },
      {
        symbol: "gas-alarm",
        name: "Carbon monoxide incidents",
        text: "Before we relight anything, we examine the appliance, the flue, the air supply and the room together.",
      },
      {
        symbol: "wall-boiler",
        name: "Boilers locked out",
        text: "We replace failed ignition parts, gas valves, fans and sensors. Our [boiler repair page](/boiler-services) covers other boiler faults.",
      },
      {
        symbol: "interlock",
        name: "Tripped gas valves and detectors",
        text: "When a detector, a failed fan or a fire alarm link has shut off the gas to your kitchen or plant room, we find out why and restore the gas safely.",
      },
      {
        symbol: "drilled-pipe",
        name: "Damage by other trades",
        text: "If a builder has drilled, cut or crushed a gas pipe, we replace the damaged length and test it.",
      },
    ],
  },
  partsHeading: "What to look out for when gas leaks",
  parts: [
    {
      at: [286, 262],
      balloon: [330, 262],
      name: "Cooker flames",
      does: "Any flame or spark can light gas that has escaped.",
      fails: "If a ring with no safety device goes out, gas escapes and you smell it.",
    },
    {
      at: [412, 80],
      balloon: [450, 38],
      name: "Windows",
      does: "Open windows let gas out and fresh air in.",
      fails: "Windows painted shut let the gas build up until a spark can light it.",
    },
    {
      at: [62, 216],
      balloon: [40, 192],
      name: "Emergency control valve",
      does: "It shuts off the gas to everything beyond it.",
      fails: "It gets stiff if nobody turns it for years, so ask us to check it at your next service.",
    },
    {
      at: [412, 254],
      balloon: [440, 270],
      name: "A phone outside",
      does: "Once you are outside, it is safe to use a phone.",
      fails: "Indoors a phone can cause a spark, so wait until you are out before you call.",
    },
    {
      at: [193, 196],
      balloon: [211, 120],
      name: "Leaking joint",
      does: "It should hold the gas inside the pipe.",
      fails: "If you smell gas or hear a hiss, it may have worked loose, rusted or been knocked.",
    },
    {
      at: [134, 173],
      balloon: [134, 112],
      name: "Gas meter",
      does: "It measures your gas, and tells us whether any is being lost.",
      fails: "If its figures still move when every appliance and pilot light is off, gas is escaping.",
    },
  ],
  overview: {
    heading: "Who makes a gas leak safe and who repairs it",
    paragraphs: [
      "The emergency service has legal powers to make things safe. Its engineer may turn off the gas at your meter, cap a pipe or label an appliance. That is free, but the engineer doesn’t usually do any repairs. The pipes, appliances and flues after the meter are yours or your landlord’s, and only a Gas Safe registered business may work on them.",
      "If you are responsible for the premises and know or suspect that gas is escaping, you must take all reasonable steps to shut it off straight away. If it is still escaping after that, the law says you must call the emergency service. Call them even if it has stopped. Nobody may turn the gas back on until everything necessary has been done to stop it escaping again.",
      "A tightness test tells us whether you are losing gas, but rarely where. In a flat we often find the leak in minutes. It takes longer in an office block with risers, disused branches and old kitchens, because we have to blank off and test each branch in turn. Valves that don’t seal can add hours. With [planned gas maintenance](/gas-services/planned-maintenance), we find those valves beforehand.",
      "Carbon monoxide has no smell. It makes people unwell and drowsy, often several at once, and they feel better outdoors. If you suspect it, do this:",
    ],
    steps: safety.carbonMonoxide.steps,
  },
  approach: {
    heading: "What happens when you call us about a gas leak",
    steps: [
      {
        name: "We ask what has happened",
        text: "You tell us whether the emergency service has been, what it turned off, which label it left, and who can let us in.",
      },
      {
        name: "We check the air",
        text: "Our engineer checks the air with a gas detector before any work starts.",
      },
      {
        name: "We find the leak and agree the repair",
        text: "We show you the leak and tell you what can be done and what each repair costs, so you can decide.",
      },
      {
        name: "We repair it",
        text: "We replace the part that leaks. If the old pipe is corroded throughout, we quote for [new gas pipework](/gas-services/gas-pipework-installation).",
      },
      {
        name: "We test, purge and relight",
        text: "Once the pipes pass their tightness test, we let the gas back in safely, relight every appliance and check its flame, flue and safety device.",
      },
      {
        name: "You get a report",
        text: "It gives the cause, the test result, photographs and any warning notice that still applies, to pass on to an insurer or freeholder.",
      },
    ],
  },
  dependsOn: [
    "Whether the emergency service has finished, since we cannot begin while gas is escaping",
    "How large the gas installation is, and how many valves still work",
    "Whether the pipes are buried in floors, cast into columns or boxed in behind tiles",
  ],
  prepare: [
    "The emergency service’s job reference and the notice it left",
    "A drawing of the gas pipes, or someone who knows where they run",
    "A way in to every floor with gas, including your tenants’ areas",
  ],
  benefits: {
    heading: "Before you call us, and how we get your gas back on",
    items: [
      "Our engineers carry detectors, gauges and common fittings",
      "We can often restore gas to the sound pipes first, so you have hot water or part of the kitchen in the meantime",
      "If the leak is in a boiler, we can repair that too",
    ],
  },
  highlights: [
    {
      name: "If you smell gas, do not call us first",
      text: "If you ring us while gas is escaping, we can only give you the emergency service’s number, {gasEmergency}, and ask you to ring it.",
    },
    {
      name: "Leave a labelled appliance off",
      text: "Don’t use an appliance marked Immediately Dangerous until it has been repaired. It is an offence to use it if you know, or have reason to suspect, that it is dangerous.",
    },
  ],
  compliance: [
    {
      duty: "If gas escapes, shut off the supply and report it: Gas Safety (Installation and Use) Regulations 1998, regulation 37",
      due: "As soon as you know or suspect it",
      record: "Emergency service reference, then our repair and test sheet",
    },
    {
      duty: "Do not use an appliance that you know or suspect to be dangerous: Gas Safety (Installation and Use) Regulations 1998, regulation 34, applied on site through IGEM/G/11",
      due: "Until repaired and examined",
      record: "Warning notice, and the record that clears it",
    },
    {
      duty: "Report certain gas incidents: Reporting of Injuries, Diseases and Dangerous Occurrences Regulations 2013",
      due: "The time limit depends on the incident",
      record: "Facts and readings for the person who must report",
    },
  ],
  questions: [
    {
      question: "The smell of gas has gone. Can I turn the gas back on?",
      answer:
        "No. If you shut the gas off because you suspected a leak, leave it off until the leak has been found and repaired.",
    },
    {
      question: "Can you come while the emergency engineer is still there?",
      answer:
        "Yes, once they have declared the building safe to enter. If you have not rung the emergency service yet, do that first: {gasEmergency}. Our [emergency page](/emergency) shows what to do in other emergencies.",
    },
    {
      question: "What if you cannot find a leak?",
      answer:
        "We test each section and give you the results in writing. The cause may be a tiny loss at an appliance valve, a drain that smells like gas, or gas from the street, which we report to the emergency service.",
    },
    {
      question: "We manage several buildings. Can we call you for all of them?",
      answer:
        "Yes. See how our [24/7 emergency cover](/emergency-services) works for gas, plumbing and HVAC in several buildings.",
    },
  ],
  closing: {
    heading: "Has your gas been turned off? Call us for the repair",
    text: "If the emergency service has been and your gas is off, have its reference ready and ring {phone} now. Tell us what the label says.",
  },
  related: ["gas-pipework-installation", "gas-safety-certificates", "emergency-hvac"],
} as const satisfies LandingRecord;
