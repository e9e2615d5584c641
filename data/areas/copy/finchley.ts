import type { AreaCopy } from "../../types";

export const finchley = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Finchley, Hendon, Golders Green and Edgware. We also fit bathrooms and air conditioning.",
  lead: "Our emergency plumbers and gas engineers come out at any hour in Finchley, East Finchley, Hendon and Edgware, for a leak or a boiler repair. We also repair air con in shops, and gas cookers in restaurants.",
  advice: {
    houses: [
      "In Hampstead Garden Suburb, two cottages may share a chimney. Before we fit a flue in it, we may need to check the cottage next door too.",
      "An extended semi in Golders Green, Edgware or Mill Hill may have two bathrooms on one old supply pipe. We can lay a larger pipe from your boundary, so that both bathrooms have enough water.",
    ],
    flats: [
      "If water comes through the ceiling of a mansion flat in North Finchley, the leak may be in the flat above. Please ask the managing agent to arrange for us to get into that flat.",
      "The doors of an old boiler room may be too narrow for a large new boiler. If you manage the block, ask us to measure them. We can bring a boiler in sections that fit through.",
      "If the bathroom stays damp in a newer flat in Colindale or Grahame Park, its fan may be clogged. If you own the flat, we can clean the fan or replace it.",
    ],
    shops: [
      "If your restaurant has separate kitchens for meat and milk, both may be cooking at the same time. We check that the gas supply is large enough for both.",
    ],
    offices: [
      "In an older school or office, one pump may feed the heating of the whole building. We can fit a second pump beside it, so that one breakdown doesn’t send everybody home.",
    ],
    access: [
      "The Hampstead Garden Suburb Trust has to approve every change to the outside of a house, even a flue or an air brick, and you may need the council’s consent too. We’ll supply the drawings and photos for your application.",
      "If your plant room is at the bottom of a ramp, tell us the headroom when you book, and we’ll send a van low enough to get in.",
      "We need the site manager’s permit before we can work at Brent Cross shopping centre or on Middlesex University’s Hendon campus, and we’ll apply for it.",
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
      why: "A bathroom in a loft or an extension is often far from the drain. We plan its waste pipes before the builder closes up the floor.",
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
      ["cottage estate", "New pipes in a listed cottage may need consent. We try to run them where the old ones were."],
      ["mansion block", "Mansion block too hot on mild days? We can set its boilers to follow the weather."],
      ["shopping centre", "We can repair the air con in your shop after the shopping centre has closed for the day."],
    ],
  },
} as const satisfies AreaCopy;
