import type { AreaCopy } from "../../types";

export const northLondon = {
  description:
    "Emergency plumbing, gas, boiler repair and air conditioning across north London, from Islington and Hampstead to Barnet, Finchley and Enfield.",
  lead: "Our emergency plumbers and gas engineers cover north London 24 hours a day, from Islington to Barnet and Enfield. Ring us for a boiler repair at home, or if the air con stops in your shop, restaurant or office.",
  advice: {
    houses: [
      "If your air con is past repair, we’ll say so and quote for a new one.",
      "Before we recommend a pump, we measure the water pressure.",
      "Heaters in [Enfield](/areas/enfield) depots hang high, so please clear the floor below before we come with a platform.",
      "A Georgian house in [Islington](/areas/islington) may have its stopcock in a vault under the pavement.",
      "Victorian terraces in [Wood Green](/areas/haringey) and [Tottenham](/areas/tottenham) often share drains, which the sewerage company usually clears. If the blocked drain is yours alone, we can clear it.",
      "A semi in [Finchley](/areas/finchley) or [Barnet](/areas/barnet) may have a loft tank, which you won’t need with a combi.",
    ],
    flats: [
      "Some homes at Bunhill, Edmonton and Broadwater Farm are on heat networks. If your heating fails there, tell your landlord or the operator first.",
      "Mansion flats and converted houses in [Hampstead](/areas/hampstead) often share pipes, so we warn the neighbours before we turn the water off.",
      "If you manage a tower block or a council estate, ask us to service the water pumps before they fail.",
    ],
    offices: ["We overhaul boilers in schools and synagogues in summer."],
    access: [
      "Changes to the outside of a house in Hampstead Garden Suburb need the Trust’s approval, and may need the council’s too. We can apply for both as we plan the job.",
    ],
  },
  demand: [
    {
      service: "landlord-gas-safety",
      why: "We check the gas appliances in every flat you let and send the CP12s.",
    },
    {
      service: "heating-system-maintenance",
      why: "One contract can cover all the sites you manage.",
    },
    {
      service: "appliance-servicing",
      why: "London’s water is hard, so we look for scale at your boiler’s annual service.",
    },
  ],
  street: {
    line: [
      "Georgian terrace",
      "by-law terrace",
      "cottage estate",
      "mansion block",
      "semi",
      "point tower",
      "council block",
      "shed",
    ],
    notes: [
      ["by-law terrace", "We trace and repair leaks in terraced houses split into flats."],
      ["semi", "For a loft bathroom in a semi, we plan the pipes and the drain first."],
      ["shed", "Draught from your warehouse doors? We can fit air curtains."],
    ],
  },
} as const satisfies AreaCopy;
