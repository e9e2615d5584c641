import { safety } from "../safety";
import type { GuideRecord } from "../types";

export const noHotWaterInFlat = {
  kind: "guide",
  path: "/guides/no-hot-water-in-flat",
  name: "No hot water in a flat",
  summary: "Find out what heats your water, check its switch, timer and gauge, then call the right person",
  theme: "water",
  parent: "/guides",
  figure: "three-heaters",
  figures: { calls: "who-repairs", law: "unvented-cylinder" },
  list: "faults",
  published: "2026-11-23",
  meta: {
    title: "No hot water in a flat: what to check and who to call",
    description:
      "No hot water in your flat? Check the boiler, immersion heater or heat interface unit in five safe steps, then find out who has to repair it and who to call.",
    keywords: ["no hot water in flat", "HIU no hot water", "immersion heater not working"],
  },
  hero: {
    heading: "Why is there no hot water in my flat?",
    lead: "It depends on what heats your water: a boiler in the flat, a cylinder with an electric heater, or a unit on the wall that takes heat from the building. Check its switch, timer or gauge. If the water stays cold, call your landlord or managing agent, or us if the repair is up to you.",
  },
  checks: {
    heading: "What you can safely check",
    steps: [
      {
        name: "Ask a neighbour",
        text: "If they have no hot water either, the fault is probably in the building’s plant. Report it to the managing agent or caretaker or, if you get a bill for your heat, to the supplier on the bill.",
      },
      {
        name: "Run a cold tap",
        text: "If nothing comes out, the water supply is off. Your water company’s website shows known problems by postcode.",
      },
      {
        name: "A boiler in the flat",
        text: `Note the code on its display and the [pressure on its gauge](/guides/boiler-pressure-too-low-or-high). ${safety.reset.text}`,
      },
      {
        name: "A cylinder with an immersion heater",
        text: "Find its switch (often with a red light), its timer or its boost button, and check that it is on. If the heater trips the fuse board, leave it off.",
      },
      {
        name: "A heat interface unit (HIU)",
        text: "It is usually a white box with pipes but no flue. Check that its display is lit and, if you pay in advance, that you have credit.",
      },
    ],
    stop: "Don’t take off a cover, open a pipe or touch a valve with a seal on it. If water runs into the small funnel by a cylinder, switch the heater off and have it checked: a safety valve has opened.",
  },
  calls: [
    { symbol: "gas-leak", name: "You smell gas", danger: "gas", text: safety.gasEscape.brief },
    {
      symbol: "key",
      name: "You rent",
      text: "Tell your landlord or agent first, in writing, with a photo of the display. Here is [a letter to copy](/who-pays#renter-heating).",
    },
    {
      symbol: "flats",
      name: "You own the flat",
      text: "A boiler or cylinder that serves only your flat is usually yours. For shared boilers, risers and HIUs, ask the managing agent [whose they are](/who-pays#leaseholder-heating).",
    },
    {
      symbol: "night-call",
      name: "When to call us",
      text: "Call us on {phone} if the repair is up to you, or once your landlord or agent has agreed. Tell us the make, the code on the display and whether your neighbours have hot water.",
    },
  ],
  law: {
    checked: "2026-11-23",
    notes: [
      {
        name: "If you rent in England",
        text: "Under section 11 of the Landlord and Tenant Act 1985, in a tenancy of less than 7 years, your landlord has to keep the equipment for hot water and heating in repair.",
        sources: ["Landlord and Tenant Act 1985"],
      },
      {
        name: "If the cylinder is fed from the mains",
        text: "An unvented cylinder needs safety devices that discharge through a visible funnel, called a tundish, to a safe place. Fitting or replacing one is notifiable under the Building Regulations.",
        sources: ["Approved Document G"],
      },
      {
        name: "If the heat comes from the building",
        text: "Ofgem has regulated heat networks since 27 January 2026. Report a loss of heat to the supplier on your bill; our guide to [heat networks](/guides/heat-network-registration) explains who repairs what.",
        sources: ["Heat Networks (Market Framework) (Great Britain) Regulations 2025"],
      },
    ],
  },
  price: [
    "Which part has failed: a thermostat is a smaller job than a pump, a heat exchanger or a cylinder.",
    "Whether the part is on the van, at a merchant, or has to be ordered.",
    "Whether we can shut off the water in your flat, or the caretaker has to shut off a riser.",
    "The time of the call: during the day, in the evening, at night or on a bank holiday.",
  ],
  related: ["emergency-plumbing-repairs", "heating-system-maintenance"],
  alsoOn: ["/emergency-services", "/heating-services"],
} as const satisfies GuideRecord;
