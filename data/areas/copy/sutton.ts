import type { AreaCopy } from "../../types";

export const sutton = {
  description:
    "Gas engineers, emergency plumbers and boiler repair in Sutton, Cheam, Carshalton, Wallington and Worcester Park, for homes, offices and shops.",
  lead: "Call us for a boiler repair, a gas engineer or an emergency plumber in Sutton, Cheam or Carshalton. We also repair air conditioning, and do the plumbing when offices become flats.",
  buildings: [
    "If the drain runs under an extension to your semi in Wallington or Worcester Park, we trace it before we dig. The Sutton Garden Suburb is a conservation area, so we keep flues off the front of a cottage. We seal every hole we drill in a weatherboarded house in Cheam, to keep the rain out.",
    "We get the permits for work in the St Nicholas Centre, or in the offices and new towers of flats on Brighton Road. At the Kimpton trade counters and the Royal Marsden Hospital in Belmont, we agree the working hours with you.",
  ],
  working: [
    "SES Water softens the chalk water that it supplies to most of the borough. The hardness can change, so we test the water at your tap before we choose scale control.",
    "A newer block in Hackbridge may be on the heat network from the Beddington plant, so ask the managing agent before you order a boiler.",
  ],
  dayAndNight: [
    "Our [emergency plumbers](/services/emergency-plumbing-repairs) repair burst pipes and clear blocked drains, day or night. While you wait, read [what to do in an emergency](/emergency). If the heating or hot water goes off, call us for a [boiler repair](/boiler-services). We also do the [yearly gas check](/gas-services/landlord-gas-safety) for landlords.",
    "Air con broken down? Call us for [air conditioning repair](/air-conditioning). Restaurants can book [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas). We maintain boilers in schools, shops and managed buildings under [planned gas maintenance](/gas-services/planned-maintenance), or everything under one [maintenance contract](/maintenance). We do [commercial plumbing](/plumbing-services/commercial-installation) for developers. For a [new bathroom](/services/bathroom-kitchen-plumbing), ask us for a price.",
  ],
  benefits: [
    "In Carshalton and Cheam, we check the conservation rules before we plan a flue",
    "We can send a rented home’s gas record to your letting agent too",
    "We agree with you when the water goes off, and for how long",
  ],
  demand: [
    {
      service: "commercial-installation",
      why: "When an office becomes flats, we give each home its own water supply, waste pipes and hot water.",
    },
    {
      service: "planned-maintenance",
      why: "If you manage several plant rooms, we keep track of when each gas service is due.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "Adding a bathroom in the loft or at the back? We plan the longer pipes and give the drains the right fall.",
    },
  ],
  street: {
    line: [
      "1960s office 7",
      "shopping centre",
      "timber frames",
      "cottage estate",
      "new flats 7",
      "semi",
      "hospital 6",
      "factory",
    ],
    notes: [
      ["1960s office", "Air con weak on one side of the office? We find out why."],
      ["semi", "Converting your loft? We check that the boiler can heat the new room."],
      ["hospital", "New fans for a hospital lab? We keep the air moving while we work."],
    ],
  },
} as const satisfies AreaCopy;
