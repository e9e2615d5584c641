import type { AreaCopy } from "../../types";

export const hammersmith = {
  description:
    "Emergency plumbers, boiler repair, gas engineers and air conditioning in Hammersmith, Shepherd’s Bush, Chiswick, Barnes and West Kensington.",
  lead: "If you need an emergency plumber, a gas engineer or air conditioning repair in Hammersmith, Shepherd’s Bush, Chiswick or Barnes, call us. We work in offices, shops, flats and houses.",
  buildings: [
    "Office on the Broadway too warm? Find out whether you or the landlord owns the cooling units, because the owner has to order the repair. If the cellar floods in your Georgian house on the Malls, by the river, we can move the boiler upstairs. Flats in the mansion blocks of Brook Green, Barons Court and West Kensington often share pipes, so ask your porter or agent which one feeds yours.",
    "For a shop in the Westfield shopping centre, we can work at night or behind hoardings. At Olympia we’ll plan the work round your events, and at a hospital round its permit rules. Thinking of a heat pump for a villa on Castelnau or a cottage by the pond in Barnes? We’ll check whether the garden has room.",
  ],
  working: [
    "Hammersmith Bridge has been closed to motor vehicles since April 2019, so for now we come to Barnes through Putney or Chiswick.",
    "Many of Bedford Park’s tile-hung houses are listed. If yours is, talk to us before you order a boiler, because a new flue may need consent.",
  ],
  dayAndNight: [
    "If you run a studio or a head office, call for [emergency air conditioning repair](/services/emergency-hvac) at any hour, or add [24/7 cover](/emergency-services) to a [building maintenance contract](/maintenance).",
    "If a pipe leaks in your mansion flat at night, ring our [plumbers on call](/services/emergency-plumbing-repairs). For a cold house in Chiswick, book [boiler repair and servicing](/boiler-services). If you rent out a flat with gas, it needs a [gas safety record](/gas-services/landlord-gas-safety) every year.",
  ],
  benefits: [
    "We measure how dirty your office filters are, so you don’t replace clean ones",
    "For a job in Barnes we bring the parts you’re likely to need, which can save a second trip",
    "If a flue can’t go through your wall, we’ll see whether it can go up the chimney",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "Fans in large offices often run at full speed all day. We can fit controls that slow them down.",
    },
    {
      service: "emergency-hvac",
      why: "If your office heating or cooling fails, we can come out at night, before your staff arrive.",
    },
    {
      service: "landlord-gas-safety",
      why: "In a rented flat, we can check every gas appliance and flue that you provide.",
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
      ["Georgian terrace", "Does your cellar flood at spring tides? We fit and service pumps."],
      ["1960s office", "Office near the flyover? Soot clogs its filters. We can change them."],
      ["mansion block", "Before we test a shared gas pipe, we find out which flats it feeds."],
    ],
  },
} as const satisfies AreaCopy;
