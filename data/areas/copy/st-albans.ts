import type { AreaCopy } from "../../types";

export const stAlbans = {
  description:
    "Need an emergency plumber, boiler repair or a new bathroom in St Albans, Harpenden, London Colney or Redbourn? Our plumbers and gas engineers can help.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in St Albans and Harpenden, and from Wheathampstead and Redbourn to London Colney. We repair leaks and boilers, fit bathrooms, and cool shops and offices.",
  buildings: [
    "The timber-framed and Georgian houses near the cathedral and the Clock Tower are in a conservation area, so we keep pipes and flues off the front. Victorian villas near Clarence Park may still have a lead supply pipe, which we replace. In Marshalswick semis, we fit bathrooms in the loft.",
    "In flats made from a former hospital or hat factory, the valve for your water may be in a shared riser, so we ask your managing agent for the key. For shops and offices on St Peter’s Street or Victoria Street, we avoid market days.",
  ],
  working: [
    "Verulamium is a scheduled monument, and the town around it is an archaeological area. A new trench for gas, drains or a heat pump may need consent, and an archaeologist may watch the dig.",
    "Where the first floor hangs over the street, a flue at the front is hardly ever allowed, so we bring it out at the rear.",
    "Homes by the Ver can flood, so we fit boilers high on the wall there.",
  ],
  dayAndNight: [
    "For [bursts and blocked drains](/services/emergency-plumbing-repairs), call our emergency plumbers, day or night.",
    "Boiler broken down? We do [boiler repairs, servicing and new boilers](/boiler-services). Renting out a home? Book its yearly [gas safety check](/gas-services/landlord-gas-safety) with us. For a new bathroom or kitchen, ask our [bathroom and kitchen plumbers](/services/bathroom-kitchen-plumbing).",
    "If your office or shop is too hot in summer, we service, repair or replace the [air conditioning](/air-conditioning). In restaurants and cafés we do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas), and in laboratories we [measure ventilation](/services/ventilation-systems). We maintain managed buildings [under contract](/maintenance).",
  ],
  benefits: [
    "We use existing trenches where we can, so there’s less to dig and less to apply for",
    "In a café or a salon, we protect the water heater from limescale",
    "If you run a laboratory, we work on your quiet days",
  ],
  demand: [
    {
      service: "bathroom-kitchen-plumbing",
      why: "Adding a second bathroom? We check whether the hot water and drains need to be larger too.",
    },
    {
      service: "ventilation-systems",
      why: "Stuffy laboratory or shop? We bring in fresh air and measure the airflow.",
    },
    {
      service: "landlord-gas-safety",
      why: "When you rent out a flat, we aim to have its gas record ready for your next tenant.",
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
      ["villa", "Low pressure in your villa? We measure it and look for lead pipes."],
      ["factory", "Stuffy studio deep in an old factory? We can duct in fresh air."],
    ],
  },
} as const satisfies AreaCopy;
