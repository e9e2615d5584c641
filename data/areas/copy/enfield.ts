import type { AreaCopy } from "../../types";

export const enfield = {
  description:
    "Leak, broken boiler or cold factory in Enfield? Our emergency plumbers, gas engineers and heating engineers work from Winchmore Hill to Brimsdown.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work throughout Enfield, from Brimsdown to Winchmore Hill. Call us about a boiler or a drain at home, or about heating and cooling in a shop, an office or a factory.",
  buildings: [
    "In the Edwardian houses of Palmers Green and Winchmore Hill, and near Southgate station, we test the old gas pipe before we fit a new boiler. In the Enfield Town conservation area, ask us where a flue can go before you order a boiler.",
    "If the water stops in a tower block, for example by the shopping centre at Edmonton Green, tell the estate office, because a shared pump may have failed.",
    "At Chase Farm and North Middlesex hospitals, and in the factories at Brimsdown, we agree each shutdown with the site’s engineers.",
  ],
  working: [
    "Flats at Ponders End, Oakwood and Ladderswood may be on Energetik’s heat network. If yours goes cold, ask the operator whether the network is running, and call us if the fault is in your flat.",
    "The ground by the Lee at Enfield Lock is wet, so a basement there may need a pump. We fit pumps that lift out for servicing.",
  ],
  dayAndNight: [
    "Our [emergency plumbers](/services/emergency-plumbing-repairs) deal with burst pipes and blocked drains at any hour, and our [emergency page](/emergency) says what to do until they come. For your own boiler, book a [boiler repair](/boiler-services) or a yearly service. Where a block shares its heating, ask the managing agent to arrange [heating maintenance](/services/heating-system-maintenance) with us.",
    "For a rented home, we do the yearly [gas check](/gas-services/landlord-gas-safety) and issue the landlord’s record.",
    "Office or shop too warm? Ask us for [air conditioning repair](/air-conditioning). For kitchen gas in a restaurant or gas heating in a factory, call our [commercial gas engineers](/gas-services). Our [energy engineers](/services/energy-efficient-solutions) help with high bills, and we offer [contracts](/maintenance) for managed buildings.",
  ],
  benefits: [
    "For landlords, we do the gas check and the boiler service in one visit",
    "We service a factory’s heaters between shifts",
    "When we replace an old back boiler, we make its flue safe too",
  ],
  demand: [
    {
      service: "heating-system-maintenance",
      why: "In a block with shared heating, dirty water or a worn pump can leave every home cold, so we check both at each visit.",
    },
    {
      service: "gas-system-installations",
      why: "When you take over a factory unit, we run the gas pipes for your burners.",
    },
    {
      service: "energy-efficient-solutions",
      why: "In a tall industrial unit, for example at Innova Park, we fit fans that bring the warm air down, with a control for each zone.",
    },
  ],
  street: {
    line: ["parade", "station", "bay terrace", "church", "shopping centre", "point tower", "hospital 5", "factory"],
    notes: [
      ["bay terrace", "Radiators cold at the bottom? We flush out the sludge."],
      ["point tower", "Cold flat on the heat network? We can repair its heat exchanger."],
      ["factory", "Factory hard to heat? We repair heaters and find where heat escapes."],
    ],
    network: "point tower",
  },
} as const satisfies AreaCopy;
