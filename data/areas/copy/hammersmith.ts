import type { AreaCopy } from "../../types";

export const hammersmith = {
  description:
    "Emergency plumbers, boiler repair, gas engineers and air conditioning in Hammersmith, Shepherd’s Bush, Chiswick, Barnes and West Kensington.",
  lead: "If you need an emergency plumber, a gas engineer or air conditioning repair in Hammersmith, Shepherd’s Bush, Chiswick or Barnes, call us. Offices and shops are covered as well as flats and family houses.",
  buildings: [
    "For an office on the Broadway, tell us whether you or the landlord owns the fan coils. In a Georgian house along the Malls, by the river, the boiler is better upstairs than in the cellar. In a mansion block in Brook Green, Barons Court or West Kensington, we ask which riser feeds your flat.",
    "In the halls at Olympia and the Westfield shopping centre, we work between events or at night. For work at the hospital, we need its permit rules. A villa on Castelnau or a cottage by the pond in Barnes may have a garden where a heat pump could stand.",
  ],
  working: [
    "Hammersmith Bridge closed to motor vehicles in April 2019. While it carries none we drive to Barnes by Putney or Chiswick, and we plan the two banks as separate rounds.",
    "Many of Bedford Park’s tile-hung houses are listed, but a tall chimney can hide a flexible flue. Shops at Westfield are worked on overnight, behind hoardings.",
  ],
  dayAndNight: [
    "Broadcasters and head offices can call for [emergency air conditioning repair](/services/emergency-hvac) at any hour, or add [24/7 cover](/emergency-services) to a [building maintenance contract](/maintenance).",
    "A leak at night in your mansion flat is one for our [plumbers on call](/services/emergency-plumbing-repairs). For a cold house in Chiswick or Barnes we offer [boiler repair and servicing](/boiler-services). If you are a landlord in Barons Court, remember the yearly [gas safety record](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "We change office filters when their measured pressure says so, and log the fans’ energy",
    "For a job in Barnes we bring the parts you are likely to need, which can save a second trip",
    "We line an old chimney for the flue where liner and consent allow it",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "Fans in large 1990s offices often run at one speed. They can use less power without new ductwork.",
    },
    {
      service: "emergency-hvac",
      why: "You can’t send everyone home from a studio or a shop because one cooling unit has stopped.",
    },
    {
      service: "landlord-gas-safety",
      why: "Your own flat’s appliances need a yearly check when you rent it out, even where the gas pipes are shared.",
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
      ["1960s office", "Soot from the flyover fills an office’s filters early."],
      ["mansion block", "Rented and owner-occupied flats may share a gas pipe."],
    ],
  },
} as const satisfies AreaCopy;
