import type { AreaCopy } from "../../types";

export const hammersmith = {
  description:
    "Emergency plumbers, boiler repair, gas engineers and air conditioning in Hammersmith, Shepherd’s Bush, Chiswick, Barnes and West Kensington.",
  lead: "For a leak, a blocked drain or a boiler repair in Hammersmith, Shepherd’s Bush, Chiswick or Barnes, call our emergency plumbers and gas engineers. We also repair air conditioning in shops, restaurants and offices.",
  buildings: [
    "Mansion flats in Brook Green, Barons Court and West Kensington often share water pipes, so ask your porter or agent where your water can be shut off. If the cellar of your Georgian house on the riverside Malls floods, we can move the boiler upstairs. Heat pump for a cottage or Victorian house in Barnes? We check whether the garden has room.",
    "Before you book an air conditioning repair in a rented office on the Broadway, check your lease, because it may be the landlord’s job. In the Westfield shopping centre we can work at night or behind hoardings, and at Olympia between events. In hospitals we get a permit to work first.",
  ],
  working: [
    "Hammersmith Bridge has been closed to motor vehicles since April 2019, so we come to Barnes through Putney or Chiswick.",
    "Many houses in Bedford Park are listed. Talk to us before you order a boiler there, because a new flue may need consent.",
  ],
  dayAndNight: [
    "Our [emergency plumbers](/services/emergency-plumbing-repairs) deal with burst pipes and blocked drains, day or night. Heating off? Ring us for a [boiler repair](/boiler-services). Renting? Ring your landlord first, because heating and hot water repairs are their job. If you let a home with gas, book the annual [gas safety check](/gas-services/landlord-gas-safety).",
    "We do [air conditioning repair](/air-conditioning) in shops and offices. If it’s urgent, call our [emergency HVAC engineers](/services/emergency-hvac). For restaurants we do [kitchen gas](/gas-services/commercial-kitchen-gas) repairs and checks. For managed buildings we offer a [maintenance contract](/maintenance) with [24/7 cover](/emergency-services).",
  ],
  benefits: [
    "We measure how dirty your office filters are, so you don’t replace clean ones",
    "Tell us the boiler’s make and fault code, and we’ll bring the parts it’s likely to need",
    "If a flue can’t go through your wall, we’ll see whether it can go up the chimney",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "Fans in large offices often run at full speed all day. We fit controls that slow them down.",
    },
    {
      service: "emergency-hvac",
      why: "Office heating or air conditioning failed? We can come out at night, before your staff arrive.",
    },
    {
      service: "landlord-gas-safety",
      why: "We check every gas appliance and flue in the home you let, and send you the record.",
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
      ["Georgian terrace", "Cellar floods at spring tides? We fit and service pumps."],
      ["1960s office", "Stuffy office? We change the filters and test the fans."],
      ["mansion block", "No hot water in your mansion flat? We find the fault and repair it."],
    ],
  },
} as const satisfies AreaCopy;
