import { safety } from "../safety";
import type { GuideRecord } from "../types";

export const boilerPressure = {
  kind: "guide",
  path: "/guides/boiler-pressure-too-low-or-high",
  name: "Boiler pressure too low or too high",
  summary: "What the gauge should read, how to top up once, and when to call a heating engineer",
  theme: "gas",
  parent: "/guides",
  figure: "sealed-system",
  figures: { calls: "boiler-front", law: "gas-card" },
  list: "faults",
  published: "2026-11-23",
  meta: {
    title: "Boiler pressure too low or too high: what to do",
    description:
      "What your boiler’s gauge should read when the system is cold, how to top it up or let some water out, and the signs that you need a heating engineer.",
    keywords: ["boiler pressure too low", "boiler pressure too high", "boiler losing pressure"],
  },
  hero: {
    heading: "What should my boiler pressure be, and what if it is too low or too high?",
    lead: "Most boilers should read between 1 and 1.5 bar when the system is cold. Below that you can usually top up once yourself; if the needle climbs to 3 bar, switch the heating off and call a Gas Safe registered engineer.",
  },
  checks: {
    heading: "What you can safely do",
    steps: [
      {
        name: "Let it cool, then read the gauge",
        text: "Turn the heating off and wait until the radiators are cold. Hot water takes up more room, so a warm system reads higher.",
      },
      {
        name: "Look for a leak",
        text: "Check below the boiler and at each radiator valve. Look outside too, where a small pipe from the boiler’s safety valve comes through the wall.",
      },
      {
        name: "Too low: top up once",
        text: "Your manual shows the filling loop: a braided hose with a valve at each end, or a key below the boiler. If the hose is off, fit it first. Open both valves slowly, or turn the key slowly. At 1.5 bar or just below, close the valves or turn the key back. Then take the hose off, if there is one.",
      },
      {
        name: "Too high when cold: let a little out",
        text: "First make sure that both filling valves are shut. Then hold a cup under a radiator’s bleed screw and open it a little with a radiator key, until the needle is back between 1 and 1.5 bar.",
      },
      { name: "The boiler still shows a fault", text: safety.reset.text },
    ],
    stop: "Top up once only. If the pressure falls again, there is a leak or a worn part, and topping up only hides it. Never open the boiler’s case, and never touch the safety valve.",
    sources: ["Boiler maker’s instructions"],
  },
  calls: [
    {
      symbol: "key",
      name: "You rent",
      text: "Ask your landlord or agent before you top up, and let them arrange any repair. They choose the engineer, and [usually pay for the repair](/who-pays#renter-heating).",
    },
    {
      symbol: "tools",
      name: "A Gas Safe registered engineer",
      text: "Call one if the pressure keeps falling, if the pipe outside drips, or if the needle swings from low to high each time the heating comes on. That swing usually means that air has leaked out of the expansion vessel, the small tank that makes room for the water as it warms.",
    },
    {
      symbol: "night-call",
      name: "How to reach us",
      text: "Call {phone}: our engineers are Gas Safe registered. Tell us the make, the reading cold and hot, and when you topped it up.",
    },
  ],
  law: {
    checked: "2026-11-23",
    notes: [
      {
        name: "Who may open the boiler",
        text: "By law, only competent people may work on gas, and businesses that do it must be registered. Topping up and bleeding a radiator are not gas work.",
        sources: ["Gas Safety (Installation and Use) Regulations 1998"],
      },
      {
        name: "Why the hose comes off",
        text: "Water from the heating must not be able to flow back into your drinking water. So a filling loop has a one-way valve, and any hose comes off after filling.",
        sources: ["Water Supply (Water Fittings) Regulations 1999"],
      },
    ],
  },
  price: [
    "What is wrong: pumping up an expansion vessel is quicker than replacing it or finding a leak under a floor.",
    "The size and age of the system, and whether its valves still close or we have to drain it.",
    "Whether we can reach the boiler or it is boxed in behind a kitchen unit.",
    "Whether a service is due: we can do it on the same visit.",
  ],
  related: ["appliance-servicing", "heating-system-maintenance"],
  alsoOn: ["/heating-services"],
} as const satisfies GuideRecord;
