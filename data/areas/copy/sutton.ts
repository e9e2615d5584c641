import type { AreaCopy } from "../../types";

export const sutton = {
  description:
    "Gas engineers, emergency plumbers and boiler repair in Sutton, Cheam, Carshalton, Wallington and Worcester Park: family homes, new flats and workshops.",
  lead: "Call us for boiler repair, a gas engineer or an emergency plumber in Sutton, Cheam, Carshalton, Wallington or Worcester Park. Planning an extension, or turning an office into flats? We work out the pipes with you.",
  buildings: [
    "For a shop in the St Nicholas Centre, we need the unit number and the centre’s permit. In an office block on Brighton Road, or in one of the new towers of flats, ask the manager to let us into the pump room. On a cottage in the Sutton Garden Suburb, we keep the flue off the front. In a weatherboarded house at Cheam, we seal every hole against rain. A semi in Wallington or Worcester Park may have been extended over its own drain. At the hospital in Belmont, and at Kimpton’s trade counters, tell us which hours suit you.",
  ],
  working: [
    "SES Water supplies most of the borough from the chalk and has long had a legal duty to soften it. The hardness can still change when a works is under repair, as Cheam’s has been.",
    "Belmont’s laboratories cannot lose their airflow. Some newer blocks in Hackbridge may be on the heat network from the Beddington plant, so ask your agent before you order a boiler. In the period houses of Carshalton and Cheam we keep within conservation rules.",
  ],
  dayAndNight: [
    "For a burst pipe or a blocked drain, call our [emergency plumbers](/services/emergency-plumbing-repairs), and for a cold house our engineers for [boiler repair](/boiler-services). If you look after a care home, see [what our emergency engineers do](/emergency).",
    "Schools and shops can put their plant rooms under [planned gas maintenance](/gas-services/planned-maintenance) or one wider [maintenance contract](/maintenance). We offer developers [commercial plumbing installation](/plumbing-services/commercial-installation), and families [new bathrooms](/services/bathroom-kitchen-plumbing). If you rent out a home with gas, book its [landlord gas check](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "We test the water at your own tap before we choose scale control, and log the figure",
    "You can reach every pipe and valve later, because we plan the shafts with access",
    "If your rooms need constant airflow, we change the plant in stages",
  ],
  demand: [
    {
      service: "commercial-installation",
      why: "In an office that becomes flats, each home needs metered water, waste pipes and hot water of its own.",
    },
    {
      service: "planned-maintenance",
      why: "If you have several small gas plant rooms, they are easier to run on one list.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "A house extended at the back and in the roof needs longer pipes and drains that fall the right way.",
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
      ["1960s office", "Wide floors need new shafts for water, waste and air."],
      ["semi", "Before the loft is built, check if the boiler is large enough."],
      ["hospital", "Temporary fans keep the air moving in a hospital laboratory."],
    ],
  },
} as const satisfies AreaCopy;
