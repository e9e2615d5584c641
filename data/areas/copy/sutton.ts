import type { AreaCopy } from "../../types";

export const sutton = {
  description:
    "Gas engineers, emergency plumbers and boiler repair in Sutton, Cheam, Carshalton, Wallington and Worcester Park: family homes, new flats and workshops.",
  lead: "Call us for boiler repair, a gas engineer or an emergency plumber in Sutton, Cheam or Carshalton. Planning an extension, or turning an office into flats? We’ll plan the pipes with you.",
  buildings: [
    "For a shop in the St Nicholas Centre, we’ll get the permit before we start. In an office block on Brighton Road, or one of the new towers of flats, we can service the water pumps. We keep flues off the front of a cottage in the Sutton Garden Suburb, and in a weatherboarded house at Cheam we seal every hole against rain.",
    "If your semi in Wallington or Worcester Park was extended over its own drain, we’ll find the drain before we dig. At a Kimpton trade counter or the hospital in Belmont, we’ll agree the working hours with you.",
  ],
  working: [
    "SES Water has long had a legal duty to soften the chalk water it supplies to most of the borough. The hardness can still change while a treatment works is repaired, so we test the water at your tap before we choose scale control.",
    "A newer block in Hackbridge may be on the heat network from the Beddington plant, so ask the managing agent before you order a boiler.",
  ],
  dayAndNight: [
    "Our [emergency plumbers](/services/emergency-plumbing-repairs) repair burst pipes and clear drains. No heating? Ask for [boiler repair](/boiler-services). While you wait, read [what to do in an emergency](/emergency).",
    "We can maintain the plant rooms of schools and shops under [planned gas maintenance](/gas-services/planned-maintenance) or one wider [maintenance contract](/maintenance). We do [commercial plumbing](/plumbing-services/commercial-installation) for developers, [new bathrooms](/services/bathroom-kitchen-plumbing) for families and the [yearly gas check](/gas-services/landlord-gas-safety) for landlords.",
  ],
  benefits: [
    "In Carshalton and Cheam, we check the conservation rules before we plan a flue",
    "If you rent out a house, we can do the gas check and the boiler service together",
    "If your office or shop is too hot, we can fit or repair its air conditioning",
  ],
  demand: [
    {
      service: "commercial-installation",
      why: "When an office becomes flats, we give each home its own water supply, waste pipes and hot water.",
    },
    {
      service: "planned-maintenance",
      why: "Managing several small plant rooms? We can keep track of when each gas service is due.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "If you extend at the back and in the roof, we plan the longer pipes and give the drains the right fall.",
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
      ["1960s office", "Turning a wide office floor into flats? We plan the risers."],
      ["semi", "Before you convert a loft, we’ll check if the boiler can heat it."],
      ["hospital", "Hospital laboratory? We can keep its air moving while we work."],
    ],
  },
} as const satisfies AreaCopy;
