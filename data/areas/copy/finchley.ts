import type { AreaCopy } from "../../types";

export const finchley = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Finchley, Hendon, Golders Green and Edgware. We also fit bathrooms and air conditioning.",
  lead: "Our emergency plumbers, heating engineers and gas engineers cover Finchley, East Finchley, Hendon and Edgware. Call us about a leak, a blocked drain, a boiler repair, a new bathroom, or air conditioning in a home, shop or office.",
  buildings: [
    "In Hampstead Garden Suburb, two cottages may share a chimney. Before we fit a flue, we may need to look from next door. An extended semi in Golders Green or Mill Hill may have two bathrooms on one old supply, which we can replace.",
    "To trace a leak in a mansion block in North Finchley, we may need to get into the flat above. We also repair pipes and ventilation in newer flats in Colindale and Grahame Park.",
    "At the Brent Cross shopping centre or on Hendon’s university campus, we ask the site manager for a permit.",
  ],
  working: [
    "The Hampstead Garden Suburb Trust has to approve every change to the outside of a house, even a flue or an air brick, and you may need the council’s consent too.",
    "If your plant room is down a ramp, tell us the headroom and we’ll send a van that fits.",
  ],
  dayAndNight: [
    "Our [emergency plumbers](/services/emergency-plumbing-repairs) come out to leaks, burst pipes and blocked drains at any hour.",
    "Boiler broken? If you rent your home, ring your landlord first: the repair is their job. If it’s your own home, or one you let, ring us day or night for a [boiler repair](/boiler-services). Landlords can book the [annual gas safety check](/gas-services/landlord-gas-safety).",
    "[Air conditioning](/air-conditioning) stopped at home or at work? [Ring us day or night](/services/emergency-hvac). We repair gas appliances in restaurants and bakeries and issue the [gas safety certificate](/services/gas-safety-certificates). For schools and blocks, our [heating engineers](/heating-services) and [plumbers](/plumbing-services) can work under a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "We supply the drawings and photos the Hampstead Garden Suburb Trust asks for",
    "We measure your doors, and bring a large boiler in sections that fit through",
    "If you keep separate meat and milk kitchens, we check that the gas supply can feed both at once",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "We can fit air con in a hot loft or study and keep the outdoor unit out of sight.",
    },
    {
      service: "commercial-boiler-installation",
      why: "We renew an ageing boiler room in stages, so the whole block isn’t cold at once.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "When you extend, we can lay a larger pipe from the street for the new bathroom.",
    },
  ],
  street: {
    line: [
      "cottage estate",
      "church",
      "cottage estate",
      "parade",
      "mansion block 4",
      "semi",
      "shopping centre",
      "university",
    ],
    notes: [
      ["cottage estate", "For new pipes in a listed cottage, we draw up the plans for consent."],
      ["mansion block", "We repair boilers that heat whole mansion blocks."],
      ["shopping centre", "We can repair your shop’s air con after closing time."],
    ],
  },
} as const satisfies AreaCopy;
