import type { AreaCopy } from "../../types";

export const dartford = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Dartford, Greenhithe and Stone, with air conditioning for shops, offices and surgeries.",
  lead: "Call us at any hour for an emergency plumber, a gas engineer or a boiler repair in Dartford, Greenhithe or Stone. We also repair heating and air conditioning in shops, offices, surgeries and warehouses.",
  advice: {
    houses: [
      "In a post-war house on Temple Hill, the flue of a new boiler may come out close to next door’s windows. We’ll show you where the flue would go before you order the boiler.",
      "If your home is new, its boiler may still be covered by the builder’s warranty. Look at the terms before you pay us or anyone else for a repair.",
      "Near Dartford Creek, a high tide can stop the drains emptying and push water back into the house. We can fit non-return valves, which let water out but not back in.",
    ],
    flats: [
      "In the flats at Ingress Park and in other newer blocks, the pipes run up through a locked cupboard called a riser. We may need the managing agent to unlock it before we can stop a leak, so keep the agent’s number to hand.",
    ],
    shops: [
      "Before we work in your shop at Bluewater, the centre has to give us a permit and, for night work, approve our access. We’ll apply as soon as you ring.",
    ],
    offices: [
      "If the air con fails in your office at Crossways, ask the building manager whether it’s off on other floors too. In a warehouse, tell us how high up your heater or air con unit is, so that we bring the right platform.",
      "Warehouse heaters are best serviced in summer, when you don’t need them and there’s time to order a part.",
      "If your building stands beside a busy lorry route, soot can clog the filters that clean the incoming air. We check how dirty the filters are, and change them more often if they need it.",
    ],
    access: [
      "When traffic for the Dartford Crossing backs up, the roads through the town fill too. For planned work, we choose a time outside the rush hours.",
    ],
  },
  demand: [
    {
      service: "air-conditioning-installation",
      why: "A shop or an office is often let as a bare shell, without air conditioning. When you take on the lease, we can fit both air conditioning and ventilation.",
    },
    {
      service: "ventilation-systems",
      why: "Hospital rooms and surgeries need a set number of air changes an hour. We measure them in your rooms and give you a record.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "A leak on an upper floor of a block of flats can run down through several homes. If you own your flat or manage the block, call us as soon as you see water.",
    },
  ],
  street: {
    line: ["church", "pub", "parade", "new-town terrace", "new flats 7", "shopping centre", "hospital 7", "shed"],
    notes: [
      ["new-town terrace", "If the boiler in your post-war house is noisy, we can check whether it’s full of scale."],
      ["new flats", "Lukewarm water in a new flat? We check the valve that mixes hot and cold."],
      [
        "shopping centre",
        "Shop too warm? The centre may supply its cooling, so we check which part is yours to repair.",
      ],
    ],
  },
} as const satisfies AreaCopy;
