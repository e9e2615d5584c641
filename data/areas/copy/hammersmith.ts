import type { AreaCopy } from "../../types";

export const hammersmith = {
  description:
    "Emergency plumbers, boiler repair, gas engineers and air conditioning in Hammersmith, Shepherd’s Bush, Chiswick, Barnes and West Kensington.",
  lead: "For a leak, a blocked drain or a boiler repair in Hammersmith, Shepherd’s Bush, Chiswick or Barnes, call our emergency plumbers and gas engineers. We also repair air conditioning in shops, restaurants and offices.",
  buildings: [
    "Mansion flats in Brook Green, Barons Court and West Kensington often share water pipes, so ask your porter or agent where your water can be shut off. Cellars of Georgian houses by the river can flood. We can move your boiler upstairs. A cottage or Victorian house in Barnes can have a heat pump if there’s room in the garden.",
    "Before you book an air con repair in a rented office on the Broadway, check your lease: it may be the landlord’s job. We can work in Westfield shops at night or behind hoardings, and at Olympia between events. In hospitals we ask for a permit to work first.",
  ],
  working: [
    "Hammersmith Bridge has been closed to motor vehicles since April 2019, so we reach Barnes through Putney or Chiswick.",
    "Many houses in Bedford Park are listed. Before you order a boiler there, ask us: a new flue may need consent.",
  ],
  dayAndNight: [
    "Our [emergency plumbers](/services/emergency-plumbing-repairs) deal with burst pipes and blocked drains at any hour. Heating or hot water off? If you rent your home, ring your landlord first, because repairs are their job. If you own or let the home, ring us for a [boiler repair](/boiler-services), day or night. Landlords can book the annual [gas safety check](/gas-services/landlord-gas-safety).",
    "We repair [air conditioning](/air-conditioning) in shops, restaurants and offices. If yours stops, ring our [emergency engineers](/services/emergency-hvac), day or night. For restaurants, we do [kitchen gas](/gas-services/commercial-kitchen-gas) repairs and checks. If you manage a building, ask about a [maintenance contract](/maintenance) with [24/7 cover](/emergency-services).",
  ],
  benefits: [
    "We measure how dirty filters are, so you don’t replace clean ones",
    "We bring the likely parts when you give us the boiler’s make and fault code",
    "If a flue can’t go through your wall, we’ll see whether it can go up the chimney",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "Fans in large offices often run at full speed all day. We fit controls that slow them down.",
    },
    {
      service: "emergency-hvac",
      why: "We can repair your office heating or cooling at night, before your staff arrive.",
    },
    {
      service: "landlord-gas-safety",
      why: "For landlords, we check and record the gas appliances and flues they provide.",
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
      ["Georgian terrace", "We fit pumps in Georgian cellars that flood at spring tides."],
      ["1960s office", "If an office is stuffy, we find out why and put it right."],
      ["mansion block", "No hot water in your mansion flat? We find the fault and repair it."],
    ],
  },
} as const satisfies AreaCopy;
