import type { AreaCopy } from "../../types";

export const hammersmith = {
  description:
    "Emergency plumbers, boiler repair, gas engineers and air conditioning in Hammersmith, Shepherd’s Bush, Chiswick, Barnes and West Kensington.",
  lead: "For a leak, a blocked drain or a boiler repair in Hammersmith, Shepherd’s Bush, Chiswick or Barnes, call our emergency plumbers and gas engineers. We also repair air conditioning in shops, restaurants and offices.",
  buildings: [
    "Mansion flats in Brook Green, Barons Court and West Kensington often share water pipes, so ask your porter or agent where your water can be shut off. If the cellar of your Georgian house by the river floods, we can move the boiler upstairs. If you want a heat pump for a cottage or Victorian house in Barnes, we check that your garden has room.",
    "Before you book an air con repair in a rented office on the Broadway, check your lease: it may be the landlord’s job. In Westfield shops, we can work at night or behind hoardings, and at Olympia between events. In hospitals we get a permit to work first.",
  ],
  working: [
    "Hammersmith Bridge has been closed to motor vehicles since April 2019, so we reach Barnes through Putney or Chiswick.",
    "Many houses in Bedford Park are listed. Before you order a boiler there, ask us: a new flue may need consent.",
  ],
  dayAndNight: [
    "Our [emergency plumbers](/services/emergency-plumbing-repairs) deal with burst pipes and blocked drains at any hour. Heating or hot water off? If you rent your home, ring your landlord first, because repairs are their job. Otherwise ring us for a [boiler repair](/boiler-services), day or night. If you let a home with gas, book the annual [gas safety check](/gas-services/landlord-gas-safety).",
    "We repair [air conditioning](/air-conditioning) in shops, restaurants and offices. If yours stops, ring our [emergency engineers](/services/emergency-hvac), day or night. In restaurants we do [kitchen gas](/gas-services/commercial-kitchen-gas) repairs and checks. If you manage a building, ask about a [maintenance contract](/maintenance) with [24/7 cover](/emergency-services).",
  ],
  benefits: [
    "We measure how dirty filters are, so you don’t replace clean ones",
    "If you tell us the boiler’s make and fault code, we bring the likely parts",
    "If a flue can’t go through your wall, we’ll see whether it can go up the chimney",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "Fans in large offices often run at full speed all day. We fit controls that slow them down.",
    },
    {
      service: "emergency-hvac",
      why: "If your office heating or cooling fails, we can come at night, before your staff arrive.",
    },
    {
      service: "landlord-gas-safety",
      why: "For landlords, we check each gas appliance and flue, and send the record.",
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
      ["Georgian terrace", "For Georgian cellars that flood at spring tides, we fit pumps."],
      ["1960s office", "When an office is stuffy, we test the fans and check the filters."],
      ["mansion block", "No hot water in your mansion flat? We find the fault and repair it."],
    ],
  },
} as const satisfies AreaCopy;
