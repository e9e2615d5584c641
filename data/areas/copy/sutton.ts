import type { AreaCopy } from "../../types";

export const sutton = {
  description:
    "Gas engineers, emergency plumbers and boiler repair in Sutton, Cheam, Carshalton, Wallington and Worcester Park: family homes, new flats and workshops.",
  lead: "Call us for boiler repair, a gas engineer or an emergency plumber in Sutton, Cheam or Carshalton. Planning an extension, or turning an office into flats? We’ll work out the pipes with you.",
  buildings: [
    "If your shop is in the St Nicholas Centre, we’ll get the permit before we start. If you manage an office block on Brighton Road, or one of the new towers of flats, please tell us who can open the pump room. Cottage in the Sutton Garden Suburb? We keep the flue off the front. In a weatherboarded house at Cheam, we seal every hole against rain.",
    "Has your semi in Wallington or Worcester Park been extended over its own drain? We’ll find the drain before we dig. If you run a Kimpton trade counter, or work at the hospital in Belmont, we’ll come when it suits you.",
  ],
  working: [
    "SES Water has long had a legal duty to soften the chalk water it supplies to most of the borough. The hardness can still change while a treatment works is repaired, so we test the water at your tap before we choose scale control.",
    "If you live in a newer block in Hackbridge, it may be on the heat network from the Beddington plant, so ask the managing agent before you order a boiler.",
  ],
  dayAndNight: [
    "Our [emergency plumbers](/services/emergency-plumbing-repairs) repair burst pipes and clear drains. You can also ask for [boiler repair](/boiler-services). If you run a care home, read [what to do in an emergency](/emergency).",
    "We can maintain the plant rooms of schools and shops under [planned gas maintenance](/gas-services/planned-maintenance) or one wider [maintenance contract](/maintenance). We do [commercial plumbing](/plumbing-services/commercial-installation) for developers, [new bathrooms](/services/bathroom-kitchen-plumbing) for families and the [yearly gas check](/gas-services/landlord-gas-safety) for landlords.",
  ],
  benefits: [
    "In the period houses of Carshalton and Cheam, we keep flues within the conservation rules",
    "When we plan a pipe shaft, we make sure that you can reach every valve later",
    "If your rooms need constant airflow, we’ll change the ventilation plant in stages",
  ],
  demand: [
    {
      service: "commercial-installation",
      why: "When an office becomes flats, we give each home its own metered water, waste pipes and hot water.",
    },
    {
      service: "planned-maintenance",
      why: "Several small gas plant rooms? We can keep track of when each service is due.",
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
      ["1960s office", "Turning a wide office floor into flats? We plan the pipe shafts."],
      ["semi", "Before you convert a loft, we’ll check if the boiler can heat it."],
      ["hospital", "Hospital laboratory? Our own fans keep air moving while we work."],
    ],
  },
} as const satisfies AreaCopy;
