import type { AreaCopy } from "../../types";

export const stAlbans = {
  description:
    "Need an emergency plumber, boiler repair or a new bathroom in St Albans, Harpenden, London Colney or Redbourn? Our plumbers and gas engineers can help.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in St Albans and Harpenden, and from Wheathampstead and Redbourn to London Colney. We repair leaks, boilers and air conditioning, and fit bathrooms.",
  buildings: [
    "The timber-framed and Georgian houses near the cathedral and the Clock Tower are in a conservation area, so we keep pipes and flues off the front. Victorian villas near Clarence Park may still have a lead supply pipe, which we can replace. We fit loft bathrooms in Marshalswick semis.",
    "The water valve for a flat in a former hospital or hat factory may be in a shared riser, so we ask your managing agent for the key. For shops and offices on St Peter’s Street, we book routine visits on days with no market.",
  ],
  working: [
    "Verulamium is a scheduled monument. In the city, too, a new trench for gas, drains or a heat pump may need consent, and an archaeologist may watch the dig.",
    "A flue is hardly ever allowed at the front of a house with an overhanging first floor. We bring it out at the rear.",
    "Homes by the Ver can flood, so we fit boilers high on the wall there.",
  ],
  dayAndNight: [
    "Call our [emergency plumbers](/services/emergency-plumbing-repairs) about burst pipes and blocked drains, day or night.",
    "Boiler broken down? Call us for a [boiler repair](/boiler-services). We fit new boilers too. Landlords can book the yearly [gas safety check](/gas-services/landlord-gas-safety). For a new bathroom or kitchen, ask our [bathroom and kitchen plumbers](/services/bathroom-kitchen-plumbing).",
    "We service, repair and replace [air conditioning](/air-conditioning) in offices and shops. For restaurants and cafés we do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas). We also [repair the ventilation](/services/ventilation-systems) in laboratories. Ask us about a [maintenance contract](/maintenance) for a managed building.",
  ],
  benefits: [
    "We reuse old pipe trenches where we can, so there’s less digging and fewer consents",
    "We protect the water heater in a café or a salon from limescale",
    "If you run a laboratory, we work on your quiet days",
  ],
  demand: [
    {
      service: "bathroom-kitchen-plumbing",
      why: "Adding a second bathroom? We check whether your hot water and drains can cope.",
    },
    {
      service: "ventilation-systems",
      why: "Stuffy laboratory or shop? We bring in fresh air and measure the airflow.",
    },
    {
      service: "landlord-gas-safety",
      why: "New tenant moving in? Book the gas check first, and we send you the record.",
    },
  ],
  street: {
    line: [
      "church",
      "timber frames",
      "town hall",
      "market hall",
      "Georgian terrace",
      "villa",
      "semi",
      "1960s office 5",
      "factory",
    ],
    notes: [
      ["timber frames", "No rear wall for a flue? We look for a chimney that can take it."],
      ["villa", "Low water pressure in a Victorian house? We look for lead pipes."],
      ["factory", "Stuffy studio deep in an old factory? We can duct in fresh air."],
    ],
  },
} as const satisfies AreaCopy;
