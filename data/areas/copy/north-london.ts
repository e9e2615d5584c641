import type { AreaCopy } from "../../types";

export const northLondon = {
  description:
    "Emergency plumbing, gas, boiler repair and air conditioning across north London, from Islington and Hampstead to Barnet, Finchley and Enfield.",
  lead: "Our emergency plumbers and gas engineers work in homes, shops, restaurants, offices and warehouses across north London, from Islington to Barnet and Enfield. We repair leaks and boilers, clear drains and service air conditioning.",
  buildings: [
    "A Georgian house in [Islington](/areas/islington) may have its stopcock in a vault under the pavement. Victorian terraces in [Wood Green](/areas/haringey) and [Tottenham](/areas/tottenham) often share drains, which the water company usually clears. A semi in [Finchley](/areas/finchley) or [Barnet](/areas/barnet) may have a loft tank, which you won’t need with a combi.",
    "Mansion flats and converted houses in [Hampstead](/areas/hampstead) often share pipes, so we warn the neighbours before we turn the water off.",
    "We service the water pumps in tower blocks and on council estates, and repair overhead heaters in [Enfield](/areas/enfield) depots.",
  ],
  working: [
    "Changes to the outside of a house in Hampstead Garden Suburb need the Trust’s approval, and may need the council’s too. We can apply for both while we plan the job.",
    "Some homes at Bunhill, Edmonton and Broadwater Farm are on heat networks. If your heating fails there, ring the operator first.",
  ],
  dayAndNight: [
    "Our [24/7 emergency plumbers](/services/emergency-plumbing-repairs) come for burst pipes and blocked drains. For a small job, book [a plumber](/plumbing-services/plumber-london). If pressure is low upstairs, ask about a [pump](/plumbing-services/pump-installation).",
    "Cold radiators or no hot water? If you rent your home, tell your landlord first: repairs are their job. If you own or let the home, ring us, day or night, for a [boiler repair](/boiler-services). Rented homes with gas need a [landlord’s gas safety certificate](/gas-services/landlord-gas-safety) each year.",
    "We repair [gas ranges and fryers](/gas-services/commercial-kitchen-gas) in restaurants and cafés, and [air conditioning](/air-conditioning) in shops, restaurants and offices. If yours stops, we come day or night for an [urgent repair](/services/emergency-hvac). We service the [boilers and heating](/heating-services) in schools, synagogues and blocks of flats and issue [gas safety certificates](/services/gas-safety-certificates). One [maintenance contract](/maintenance) can cover your building’s heating and cooling.",
  ],
  benefits: [
    "We say so if your air con is past repair, and quote for a new system",
    "Before we recommend a pump, we measure the water pressure",
    "We overhaul school boiler rooms in summer, with the heating off",
  ],
  demand: [
    {
      service: "landlord-gas-safety",
      why: "We check the gas appliances in every flat you let and send the records.",
    },
    {
      service: "heating-system-maintenance",
      why: "One contract can cover all the sites you manage.",
    },
    {
      service: "appliance-servicing",
      why: "London’s water is hard. We look for scale at your boiler’s annual service and can remove it.",
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
