import type { GuideRecord } from "../types";

export const fGasRules = {
  kind: "guide",
  path: "/guides/r410a-r22-f-gas-rules",
  name: "R-410A, R-22 and the F-gas rules",
  summary: "Read the data plate, then decide whether to keep, repair or replace your air conditioning",
  theme: "air",
  parent: "/guides",
  figure: "which-gas",
  figures: { law: "warming" },
  list: "duties",
  published: "2026-11-23",
  meta: {
    title: "R-410A, R-22 and the F-gas rules: repair or replace?",
    description:
      "Is R-410A banned in Great Britain? What the F-gas rules allow for R-410A, R-404A and R-22 plant today, what is only proposed, and when replacing it pays.",
    keywords: ["R410A phase out UK", "R22 air conditioning", "F-gas regulations"],
  },
  hero: {
    heading: "R-410A or R-22 in your air conditioning: keep, repair or replace?",
    lead: "You may keep, repair and recharge R-410A plant in Great Britain, but the supply of new gas is being cut in steps. R-22 plant may keep running, but no R-22 may be used to service it. Once it leaks, you usually have to replace it.",
  },
  checks: {
    heading: "How to find out where you stand",
    steps: [
      {
        name: "Read the data plate",
        text: "The plate on the outdoor unit or chiller names the refrigerant, the charge in kilograms and usually the tonnes of CO₂ equivalent (t CO₂e).",
      },
      {
        name: "Find the log",
        text: "You must keep one from 5 t CO₂e. Add up the gas put in over recent years, because each top-up points to a leak.",
      },
      {
        name: "Ask what has failed",
        text: "A fan or a circuit board can be repaired whatever the gas. Changing a compressor or coil means opening the circuit, and then the gas matters.",
      },
      {
        name: "Compare two prices",
        text: "Compare the repair and its gas with new plant on a gas such as R-32, running costs included.",
      },
      {
        name: "Choose the time yourself",
        text: "Plan a replacement for spring or autumn. A failure in July leaves you little choice of gas, crane or date.",
      },
    ],
    stop: "Never release gas, and never let anyone put another gas into old plant without the manufacturer’s consent. Only certified people may open the circuit.",
    sources: ["Regulation (EU) No 517/2014"],
  },
  calls: [
    {
      symbol: "key",
      name: "Your tenant or landlord",
      text: "The lease says who operates the plant. The duties fall on the firm or person in control of it, who may be the managing agent.",
    },
    {
      symbol: "record",
      name: "Your insurer or lender",
      text: "If you rely on one R-22 chiller, ask whether it is still covered.",
    },
    {
      symbol: "night-call",
      name: "When to call us",
      text: "Call {phone} for a leak check, a list of your plant by gas and age, or prices for repair and replacement side by side.",
    },
  ],
  law: {
    checked: "2026-11-23",
    notes: [
      {
        name: "How much gas is sold",
        text: "From 2024 to 2026 the quota for new gas is 31% of the starting level, and from 2027 it is 24%. In late 2025 Defra proposed 16.2% from 2027. When we checked, we found no decision.",
        sources: ["Regulation (EU) No 517/2014", "Defra’s consultation on HFCs"],
      },
      {
        name: "Leak checks",
        text: "Except for small sealed units, plant from 5 t CO₂e must be checked every 12 months, from 50 t every 6 months, and from 500 t every 3 months. With R-410A, 5 t is about 2.4 kg.",
        sources: ["Regulation (EU) No 517/2014"],
      },
      {
        name: "Service of R-404A plant",
        text: "New R-404A, like any gas with a global warming potential of 2500 or more, may not be used to service refrigeration plant that holds 40 t CO₂e or more. Recycled and reclaimed gas may be used until 1 January 2030.",
        sources: ["Regulation (EU) No 517/2014"],
      },
      {
        name: "R-22",
        text: "It harms the ozone layer, so it has rules of its own. Since 2015 it may not be used for service, even if reclaimed.",
        sources: ["Regulation (EC) No 1005/2009"],
      },
    ],
  },
  price: [
    "Which gas it is, how many kilograms are needed and what it costs.",
    "Whether the pipes can stay, because new gases may need other sizes and some are mildly flammable.",
    "What new plant needs: a crane, access, a power supply and fans that are quiet enough.",
    "How much old gas we have to recover, record and dispose of.",
  ],
  related: ["chiller-installation", "rooftop-unit-installation"],
  alsoOn: ["/hvac-services", "/maintenance"],
} as const satisfies GuideRecord;
