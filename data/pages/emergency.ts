import { gasEmergency } from "@/data/business";
import { safety } from "../safety";
import type { LandingRecord } from "../types";

export const emergency = {
  kind: "landing",
  path: "/emergency",
  name: "24/7 Emergency",
  summary: "What to do first about gas, water, heating or cooling, and who to call",
  theme: "emergency",
  figures: { grid: "flat-above" },
  parent: "/",
  action: "contact",
  meta: {
    title: "24/7 emergency engineers in London: what to do now",
    description:
      "Emergency in London? See what to do first about gas, carbon monoxide, leaks, heating or cooling, and call our engineers day or night.",
    keywords: [
      "24 hour emergency engineer London",
      "emergency heating engineer London",
      "no heating emergency London",
      "server room cooling failure",
      "gas leak what to do",
    ],
  },
  hero: {
    heading: "24/7 emergency engineers in London: what to do now",
    lead: `For a water leak or a breakdown, turn off the water or power if you safely can, and call us, day or night. Smell gas? ${safety.gasEscape.atOnce}.`,
  },
  triage: [
    {
      id: "gas",
      title: "I smell gas",
      atOnce: safety.gasEscape.atOnce,
      firstSteps: [...safety.gasEscape.steps, `${safety.gasEscape.call}.`],
      calls: [{ name: gasEmergency.name, phone: gasEmergency.phone }],
      repair:
        "If the emergency service has capped your meter or labelled an appliance, leave it off. If you rent your home, ring your landlord first. If they agree or can’t be reached, or if you don’t rent, call us for the [gas leak repair](/services/emergency-gas-repairs).",
    },
    {
      id: "carbon-monoxide",
      title: "Carbon monoxide alarm",
      atOnce: safety.carbonMonoxide.atOnce,
      firstSteps: safety.carbonMonoxide.steps,
      calls: [
        { name: "If anyone is unwell", phone: "999" },
        { name: "In every case", phone: gasEmergency.phone },
      ],
      repair:
        "Leave the appliance off until a Gas Safe engineer has examined it and its flue. If you rent your home, ring your landlord first. If they agree or can’t be reached, or if you don’t rent, [call us](/services/emergency-gas-repairs).",
    },
    {
      id: "water",
      title: "Water is leaking",
      atOnce: safety.burstPipe.atOnce,
      firstSteps: safety.burstPipe.steps,
      calls: [{ name: "Our 24/7 emergency line", phone: "{phone}" }],
      repair:
        "If it comes [from another flat](/guides/water-coming-through-ceiling), ask the people there to close their stopcock. If you rent your home, ring your landlord first. If they agree or can’t be reached, or if you don’t rent, call our [emergency plumbers](/services/emergency-plumbing-repairs) for the repair or for a blocked drain.",
    },
    {
      id: "heating",
      title: "No heating or hot water",
      atOnce: safety.reset.atOnce,
      firstSteps: [
        "If you rent your home, ring your landlord first. Give them the fault code, and ask before you top up the boiler.",
        "If the boiler is cold and its gauge reads below 1 bar, top it up once, to 1.5 bar.",
        "If the boiler gurgles and stops in freezing weather, the plastic condensate pipe outside may be frozen. Thaw it with warm water, never boiling.",
        safety.reset.text,
      ],
      calls: [{ name: "Our 24/7 emergency line", phone: "{phone}" }],
      repair:
        "Our guide shows [how to top up the pressure](/guides/boiler-pressure-too-low-or-high). Gather everyone in one room and keep it warm, especially for babies and older people. If you don’t rent, or if your landlord agrees or can’t be reached, call us for a [boiler repair](/boiler-services#boiler-repair).",
    },
    {
      id: "cooling",
      title: "Cooling or server room",
      atOnce: safety.refrigerantLeak.atOnce,
      firstSteps: [
        `If refrigerant pipes hiss or give off an oily mist, they may be leaking. ${safety.refrigerantLeak.text}`,
        `If a server room is getting hot, buy yourself time. ${safety.serverRoom.text}`,
        "Don’t set an air conditioner colder if it isn’t cooling, because it may already be icing up.",
      ],
      calls: [{ name: "Our 24/7 emergency line", phone: "{phone}" }],
      repair: "We come out for [emergency HVAC repairs](/services/emergency-hvac).",
    },
    {
      id: "fire",
      title: "Smoke or sparks",
      atOnce: safety.fire.atOnce,
      firstSteps: [...safety.fire.steps, ...safety.sparks.steps],
      calls: [
        { name: "Smoke or flames", phone: "999" },
        { name: "Power cut or fallen cable", phone: "105" },
      ],
      repair:
        "You need an electrician for the wiring. If a fan, pump or boiler sparked, call us once the power is off.",
    },
  ],
  grid: {
    heading: "Emergencies we come out for, day and night",
    items: [
      {
        symbol: "gas-leak",
        name: "Gas, once it has been made safe",
        text: "We find the leak, repair it, test the pipe and relight your appliances.",
      },
      {
        symbol: "radiators",
        name: "No heating",
        text: "We repair [boilers that lock out](/boiler-services), pumps and valves. Tell us if there is a baby, or anyone elderly or ill, at home, and we’ll give you priority.",
      },
      {
        symbol: "split",
        name: "No cooling",
        text: "We repair air conditioning in server rooms, shops, kitchens and wards, and bring portable units if you need them.",
      },
      {
        symbol: "burst",
        name: "Water leaks and floods",
        text: "We stop leaks, pump out basements and clear blocked drains.",
      },
      {
        symbol: "cylinders",
        name: "No hot water",
        text: "We repair water heaters, cylinders, mixing valves and pumps.",
      },
      {
        symbol: "ahu",
        name: "Ventilation or controls stopped",
        text: "We repair kitchen extract, supply fans and control panels. Kitchen gas off? See [what to check](/gas-services/commercial-kitchen-gas#gas-tripped).",
      },
    ],
  },
  approach: {
    heading: "What happens when you call",
    steps: [
      {
        name: "You ring us",
        text: "We ask where you are and what has happened.",
      },
      {
        name: "We tell you the time and the cost",
        text: "Before your engineer sets off, we’ll tell you when they’ll arrive, and what the visit costs if you decide against the repair. We agree the price of the work with you before it begins.",
      },
      {
        name: "Your engineer makes it safe",
        text: "If the parts are on the van, we also get it running again.",
      },
      {
        name: "You decide about the rest",
        text: "You get a written note of what we found and what a permanent repair will cost.",
      },
    ],
  },
  dependsOn: [
    "How urgent it is: people in danger come first, so other jobs may wait",
    "Whether someone with a key can let us in",
    "Whether we have the part you need on the van",
  ],
  prepare: [
    "Your postcode, floor, entrance and a mobile number",
    "The make and model of the appliance, and any fault code",
    "Where the shut-off points for gas, water and power are",
  ],
  benefits: {
    heading: "What to expect in an emergency",
    items: [
      "We send an engineer qualified for the job, who carries an ID card you can check",
      "You speak to someone who knows what to shut off",
      "We leave everything safe, and tell you in writing what we did",
    ],
  },
  highlights: [
    {
      name: "If you rent your home",
      text: "Tell your landlord, who has to [do most repairs](/who-pays). If no one answers and it can’t wait, call us, but you may have to pay for the visit.",
    },
    {
      name: "Not sure who you need?",
      text: "Ring and tell us what you see or hear.",
    },
  ],
  compliance: [
    {
      duty: "Do not use an appliance that you know or suspect to be dangerous: Gas Safety (Installation and Use) Regulations 1998, regulation 34",
      due: "At once",
      record: "A warning notice and label, then a record of the repair and of the test we do before you use it again",
    },
  ],
  questions: [
    {
      question: "I think I smell gas but I am not sure. Can I ring you instead?",
      answer: `No. ${safety.gasEscape.brief} The call is free, day or night, and it doesn’t matter if it turns out not to be gas.`,
    },
    {
      question: "Do you charge a call-out fee?",
      answer:
        "{claim:callOut} If you decide not to go ahead, we may charge for the visit, and we tell you how much before the engineer sets off. {claim:priceFirst}",
    },
    {
      question: "Will it be repaired on the first visit?",
      answer:
        "Often, yes. Otherwise we make it safe and come back with the part. If you manage several buildings, you can arrange [emergency cover](/emergency-services).",
    },
  ],
  closing: {
    heading: "Call our emergency line now",
    text: "Call us even if you couldn’t shut off the water. We’ll tell you what to try.",
  },
  related: ["emergency-plumbing-repairs", "emergency-gas-repairs", "emergency-hvac"],
} as const satisfies LandingRecord;
