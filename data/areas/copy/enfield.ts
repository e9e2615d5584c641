import type { AreaCopy } from "../../types";

export const enfield = {
  description:
    "Leak, broken boiler or cold factory in Enfield? Our emergency plumbers, gas engineers and heating engineers work from Winchmore Hill to Brimsdown.",
  lead: "For an emergency plumber, a gas engineer or a boiler repair in Enfield, from Winchmore Hill to Brimsdown, ring us 24 hours a day. We also repair heating in factories, and air con in shops and restaurants.",
  advice: {
    houses: [
      "In Edwardian houses in Palmers Green and Winchmore Hill, and in houses near Southgate station, the old gas pipe may be too small for a new boiler. We check the pipe before you choose the boiler.",
      "If you have an old back boiler behind the fire, we can replace it and make its flue in the chimney safe.",
      "The ground near the Lee in Enfield Lock is wet, so a basement there may need a pump to keep it dry. We can fit one that lifts out easily for servicing.",
    ],
    flats: [
      "Flats in Ponders End, Oakwood and Ladderswood may be on Energetik’s heat network. If your heating stops, ask Energetik whether the network is running.",
      "When the network is running and only your flat is cold, the fault may be in the heat interface unit (HIU), the box that passes heat from the network to your radiators. If you own the flat and your lease says the HIU is yours, we can repair it.",
      "No water in your tower block by the Edmonton Green shopping centre? Tell the estate office before you ring a plumber, as the pump that all the flats share may have failed.",
    ],
    shops: [
      "Turning a shop on a parade into a restaurant? Its air con was probably chosen for a shop, not for a hot kitchen. Before you order the cookers, ask us how much cooling and extract you’ll need.",
    ],
    offices: [
      "We don’t shut off the heating, gas or water in a hospital or a Brimsdown factory without warning, so tell us who has to agree to it. In a factory or a warehouse, we can do the work between shifts.",
    ],
    access: [
      "In the Enfield Town conservation area, a flue that can be seen from the street may need the council’s permission. Ask us where the flue can go before you order a boiler.",
    ],
  },
  demand: [
    {
      service: "heating-system-maintenance",
      why: "Where one boiler room heats a whole block, dirty water or a worn pump can leave every home cold. We check the water and the pumps at each visit.",
    },
    {
      service: "gas-system-installations",
      why: "When you take over a factory unit or a restaurant, the gas pipes are rarely where you need them. We can run new pipes to your appliances.",
    },
    {
      service: "energy-efficient-solutions",
      why: "In tall units such as those at Innova Park, the warm air collects under the roof, where nobody feels it. We can fit fans that push the warm air back down.",
    },
  ],
  street: {
    line: ["parade", "station", "bay terrace", "church", "shopping centre", "point tower", "hospital 5", "factory"],
    notes: [
      ["bay terrace", "Radiators in your terraced house cold at the bottom? We check the system for sludge."],
      ["point tower", "Own a flat in a tower? If your lease says the radiators are yours, we can repair them."],
      ["factory", "Gas heaters in a factory need a supply of air, so we check the vents as well as the burners."],
    ],
    network: "point tower",
  },
} as const satisfies AreaCopy;
