import type { AreaCopy } from "../../types";

export const enfield = {
  description:
    "Boiler repair, gas engineers and emergency plumbers in Enfield, from flats on the heat network to Brimsdown’s factories and homes in Winchmore Hill.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work throughout Enfield, from Brimsdown to Winchmore Hill. Call us about a boiler or a drain at home, or about the heating in a factory or a tower block.",
  buildings: [
    "In Edwardian houses in Palmers Green and Winchmore Hill, and near Southgate station, we test the old gas pipe before we fit a new boiler. If you live in the Enfield Town conservation area, ask us where a flue can go before you order a boiler.",
    "If the water stops in your tower block, for example over Edmonton Green’s shopping centre, tell the estate office, because a shared pump may have failed. For work at Chase Farm or North Middlesex hospital, we’ll agree each shutdown with the estates team.",
  ],
  working: [
    "Flats at Ponders End, Oakwood and Ladderswood may be on Energetik’s heat network. If yours goes cold, ask them whether the network is running, and call us if the fault is in your flat.",
    "The ground by the Lee at Enfield Lock is wet, so a basement there may need a pump. We fit pumps that lift out, so that nobody has to climb into the pit.",
  ],
  dayAndNight: [
    "Is every flat on your staircase cold? The fault is probably in the shared plant, so ask your managing agent to arrange [heating maintenance](/services/heating-system-maintenance) with us. If you have your own boiler, book a [boiler repair](/boiler-services).",
    "Our [plumbing team](/services/emergency-plumbing-repairs) deals with burst pipes and blocked drains at any hour. If you run a factory, call our [commercial gas engineers](/gas-services) about a fault and our [energy engineers](/services/energy-efficient-solutions) about high bills. Not sure what has failed? See [what to do now](/emergency).",
  ],
  benefits: [
    "For landlords, we can do the yearly gas check and the boiler service in one visit",
    "We can service your factory’s heaters between shifts",
    "When we replace an old back boiler, we make its flue safe too",
  ],
  demand: [
    {
      service: "heating-system-maintenance",
      why: "In a block with shared heating, dirty water or a worn pump can leave every home cold, so we check both at each visit.",
    },
    {
      service: "gas-system-installations",
      why: "When you take over a factory unit, we’ll run the gas pipes for your burners.",
    },
    {
      service: "energy-efficient-solutions",
      why: "At Innova Park we can cut the cost of heating a tall unit, with fans that bring the warm air down and a control for each zone.",
    },
  ],
  street: {
    line: ["parade", "station", "bay terrace", "church", "shopping centre", "point tower", "hospital 5", "factory"],
    notes: [
      ["bay terrace", "Cold radiators on old pipes? We can flush and balance them."],
      ["point tower", "Flat on the heat network? We can service its heat exchanger."],
      ["factory", "Cold factory? We’ll find out how much heat it loses through the roof."],
    ],
    network: "point tower",
  },
} as const satisfies AreaCopy;
