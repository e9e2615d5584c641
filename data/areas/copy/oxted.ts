import type { AreaCopy } from "../../types";

export const oxted = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Oxted, Limpsfield, Westerham and Biggin Hill, with heat pumps for houses heated by oil.",
  lead: "Our emergency plumbers and gas engineers work in Oxted, Hurst Green, Limpsfield, Tatsfield, Westerham and Biggin Hill. We repair leaks and boilers, clear drains, thaw frozen pipes and fit heat pumps in place of oil heating. We also repair air con in shops and offices, and kitchen gas in pubs and restaurants.",
  buildings: [
    "Arts and Crafts houses in Limpsfield often have pipes in a cold loft, which we lag so they don’t freeze. Some houses and bungalows in Tatsfield, Biggin Hill and Westerham have no mains gas. Please tell us how yours is heated.",
    "If your drain blocks in a flat over the timbered shops in Station Road, ring us and tell the shopkeeper, as you may share the drain. A new flue on a medieval or Tudor pub in Old Oxted may need listed building consent.",
  ],
  working: [
    "We can flush radiators that stay cold at the bottom.",
    "We can heat workshops and hangars at Biggin Hill in zones, so you heat only what’s in use.",
  ],
  dayAndNight: [
    "If a pipe has frozen or burst, turn off the water and call our [emergency plumbers](/services/emergency-plumbing-repairs). We also clear blocked drains at any hour. Boiler stopped? If you rent your home, your landlord has to repair it, so tell them first. If you own or let the home, ring us day or night for a [boiler repair](/boiler-services). Landlords can leave the [annual gas safety check](/gas-services/landlord-gas-safety) to us.",
    "Before you replace an oil boiler, ask us to compare it with a [ground-source or air-source heat pump](/services/energy-efficient-solutions).",
    "We repair [kitchen gas equipment](/gas-services/commercial-kitchen-gas) in pubs and restaurants, and [air conditioning](/air-conditioning) in shops and offices, day or night if it’s [urgent](/services/emergency-hvac). We design and fit [gas heating](/services/gas-system-installations) for workshops, and offer [maintenance contracts](/maintenance) for whole sites.",
  ],
  benefits: [
    "We service your boiler and lag the condensate pipe before winter",
    "Vans can’t wait for long in Old Oxted, so we agree with you where to unload",
    "For a ground-source heat pump, we check whether your garden suits a borehole or trenches",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "We work out how much heat your house loses before we recommend a heat pump.",
    },
    {
      service: "gas-system-installations",
      why: "New gas heaters in a workshop may need a larger pipe. We size it for them all.",
    },
    {
      service: "heating-system-maintenance",
      why: "We service school boilers in the holidays and check the heating pipes to the classrooms.",
    },
  ],
  street: {
    line: ["timber frames", "parade", "station", "pub", "villa", "church", "bungalow", "school", "hangar"],
    notes: [
      ["timber frames", "We clear and repair old drains in timber-framed buildings."],
      ["villa", "House slow to warm up? We find the fault and put it right."],
      ["bungalow", "If your bungalow has no hot water, we find out why and fix it."],
    ],
  },
} as const satisfies AreaCopy;
