import type { AreaCopy } from "../../types";

export const sutton = {
  description:
    "Gas engineers, emergency plumbers and boiler repair in Sutton, Cheam, Carshalton, Wallington and Worcester Park, for homes, offices and shops.",
  lead: "Call us for a boiler repair, a gas engineer or an emergency plumber in Sutton, Cheam or Carshalton. We also fit air conditioning, and plan the pipes when an office becomes flats.",
  buildings: [
    "If your semi in Wallington or Worcester Park was extended over its own drain, we find the drain before we dig. In the Sutton Garden Suburb, a conservation area, we keep flues off the front of a cottage. In a weatherboarded house at Cheam, we seal every hole we drill, to keep the rain out.",
    "For work in the St Nicholas Centre, or in the offices and new towers of flats on Brighton Road, we get the permits. For the Kimpton trade counters and the hospital in Belmont, we agree the working hours with you.",
  ],
  working: [
    "SES Water softens the chalk water that it supplies to most of the borough. The hardness can change, so we test the water at your tap before we choose scale control.",
    "A newer block in Hackbridge may be on the heat network from the Beddington plant, so ask the managing agent before you order a boiler.",
  ],
  dayAndNight: [
    "Our [emergency plumbers](/services/emergency-plumbing-repairs) repair burst pipes and clear blocked drains, day or night. While you wait, read [what to do in an emergency](/emergency). No heating? Ask for a [boiler repair](/boiler-services). We also do the [yearly gas check](/gas-services/landlord-gas-safety) for landlords.",
    "Shop or office too hot? We fit, service and repair [air conditioning](/air-conditioning). Restaurants can book [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas). In schools, shops and managed buildings we maintain the boilers under [planned gas maintenance](/gas-services/planned-maintenance), or everything under one [maintenance contract](/maintenance). We do [commercial plumbing](/plumbing-services/commercial-installation) for developers and [new bathrooms](/services/bathroom-kitchen-plumbing) for families.",
  ],
  benefits: [
    "In Carshalton and Cheam, we check the conservation rules before we plan a flue",
    "For a rented home, we can send the gas record to your letting agent too",
    "We agree with you when the water goes off, and for how long",
  ],
  demand: [
    {
      service: "commercial-installation",
      why: "When an office becomes flats, we give each home its own water supply, waste pipes and hot water.",
    },
    {
      service: "planned-maintenance",
      why: "Managing several small plant rooms? We keep track of when each gas service is due.",
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
      ["1960s office", "Office too hot on one side? We find out why and adjust the cooling."],
      ["semi", "Converting your loft? We check that the boiler can heat the new room."],
      ["hospital", "New fans for a hospital lab? We keep the air moving while we work."],
    ],
  },
} as const satisfies AreaCopy;
