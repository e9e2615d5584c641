import type { AreaCopy } from "../../types";

export const sutton = {
  description:
    "Gas engineers, emergency plumbers and boiler repair in Sutton, Cheam, Carshalton, Wallington and Worcester Park: family homes, new flats and workshops.",
  lead: "Call us for boiler repair, a gas engineer or an emergency plumber in Sutton, Cheam, Carshalton, Wallington or Worcester Park. Planning an extension, or turning an office into flats? We’ll work out the pipes with you.",
  buildings: [
    "Before we work in your St Nicholas Centre shop, we get the centre’s permit. In an office block on Brighton Road or one of the new towers of flats, the manager must let us into the pump room. On a cottage in the Sutton Garden Suburb, we keep the flue off the front, and in a weatherboarded house at Cheam, we seal every hole against rain. A semi in Wallington or Worcester Park may have been extended over its own drain, so we find it before we dig. At the hospital in Belmont and at Kimpton’s trade counters, we’ll come in the hours that suit you.",
  ],
  working: [
    "SES Water supplies most of the borough from the chalk and has long had a legal duty to soften it. The hardness can still change when a works is under repair, as Cheam’s has been.",
    "Some newer blocks in Hackbridge may be on the heat network from the Beddington plant, so ask your agent before you order a boiler. In the period houses of Carshalton and Cheam we keep flues and units within the conservation rules.",
  ],
  dayAndNight: [
    "Our [emergency plumbers](/services/emergency-plumbing-repairs) mend burst pipes and clear drains. If the house is cold, ask for [boiler repair](/boiler-services). If you run a care home, see [what our emergency engineers do](/emergency).",
    "We maintain plant rooms in schools and shops under [planned gas maintenance](/gas-services/planned-maintenance) or one wider [maintenance contract](/maintenance). Developers can ask us for [commercial plumbing installation](/plumbing-services/commercial-installation), and families for [new bathrooms](/services/bathroom-kitchen-plumbing). We do the [landlord gas check](/gas-services/landlord-gas-safety) in rented homes.",
  ],
  benefits: [
    "We’ll test the water at your own tap before we choose scale control, and log the figure",
    "We plan shafts so that you can reach every pipe and valve later",
    "If your rooms need constant airflow, we’ll change the plant in stages",
  ],
  demand: [
    {
      service: "commercial-installation",
      why: "When an office becomes flats, we give each home metered water, waste pipes and hot water of its own.",
    },
    {
      service: "planned-maintenance",
      why: "If you have several small gas plant rooms, we can run them all on one list.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "If you extend at the back and in the roof, we plan longer pipes, and drains that fall the right way.",
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
      ["1960s office", "We plan new shafts for water, waste and air across a wide floor."],
      ["semi", "Before you build the loft, we’ll check if the boiler can heat it."],
      ["hospital", "We bring fans to keep the air moving in a hospital laboratory."],
    ],
  },
} as const satisfies AreaCopy;
