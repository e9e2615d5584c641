import type { AreaCopy } from "../../types";

export const finchley = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Finchley, Hendon, Golders Green and Edgware. We also fit bathrooms and air conditioning.",
  lead: "Our emergency plumbers and gas engineers come out at any hour in Finchley, East Finchley, Hendon and Edgware. Call us for a boiler repair, a new bathroom or air con, at home, in your shop or in your office.",
  advice: {
    houses: [
      "We measure your doors, and bring a large boiler in sections that fit through.",
      "In Hampstead Garden Suburb, two cottages may share a chimney. Before we fit a flue, we may need to check next door too.",
      "An extended semi in Golders Green or Mill Hill may have two bathrooms on one old supply pipe, which we can replace.",
    ],
    flats: [
      "To trace a leak in a mansion block in North Finchley, we may need to get into the flat above.",
      "If the bathroom stays damp in a newer flat in Colindale or Grahame Park, the fan may be clogged. We can clean or replace it.",
    ],
    shops: ["If you keep separate meat and milk kitchens, we check that the gas supply can feed both at once."],
    access: [
      "We’ll supply the drawings and photos the Hampstead Garden Suburb Trust asks for.",
      "The Hampstead Garden Suburb Trust has to approve every change to the outside of a house, even a flue or an air brick, and you may need the council’s consent too.",
      "If your plant room is down a ramp, tell us the headroom and we’ll send a van that fits.",
      "For work at the Brent Cross shopping centre or on Hendon’s university campus, we get the site manager’s permit first.",
    ],
  },
  demand: [
    {
      service: "air-conditioning-installation",
      why: "We can fit air con in a hot loft or study and keep the outdoor unit out of sight.",
    },
    {
      service: "commercial-boiler-installation",
      why: "We can renew an ageing boiler room in stages, so the block always has some heat.",
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
      ["cottage estate", "For new pipes in a listed cottage, we can draw the plans for consent."],
      ["mansion block", "We repair the shared boiler in a mansion block, or fit a new one."],
      ["shopping centre", "At Brent Cross, we can repair your shop’s air con after closing."],
    ],
  },
} as const satisfies AreaCopy;
