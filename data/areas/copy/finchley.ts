import type { AreaCopy } from "../../types";

export const finchley = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Finchley, Hendon, Golders Green and Edgware. We also fit bathrooms and air conditioning.",
  lead: "Our emergency plumbers and gas engineers come out at any hour in Finchley, East Finchley, Hendon and Edgware, for a leak or a boiler repair. We also repair air con in shops and offices, and gas cookers in restaurants.",
  advice: {
    houses: [
      "In Hampstead Garden Suburb, two cottages may share a chimney. Before we fit a flue in yours, we may need to check next door too.",
      "An extended semi in Golders Green or Mill Hill may have two bathrooms on one old supply pipe. We can replace it with a larger one from your boundary, so that both have enough water.",
    ],
    flats: [
      "A leak in a mansion block in North Finchley may start on the floor above, so we may need to get into that flat. Please ask the managing agent to arrange it.",
      "The doors of an old boiler room may be too narrow for a large new boiler. If you manage the block, ask us to measure them, as we can bring it in sections.",
      "In a newer flat in Colindale or Grahame Park, a fan takes the damp air from the bathroom. If yours stays damp, the fan may be clogged. We can clean or replace it.",
    ],
    shops: [
      "Separate kitchens for meat and milk may both be cooking at the same time. If you have two, we check that the gas supply can feed both at once.",
    ],
    access: [
      "The Hampstead Garden Suburb Trust has to approve every change to the outside of a house, even a flue or an air brick, and you may need the council’s consent too. We’ll supply the drawings and photos.",
      "Some plant rooms can only be reached down a ramp. If yours is one, tell us the headroom and we’ll send a van that fits.",
      "We need the site manager’s permit before we can work at Brent Cross shopping centre or on Middlesex University’s Hendon campus. We’ll apply for it.",
    ],
  },
  demand: [
    {
      service: "air-conditioning-installation",
      why: "A loft room or a study under the roof can be too hot to use in summer. We can fit air con, and find a place for the outdoor unit where it can’t be seen from the street.",
    },
    {
      service: "commercial-boiler-installation",
      why: "A mansion block can’t be left without heat while its old boilers are replaced. We can renew the boiler room in stages.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "A bathroom in a loft or an extension is often far from the drain. We plan its waste pipes before the builder closes the floor.",
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
      [
        "cottage estate",
        "If your cottage is listed, new pipes may need consent, so we run them where the old ones were.",
      ],
      ["mansion block", "Mansion block too hot on mild days? We can set its boilers to follow the weather."],
      ["shopping centre", "Air con in a shopping centre can be repaired after closing, when no customers are about."],
    ],
  },
} as const satisfies AreaCopy;
