import { gasEmergency } from "../business";
import { safety } from "../safety";
import type { LandingRecord } from "../types";

export const emergencyGasRepairs = {
  kind: "landing",
  path: "/services/emergency-gas-repairs",
  name: "Emergency Gas Repairs",
  summary: "Escapes traced and repaired, supplies tested and relit once the gas has been made safe.",
  theme: "emergency",
  parent: "/gas-services",
  action: "contact",
  meta: {
    title: "Emergency Gas Repairs in London After an Escape",
    description: `${safety.gasEscape.first} Once the supply is safe, we trace the fault, mend and test the pipe, purge it and relight, at any hour in London.`,
    keywords: [
      "emergency gas repair London",
      "gas leak repair London",
      "24 hour Gas Safe engineer",
      "commercial gas leak",
      "gas supply capped off",
    ],
  },
  hero: {
    heading: "Emergency gas repairs",
    lead: "The National Gas Emergency Service makes an escape safe. We come next: find the fault, mend it, prove the pipework and put your appliances back to work.",
  },
  firstSteps: [
    ...safety.gasEscape.steps,
    `${safety.gasEscape.call}: ${gasEmergency.phone}.`,
    "Wait for the network’s engineer to say that the premises are safe. Then call our emergency line for the repair.",
  ],
  grid: {
    heading: "Repairs once the gas is off",
    items: [
      {
        name: "Escapes on your pipework",
        text: "Section by section, with gauge, detector and leak fluid, until the joint, thread, valve or hose is found.",
      },
      {
        name: "Capped supplies",
        text: "When the network has disconnected at the meter, we correct the cause and restore gas to each appliance.",
      },
      {
        name: "Carbon monoxide incidents",
        text: "Appliance, flue, air supply and room are examined together before anything is relit.",
      },
      {
        name: "Boilers locked out",
        text: "Ignition, gas valves, fans and sensors replaced.",
      },
      {
        name: "Tripped solenoids and detectors",
        text: "Kitchens and plant rooms shut down by a detector, a failed fan or a fire alarm link, brought back in a safe order.",
      },
      {
        name: "Damage by other trades",
        text: "Pipes drilled, cut or crushed during building work: made good, tested and shown on the drawing.",
      },
    ],
  },
  overview: {
    heading: "Who does what in an escape",
    paragraphs: [
      "The gas transporter’s emergency service has legal powers and one job: to end the danger. Its engineer may isolate at the meter, cap a pipe or label an appliance, without charge, and usually does no repair beyond that. The pipes, appliances and flues after that are the owner’s, and it takes a Gas Safe registered business to restore it.",
      "Regulation 37 of the Gas Safety (Installation and Use) Regulations 1998 also puts a duty on the person responsible for the premises. Shut off the supply at once on knowing or suspecting an escape. If gas goes on escaping, notify the emergency service. Nobody may open the valve again until steps have been taken to stop the escape.",
      "A tightness test tells us that gas is lost, rarely where. In a flat the answer often comes in minutes. In an office block with risers, dead legs and three old kitchens it takes method: blank off each branch, test, note, move on. Valves that do not seal lengthen the night, which is one argument for [planned gas maintenance](/gas-services/planned-maintenance).",
      `Carbon monoxide has no smell. Headache, nausea and drowsiness that ease outdoors are the usual signs, often in several people at once. ${safety.carbonMonoxide.text} Say that you suspect carbon monoxide.`,
    ],
  },
  approach: {
    heading: "From make-safe to flame",
    steps: [
      {
        name: "On the telephone",
        text: "We ask whether 0800 111 999 has attended, what was isolated, which label was left, and who can open the building. Attendance in London is typically within 60 minutes.",
      },
      {
        name: "Air first",
        text: "The engineer checks the atmosphere with a gas detector before work starts.",
      },
      {
        name: "Trace and agree",
        text: "Once the leak is located, you see it, hear the options and approve the price of the repair.",
      },
      {
        name: "Repair",
        text: "Pipe is replaced in the correct material, or [a new run](/gas-services/gas-pipework-installation) is quoted where the old one is corroded throughout.",
      },
      {
        name: "Prove, purge, relight",
        text: "The installation passes its tightness test, air is displaced safely, every appliance is relit and its flame, flue and safety device are checked.",
      },
      {
        name: "Leave a trail",
        text: "You get the test result, cause, photographs and any remaining warning notice, in a form that an insurer or freeholder can read.",
      },
    ],
  },
  dependsOn: [
    "Whether the network has finished: we cannot begin while gas is escaping",
    "Size of installation, and how many working valves divide it",
    "Pipes buried in screed, cast into columns or boxed behind tiling",
  ],
  prepare: [
    "The emergency service’s job reference and the notice it left",
    "A line diagram, or the memory of whoever knows the pipes",
    "Access to every floor that gas reaches, including tenants’ areas",
  ],
  benefits: {
    heading: "How we keep the night short",
    items: [
      "Detectors, gauges and common fittings travel with the engineer",
      "Healthy branches can be restored first, so hot water or one kitchen line returns while the rest is mended",
      "No call-out fee when the recommended work proceeds",
    ],
  },
  highlights: [
    {
      name: "We never race the network",
      text: "If you ring us first with gas in the air, we give you 0800 111 999 and end the call.",
    },
    {
      name: "Labels mean off",
      text: "An appliance marked Immediately Dangerous stays disconnected until cured. To use it, knowing of the danger, is an offence.",
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
      question: "The smell has gone. May I turn the valve back on?",
      answer: "No. Gas that was shut off after a suspected escape stays off until the cause is found and stopped.",
    },
    {
      question: "Can you attend while the network’s engineer is still there?",
      answer:
        "Yes, once the building is declared safe to enter. If you have not rung yet, the [emergency page](/emergency) has all the drills in one place.",
    },
    {
      question: "What if no leak can be found?",
      answer:
        "Then the test results say so. Small losses at appliance valves, drains that smell alike, and gas tracking from the street all occur. We test each section, record it, and refer street gas back to the transporter.",
    },
  ],
  closing: {
    heading: "Gas made safe, building still cold",
    text: "If the emergency service has been and the meter is off, call us now. Have its reference and the label in front of you.",
  },
  related: ["gas-pipework-installation", "gas-safety-certificates", "emergency-hvac"],
} as const satisfies LandingRecord;
