import type { AreaCopy } from "../../types";

export const stAlbans = {
  description:
    "Emergency plumber, gas engineers and boiler repair in St Albans, Harpenden, London Colney and Redbourn: flues in old houses, bathrooms and gas checks.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in St Albans and Harpenden, and from Wheathampstead to London Colney. We fit bathrooms at home and service air conditioning in offices.",
  buildings: [
    "The timber-framed and Georgian houses near the cathedral and the Clock Tower are in a conservation area, so we keep pipes and flues off the front. If your shop or office is on St Peter’s Street or Victoria Street, we’ll avoid market days.",
    "Your Victorian villa near Clarence Park may still have a lead supply pipe, which we can replace. We can fit a bathroom in the loft of your Marshalswick semi. If your flat is in a former hospital or hat factory, the valve for your water may be in a shared riser, so we’ll ask your managing agent for the key.",
  ],
  working: [
    "Verulamium is a scheduled monument, and the town around it is an archaeological area. A new trench for gas, drains or a heat pump may need consent, and an archaeologist may watch the dig. If your first floor hangs over the street, a flue at the front is hardly ever allowed, so we’d bring it out at the rear.",
    "Homes by the Ver can flood, so we fit boilers high on the wall there. In flats made from old hospital wards, bare pipes can overheat the corridors. We can lag them and turn the heating down, but not the hot water, because of Legionella.",
  ],
  dayAndNight: [
    "We can help with [boiler repair or a new boiler](/boiler-services). For [bursts and blocked drains](/services/emergency-plumbing-repairs), call our emergency plumbers, day or night. Planning a new bathroom or kitchen? Ask our [bathroom and kitchen plumbers](/services/bathroom-kitchen-plumbing).",
    "For landlords, we do the yearly [gas safety check](/gas-services/landlord-gas-safety). We [service the air conditioning](/air-conditioning) in offices and [measure ventilation](/services/ventilation-systems) at research sites.",
  ],
  benefits: [
    "We use existing trenches where we can, so there’s less to dig and less to apply for",
    "In a café or a salon, we can protect the water heater from limescale",
    "If you run a laboratory in Harpenden, we’ll work on your quiet days",
  ],
  demand: [
    {
      service: "bathroom-kitchen-plumbing",
      why: "If you’re adding a second bathroom, we check whether the hot water and drains need to be larger too.",
    },
    {
      service: "ventilation-systems",
      why: "If your laboratory or shop is stuffy, we can bring in fresh air and measure the airflow.",
    },
    {
      service: "landlord-gas-safety",
      why: "If you rent out a flat near the City station, we aim to have its gas record ready for your next tenant.",
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
      ["villa", "Choosing a shower for a villa? We’ll measure the pressure first."],
      ["factory", "Stuffy studio deep in an old factory? We can duct in fresh air."],
    ],
  },
} as const satisfies AreaCopy;
