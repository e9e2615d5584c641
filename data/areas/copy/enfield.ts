import type { AreaCopy } from "../../types";

export const enfield = {
  description:
    "Boiler repair, gas engineers and emergency plumbers in Enfield, from flats on the heat network to Brimsdown’s factories and homes in Winchmore Hill.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work throughout Enfield, from Brimsdown to Winchmore Hill. We look after family boilers and drains, and the heating of factories and tower blocks.",
  buildings: [
    "In the Edwardian houses of Palmers Green and Winchmore Hill, and near Southgate station, we test an old gas pipe before we fit a new boiler. In the conservation area of Enfield Town, show us where you would like a flue before you order anything.",
    "In a tower block, for example over Edmonton Green’s shopping centre, ask the estate office which pump serves your floor. For Chase Farm or North Middlesex hospital, tell us who permits a shutdown. At factories in Brimsdown and Innova Park, and at Enfield Lock, tell us if the road is private.",
  ],
  working: [
    "Flats at Ponders End, Oakwood and Ladderswood can be on Energetik’s heat network. If yours is, two valves control its heat and a meter counts it. When a valve sticks, the water goes back too hot and the neighbours’ heating suffers too.",
    "Near the Lee the ground is wet gravel. We fit drain pumps there that lift out from above, so your staff need not climb into a pit to check one.",
  ],
  dayAndNight: [
    "Is every flat on your stair cold? Then the fault is probably shared, and your managing agent can arrange [maintenance of the heating](/services/heating-system-maintenance) with us. For a boiler of your own, book a [boiler repair](/boiler-services).",
    "Burst pipes and blocked drains are dealt with at any hour by our [plumbing team](/services/emergency-plumbing-repairs). Factories can bring a gas fault to our [commercial gas engineers](/gas-services) and high bills to our [energy engineers](/services/energy-efficient-solutions). If something has failed and you don’t know what it is, start with [what to do now](/emergency).",
  ],
  benefits: [
    "We set the valves in your network flat and leave you the readings",
    "Before you pay for more burners, we look at the heat you lose at roof level",
    "If you take out an old back boiler, we find its flue and close it",
  ],
  demand: [
    {
      service: "heating-system-maintenance",
      why: "In a communal block, dirty water or a worn pump can leave dozens of homes cold, so both need regular checks.",
    },
    {
      service: "gas-system-installations",
      why: "When a factory unit changes hands, the new business often needs gas pipes for burners of its own.",
    },
    {
      service: "energy-efficient-solutions",
      why: "Fans and separate controls for each zone cut the cost of heating the high bays at Innova Park.",
    },
  ],
  street: {
    line: ["parade", "station", "bay terrace", "church", "shopping centre", "point tower", "hospital 5", "factory"],
    notes: [
      ["bay terrace", "A chimney breast may still hide the flue of an old back boiler."],
      ["point tower", "A flat on the network has a heat exchanger instead of a boiler."],
      ["factory", "Warm air collects under a high roof while the benches stay cold."],
    ],
    network: "point tower",
  },
} as const satisfies AreaCopy;
