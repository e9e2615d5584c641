import { safety } from "../safety";
import type { GuideRecord } from "../types";

const [stopValve, , electricity] = safety.burstPipe.steps;

export const waterThroughCeiling = {
  kind: "guide",
  path: "/guides/water-coming-through-ceiling",
  name: "Water through the ceiling, yours or a neighbour’s",
  summary: "What to do first in the flat above and below, how to tell which pipe leaks, and who to tell",
  theme: "water",
  parent: "/guides",
  figure: "two-flats",
  figures: { calls: "flat-above" },
  list: "faults",
  published: "2026-11-23",
  meta: {
    title: "Water coming through the ceiling: what to do first",
    description:
      "Water through your ceiling, or from your flat into the one below? Make the electrics safe, stop the water, find out which pipe leaks and tell the right people.",
    keywords: ["water coming through ceiling", "leak from flat above", "toilet leaking into flat below"],
  },
  hero: {
    heading: "Water is coming through the ceiling: what do I do first?",
    lead: "If it comes from above, keep clear of wet lights, catch the water and get the flat above to close its stopcock. If it comes from your flat, close your own, stop using the sinks, bath, shower and toilet and tell the people below at once.",
  },
  checks: {
    heading: "What to do in the flat above and the flat below",
    steps: [
      { name: "Both flats: make the electrics safe", text: electricity },
      {
        name: "Below: get it turned off",
        text: "Knock at the flat above. If nobody answers, ring the caretaker or managing agent, who can close the riser valve.",
      },
      { name: "Above: stop it yourself", text: stopValve },
      {
        name: "Watch when it drips",
        text: "Water that never stops usually comes from a supply pipe. If it comes after a bath or a flush, look for a leaking waste pipe or worn seal. If it follows rain, suspect the roof, a gutter or a balcony.",
      },
      {
        name: "Keep a record",
        text: "Take photos and note the times. Both flats, the agent and the insurers will ask for them.",
      },
    ],
    stop: "Don’t cut into a ceiling, lift a floor or break tiles off. There may be cables or asbestos, and insurers like to see the damage as it was.",
  },
  calls: [
    { symbol: "alarm", name: "Smoke or flames", danger: "emergency", text: `${safety.fire.steps.join(" ")}` },
    {
      symbol: "key",
      name: "You rent",
      text: "Ring your landlord or agent, whichever flat you are in, and follow up in writing. They [arrange the repair](/who-pays#renter-leak) and the drying.",
    },
    {
      symbol: "flats",
      name: "You own one of the flats",
      text: "Tell the managing agent and your own contents insurer. The building’s policy, which the agent holds, often covers the damage, and [your lease says whose pipe it was](/who-pays#leaseholder-leak).",
    },
    {
      symbol: "night-call",
      name: "When to call us",
      text: "Call {phone} if the water won’t stop, or to find and repair a leak in a flat you own or manage. We need someone who can let us into both flats.",
    },
  ],
  law: {
    checked: "2026-11-23",
    notes: [
      {
        name: "Repairs in a rented flat",
        text: "In England, in tenancies under 7 years, the landlord must keep pipes, drains, baths and toilets in repair (section 11). That does not usually include damage caused by the tenant.",
        sources: ["Landlord and Tenant Act 1985"],
      },
      {
        name: "A leak has to be repaired",
        text: "Under regulation 3, water fittings must not waste water. So a dripping pipe or an overflow that runs all day must be mended, even if it does no damage.",
        sources: ["Water Supply (Water Fittings) Regulations 1999"],
      },
    ],
  },
  price: [
    "How long the leak takes to find: a leak under a basin shows at once; one under a solid floor doesn’t.",
    "What has to be opened up and made good, such as tiles, boxing or a ceiling.",
    "Whether we can get into both flats on one visit.",
    "Whether the repair can wait for working hours once the water is off.",
  ],
  related: ["emergency-plumbing-repairs", "bathroom-kitchen-plumbing"],
  alsoOn: ["/emergency-services", "/plumbing-services"],
} as const satisfies GuideRecord;
