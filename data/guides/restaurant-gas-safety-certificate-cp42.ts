import type { GuideRecord } from "../types";

export const restaurantGasSafety = {
  kind: "guide",
  path: "/guides/restaurant-gas-safety-certificate-cp42",
  name: "Gas safety certificate for a restaurant (CP42)",
  summary: "Who asks for a CP42, what the engineer tests in a kitchen, and how to prepare for it",
  theme: "gas",
  parent: "/guides",
  figure: "kitchen-tests",
  figures: { calls: "gas-card" },
  list: "duties",
  published: "2026-11-23",
  meta: {
    title: "Gas safety certificate for a restaurant kitchen (CP42)",
    description:
      "Does your restaurant need a CP42? Read what the law requires of a commercial kitchen, what the engineer tests, how to prepare, and what affects the price.",
    keywords: ["restaurant gas safety certificate", "CP42", "commercial kitchen gas check"],
  },
  hero: {
    heading: "Gas safety certificate for a restaurant kitchen: do I need a CP42?",
    lead: "The law requires you to keep the gas in your kitchen safe at all times, and an annual CP42 is how most restaurants show it. Your insurer, landlord or council inspector will usually want to see the latest one, and proof that any faults were repaired.",
  },
  priced: {
    title: "Restaurant gas safety certificate (CP42): tests and cost",
    heading: "Gas safety certificate for a restaurant kitchen: do I need a CP42, and what does it cost?",
  },
  checks: {
    heading: "What to check before the engineer comes",
    steps: [
      {
        name: "Fan off, gas off",
        text: "Before service, switch the extract fan off at its normal switch while no burner is lit. The interlock should close the gas valve, and its panel should say so.",
      },
      {
        name: "Hoses and restraints",
        text: "Look behind the appliances on wheels. Each needs a sound hose and a shorter restraint cable, so the hose is never pulled.",
      },
      {
        name: "The emergency stop",
        text: "It should be by the way out, with nothing in front of it. All kitchen staff should know where it is.",
      },
      {
        name: "Filters and records",
        text: "Put clean filters in. Have the last CP42, [extract cleaning](/services/ventilation-systems#tr19-duct-cleaning) report and list of faults to hand.",
      },
      {
        name: "Someone who can run the line",
        text: "One of your cooks has to be there to light the burners, because we sample the air with all of them lit.",
      },
    ],
    stop: "If you have an interlock and the gas stays on with the fan off, turn the gas off at the kitchen’s manual valve, don’t cook, and call us. If staff get headaches, follow the steps for [carbon monoxide](/emergency). Never bridge or wedge an interlock, or keep resetting it, to get through a service.",
  },
  calls: [
    {
      symbol: "key",
      name: "You lease the restaurant",
      text: "Your lease says who looks after the gas pipe and the extract. The cooking equipment is nearly always yours.",
    },
    {
      symbol: "record",
      name: "An inspector or insurer has asked",
      text: "Send them the record you have and the date of the next visit. A CP42 can list faults, so send proof of the repairs as well.",
    },
    {
      symbol: "safety-stop",
      name: "If something fails",
      text: "We tell you which fault is dangerous and which can wait. With your permission, we disconnect an appliance that is Immediately Dangerous and turn off one that is At Risk. You can go on cooking on the others if the ventilation is safe.",
    },
    {
      symbol: "night-call",
      name: "To book a visit",
      text: "Ring {phone} and tell us how many appliances you have and when your kitchen is closed. We send an engineer with the categories for commercial catering.",
    },
  ],
  law: {
    checked: "2026-11-23",
    notes: [
      {
        name: "The duty",
        text: "Regulation 35 of the Gas Safety Regulations requires employers to keep gas appliances, flues and pipework in workplaces safe. It doesn’t name a form or an interval.",
        sources: ["Gas Safety (Installation and Use) Regulations 1998"],
      },
      {
        name: "The interlock",
        text: "The standard for catering gas asks for an interlock between the gas supply and mechanical extract, and a guide for engineers sets out how to design and test it.",
        sources: ["BS 6173", "IGEM/UP/19"],
      },
      {
        name: "The CP42 and what is tested",
        text: "No law names the CP42: it is a form that the gas trade uses. The engineer tests the pipes for leaks, each appliance’s safety devices, the interlock, the emergency stop and the air, and writes down the results and what has to be done.",
        sources: ["CP42"],
      },
    ],
  },
  price: [
    "How many appliances there are, and how they are connected.",
    "Whether there is an interlock that works, and how many fans and canopies there are.",
    "The time of day: before prep, after close, or on a day when you’re shut.",
    "Whether small repairs, such as a hose or a thermocouple, may be done on the spot.",
  ],
  related: ["commercial-kitchen-gas", "gas-safety-certificates"],
} as const satisfies GuideRecord;
