import type { AreaCopy } from "../../types";

export const enfield = {
  description:
    "Leak, broken boiler or cold factory in Enfield? Our emergency plumbers, gas engineers and heating engineers work from Winchmore Hill to Brimsdown.",
  lead: "For an emergency plumber, a gas engineer or a boiler repair in Enfield, ring us 24 hours a day. From Winchmore Hill to Brimsdown, we work in homes, shops, restaurants and offices, and repair factory heating.",
  advice: {
    houses: [
      "When we replace an old back boiler, we make the old flue safe too.",
      "The ground near the Lee in Enfield Lock is wet, so a basement may need a pump. We can fit one that lifts out for servicing.",
      "In Edwardian houses in Palmers Green and Winchmore Hill, and near Southgate station, the old gas pipe may be too small for a new boiler. We check first.",
    ],
    flats: [
      "We can do a landlord’s gas safety check (CP12) and boiler service in one visit.",
      "Flats in Ponders End, Oakwood and Ladderswood may be on Energetik’s heat network. If your heating stops, ask whether the network is running.",
      "If the network is running and only your flat is cold, your heat interface unit (HIU) may have failed. Tell your landlord or the operator first.",
      "If your tower block by the Edmonton Green shopping centre has no water, tell the estate office, as a shared pump may have failed.",
    ],
    offices: [
      "We can service factory and warehouse heaters between shifts.",
      "If you manage a factory or warehouse in Brimsdown, or a hospital building, tell us who has to agree a shutdown.",
    ],
    access: ["In the Enfield Town conservation area, ask us where the flue can go before you order a boiler."],
  },
  demand: [
    {
      service: "heating-system-maintenance",
      why: "Dirty water or a worn pump can leave every home in a block cold. We check both at each visit.",
    },
    {
      service: "gas-system-installations",
      why: "When you take over a factory unit or a restaurant, we can run gas pipes to your appliances.",
    },
    {
      service: "energy-efficient-solutions",
      why: "Heat collects under the roof in tall units such as those at Innova Park. We can fit fans that push it back down.",
    },
  ],
  street: {
    line: ["parade", "station", "bay terrace", "church", "shopping centre", "point tower", "hospital 5", "factory"],
    notes: [
      ["bay terrace", "Radiators in your terrace cold at the bottom? We check for sludge."],
      ["point tower", "If you’re on Energetik’s heat network, we can repair your radiators."],
      ["factory", "Factory or warehouse cold? We can repair or replace the heaters."],
    ],
    network: "point tower",
  },
} as const satisfies AreaCopy;
