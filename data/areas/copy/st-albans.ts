import type { AreaCopy } from "../../types";

export const stAlbans = {
  description:
    "Emergency plumbers and gas engineers in St Albans, Harpenden, London Colney and Redbourn, for boiler repair, leaks, air conditioning and bathrooms.",
  lead: "Our emergency plumbers and gas engineers work in homes, shops, restaurants and offices in St Albans, Harpenden, Wheathampstead, Redbourn and London Colney. We repair leaks, boilers and air conditioning, clear drains and fit bathrooms.",
  buildings: [
    "The timber-framed and Georgian houses near the cathedral and the Clock Tower are in a conservation area. We keep pipes and flues off the front. Victorian detached houses near Clarence Park may have a lead supply pipe, which we can replace. We fit loft bathrooms in Marshalswick semis.",
    "The stopcock for a flat in a former hospital or hat factory may be in a shared riser. We ask your managing agent for the key.",
    "If you run a café or salon, we can protect the water heater from limescale.",
  ],
  working: [
    "At Verulamium and in the city centre, a new trench for gas, drains or a heat pump may need consent, and an archaeologist may have to watch the dig.",
    "We fit boilers high on the wall in homes that the Ver may flood.",
  ],
  dayAndNight: [
    "Call our [emergency plumbers](/services/emergency-plumbing-repairs) about burst pipes and blocked drains, day or night.",
    "No heating or hot water? If you rent your home, tell your landlord first, because repairs are their job. If you own or let the home, ring us day or night for a [boiler repair](/boiler-services). Landlords can book the annual [gas safety check](/gas-services/landlord-gas-safety). For a new bathroom, ask our [bathroom and kitchen plumbers](/services/bathroom-kitchen-plumbing).",
    "If the air con stops in your office, shop or restaurant, [call us out](/services/emergency-hvac) at any hour. We also service and replace [air conditioning](/air-conditioning), do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas), and [repair ventilation](/services/ventilation-systems) in laboratories. If you manage a building, ask about a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "We reuse old pipe trenches where we can, so there’s less to dig",
    "On St Peter’s Street, we book routine visits on days with no market",
    "We arrange water shut-offs in flats with the managing agent",
  ],
  demand: [
    {
      service: "bathroom-kitchen-plumbing",
      why: "We make sure your hot water and drains can cope before you add a bathroom.",
    },
    {
      service: "ventilation-systems",
      why: "We bring fresh air into shops and laboratories, and measure the airflow.",
    },
    {
      service: "landlord-gas-safety",
      why: "Book the gas safety check before a new tenant moves in. We’ll send you the record.",
    },
  ],
  street: {
    line: [
      "church",
      "timber frames",
      "town hall",
      "market hall",
      "Georgian terrace",
      "detached house",
      "semi",
      "1960s office 5",
      "factory",
    ],
    notes: [
      ["timber frames", "We fit flues in timber-framed houses, up the chimney if it’s sound."],
      ["detached house", "We replace old lead pipes that lower the pressure in a house."],
      ["factory", "Stuffy studio deep in an old factory? We can duct in fresh air."],
    ],
  },
} as const satisfies AreaCopy;
