import type { AreaCopy } from "../../types";

export const hammersmith = {
  description:
    "Emergency plumbers, boiler repair, gas engineers and air conditioning in Hammersmith, Shepherd’s Bush, Chiswick, Barnes and West Kensington.",
  lead: "If you need an emergency plumber, a gas engineer or air conditioning repair in Hammersmith, Shepherd’s Bush, Chiswick or Barnes, call us. We work in offices, shops, flats and family houses.",
  buildings: [
    "If your office is on the Broadway, find out whether you or the landlord owns the cooling units, because the owner has to order the repair. In a Georgian house by the river, along the Malls, we can move your boiler up from the cellar. For a flat in a mansion block in Brook Green, Barons Court or West Kensington, ask which shared pipe feeds it.",
    "If your shop is in the Westfield shopping centre, we can work at night or behind hoardings. At Olympia we work between events, and at the hospital we follow its permit rules. If you have a villa on Castelnau or a cottage by the pond in Barnes, your garden may have room for a heat pump.",
  ],
  working: [
    "Hammersmith Bridge closed to motor vehicles in April 2019. Until it reopens to them, we’ll reach you in Barnes through Putney or Chiswick.",
    "Many of Bedford Park’s tile-hung houses are listed. If yours is, a new flue may need consent.",
  ],
  dayAndNight: [
    "If you run a studio or a head office, call for [emergency air conditioning repair](/services/emergency-hvac) at any hour, or add [24/7 cover](/emergency-services) to a [building maintenance contract](/maintenance).",
    "If a pipe leaks in your mansion flat at night, ring our [plumbers on call](/services/emergency-plumbing-repairs). For a cold house in Chiswick or Barnes, book [boiler repair and servicing](/boiler-services). If you rent out a flat in Barons Court, you need a [gas safety record](/gas-services/landlord-gas-safety) every year.",
  ],
  benefits: [
    "We change your office filters when a pressure reading shows it’s time, and log how much energy the fans use",
    "For a job in Barnes we bring the parts you’re likely to need, which can save a second trip",
    "Where consent and the liner allow it, we’ll hide your flue in the old chimney",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "Fans in large 1990s offices often run at one speed, and we can cut the power they use without new ductwork.",
    },
    {
      service: "emergency-hvac",
      why: "A studio can’t send everyone home because one cooling unit has stopped, so we come out day and night.",
    },
    {
      service: "landlord-gas-safety",
      why: "We check the appliances in rented flats each year, even where several flats share a gas pipe.",
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
      ["mansion block", "Before we test a shared gas pipe, we find out which flats it feeds."],
    ],
  },
} as const satisfies AreaCopy;
