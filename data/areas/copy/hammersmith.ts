import type { AreaCopy } from "../../types";

export const hammersmith = {
  description:
    "Emergency plumbers, boiler repair, gas engineers and air conditioning in Hammersmith, Shepherd’s Bush, Chiswick, Barnes and West Kensington.",
  lead: "If you need an emergency plumber, a gas engineer or air conditioning repair in Hammersmith, Shepherd’s Bush, Chiswick or Barnes, call us. We work in offices, shops, flats and houses.",
  buildings: [
    "Office on the Broadway too warm? Find out whether you or the landlord owns the cooling units, because the owner has to order the repair. In a Georgian house on the Malls, by the river, we can move your boiler up out of the cellar. Flats in the mansion blocks of Brook Green, Barons Court and West Kensington often share pipes, so ask your porter or agent which one feeds yours.",
    "If you have a shop in the Westfield shopping centre, we can work at night or behind hoardings. If you manage a hall at Olympia or a hospital building, we’ll work round your events or permit rules. Thinking of a heat pump for a villa on Castelnau or a cottage by the pond in Barnes? Your garden may have room.",
  ],
  working: [
    "Hammersmith Bridge has been closed to motor vehicles since April 2019, so for now we come to Barnes through Putney or Chiswick.",
    "Many of Bedford Park’s tile-hung houses are listed. If yours is, talk to us before you order a boiler, because a new flue may need consent.",
  ],
  dayAndNight: [
    "If you run a studio or a head office, call for [emergency air conditioning repair](/services/emergency-hvac) at any hour, or add [24/7 cover](/emergency-services) to a [building maintenance contract](/maintenance).",
    "If a pipe leaks in your mansion flat at night, ring our [plumbers on call](/services/emergency-plumbing-repairs). For a cold house in Chiswick, book [boiler repair and servicing](/boiler-services). If you rent out a flat, you need a [gas safety record](/gas-services/landlord-gas-safety) for it every year.",
  ],
  benefits: [
    "We measure how dirty your office filters are, so you don’t replace clean ones",
    "For a job in Barnes we bring the parts you’re likely to need, which can save a second trip",
    "We can often run a new flue up inside the old chimney",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "Fans in large 1990s offices often run at one speed, and we can cut the power they use without new ductwork.",
    },
    {
      service: "emergency-hvac",
      why: "If the cooling in your studio or office fails, we’ll come day or night, so you can carry on working.",
    },
    {
      service: "landlord-gas-safety",
      why: "We check the appliances in rented flats each year, even where several share a gas pipe.",
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
      ["1960s office", "Office too warm near the flyover? We’ll check for sooty filters first."],
      ["mansion block", "Before we test a shared gas pipe, we find out which flats it feeds."],
    ],
  },
} as const satisfies AreaCopy;
