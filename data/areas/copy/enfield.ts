import type { AreaCopy } from "../../types";

export const enfield = {
  description:
    "Boiler repair, gas engineers and emergency plumbers in Enfield, from flats on the heat network to Brimsdown’s factories and homes in Winchmore Hill.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work throughout Enfield, from Brimsdown to Winchmore Hill. Call us about a boiler or a drain at home, or about the heating in a factory or a tower block.",
  buildings: [
    "In Edwardian houses in Palmers Green and Winchmore Hill, and near Southgate station, we test the old gas pipe before we fit a new boiler. If you live in the Enfield Town conservation area, show us where you would like the flue before you order anything.",
    "Has the water stopped in your tower block, for example over Edmonton Green’s shopping centre? Ask the estate office which pump serves your floor. For work at Chase Farm or North Middlesex hospital, tell us who can agree to a shutdown. If your factory at Brimsdown or Innova Park, or your home at Enfield Lock, is on a private road, tell us when you book, so that we can get the van in.",
  ],
  working: [
    "Flats at Ponders End, Oakwood and Ladderswood may be on Energetik’s heat network. If a valve in yours sticks, the water goes back too hot and your neighbours’ heating may suffer too, so don’t leave it.",
    "The ground near the Lee is wet gravel. We fit drain pumps that lift out from above, so that nobody has to climb into a pit to check them.",
  ],
  dayAndNight: [
    "Is every flat on your staircase cold? The fault is probably in the shared plant, so ask your managing agent to arrange [heating maintenance](/services/heating-system-maintenance) with us. If you have your own boiler, book a [boiler repair](/boiler-services).",
    "Our [plumbing team](/services/emergency-plumbing-repairs) deals with burst pipes and blocked drains at any hour. If you run a factory, call our [commercial gas engineers](/gas-services) about a fault and our [energy engineers](/services/energy-efficient-solutions) about high bills. Not sure what has failed? See [what to do now](/emergency).",
  ],
  benefits: [
    "We set the valves in your network flat and leave you the readings",
    "We can service your factory’s heaters between shifts",
    "If you take out an old back boiler, we’ll find its flue and close it",
  ],
  demand: [
    {
      service: "heating-system-maintenance",
      why: "Dirty water or a worn pump can leave dozens of homes cold, so we check both at every service.",
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
      ["point tower", "No boiler in your network flat? We service its heat exchanger."],
      ["factory", "Cold factory? We’ll check how much heat escapes through the roof."],
    ],
    network: "point tower",
  },
} as const satisfies AreaCopy;
