import type { AreaCopy } from "../../types";

export const hammersmith = {
  description:
    "Emergency plumbers, boiler repair, gas engineers and air conditioning in Hammersmith, Shepherd’s Bush, Chiswick, Barnes and West Kensington.",
  lead: "If you need an emergency plumber, a gas engineer or air conditioning repair in Hammersmith, Shepherd’s Bush, Chiswick or Barnes, call us. We work in offices, shops, flats and family houses.",
  buildings: [
    "For an office on the Broadway, tell us whether you or the landlord owns the cooling units, because the owner has to order the repair. In a Georgian house along the Malls, by the river, we can move the boiler up from the cellar. If your flat is in a mansion block in Brook Green, Barons Court or West Kensington, ask which riser feeds it.",
    "In the halls at Olympia and the Westfield shopping centre, we work between events or at night. For work at the hospital, we need its permit rules. If you have a villa on Castelnau or a cottage by the pond in Barnes, there may be room for a heat pump in the garden.",
  ],
  working: [
    "Hammersmith Bridge closed to motor vehicles in April 2019. While it carries none, we go to Barnes by Putney or Chiswick, and we plan the two banks as separate rounds.",
    "Many of Bedford Park’s tile-hung houses are listed, so a new flue may need consent. In a Westfield shop we work behind hoardings.",
  ],
  dayAndNight: [
    "If you run a studio or a head office, call for [emergency air conditioning repair](/services/emergency-hvac) at any hour, or add [24/7 cover](/emergency-services) to a [building maintenance contract](/maintenance).",
    "When a pipe leaks at night in your mansion flat, ring our [plumbers on call](/services/emergency-plumbing-repairs). For a cold house in Chiswick or Barnes, book [boiler repair and servicing](/boiler-services). Landlords in Barons Court need a [gas safety record](/gas-services/landlord-gas-safety) every year.",
  ],
  benefits: [
    "We change your office filters when a pressure reading shows it’s time, and log the fans’ energy",
    "For a job in Barnes we bring the parts you are likely to need, which can save you a trip",
    "Where consent and the liner allow it, we’ll hide your flue in the old chimney",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "Fans in large 1990s offices often run at one speed, and we cut their power without new ductwork.",
    },
    {
      service: "emergency-hvac",
      why: "You can’t send everyone home from a studio because one cooling unit has stopped, so call us at any hour.",
    },
    {
      service: "landlord-gas-safety",
      why: "If you rent out your flat, we check its appliances each year, even where gas pipes are shared.",
    },
  ],
  street: {
    line: [
      "Georgian terrace",
      "waterside",
      "1960s office 8",
      "shopping centre",
      "mansion block",
      "parade",
      "villa",
      "cottage estate",
      "hospital 6",
    ],
    notes: [
      ["Georgian terrace", "Cellars can flood at spring tides, so we set pump floats high."],
      ["1960s office", "Warm floor near the flyover? We’ll check for sooty filters first."],
      ["mansion block", "If flats share a gas pipe, we’ll find out which before we test it."],
    ],
  },
} as const satisfies AreaCopy;
