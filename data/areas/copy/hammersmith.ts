import type { AreaCopy } from "../../types";

export const hammersmith = {
  description:
    "Emergency plumbers, boiler repair, gas engineers and air conditioning in Hammersmith, Shepherd’s Bush, Chiswick, Barnes and West Kensington.",
  lead: "If you need an emergency plumber, a gas engineer or air conditioning repair in Hammersmith, Shepherd’s Bush, Chiswick or Barnes, call us. We work in offices, shops, restaurants, flats and houses.",
  buildings: [
    "Flats in the mansion blocks of Brook Green, Barons Court and West Kensington often share water pipes, so ask your porter or agent where yours can be shut off. Boiler in a cellar that floods? In the Georgian houses on the Malls, by the river, we can move it upstairs. Heat pump for a villa or cottage in Barnes? We check whether the garden has room.",
    "Before you book an air conditioning repair in a rented office on the Broadway, check your lease, because it may be the landlord’s job. We work at night or behind hoardings in the Westfield shopping centre, between events at Olympia, and under a hospital’s permit rules.",
  ],
  working: [
    "Hammersmith Bridge has been closed to motor vehicles since April 2019, so for now we come to Barnes through Putney or Chiswick.",
    "Many houses in Bedford Park are listed. Talk to us before you order a boiler there, because a new flue may need consent.",
  ],
  dayAndNight: [
    "Our [emergency plumbers](/services/emergency-plumbing-repairs) deal with burst pipes and blocked drains, day or night. Heating off? Ring us for a [boiler repair](/boiler-services). We service boilers too. If you rent out a home with gas, book the yearly [gas safety check](/gas-services/landlord-gas-safety).",
    "For shops and offices we do [air conditioning repair](/air-conditioning). If it can’t wait until morning, call our [emergency HVAC engineers](/services/emergency-hvac). Restaurants can call us for [kitchen gas](/gas-services/commercial-kitchen-gas) repairs and checks. For a managed building we offer a [maintenance contract](/maintenance) with [24/7 cover](/emergency-services).",
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
      why: "We check every gas appliance and flue that you provide, and send you the record.",
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
