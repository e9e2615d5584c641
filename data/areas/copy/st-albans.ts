import type { AreaCopy } from "../../types";

export const stAlbans = {
  description:
    "Emergency plumbers and gas engineers in St Albans, Harpenden, London Colney and Redbourn, for boiler repair, leaks, air conditioning and bathrooms.",
  lead: "Day or night, our emergency plumbers and gas engineers come to St Albans, Harpenden, Wheathampstead, Redbourn and London Colney. We do boiler repairs and bathrooms in homes, and air con in shops and offices.",
  advice: {
    houses: [
      "We reuse old pipe trenches where we can, so there’s less to dig.",
      "If a part for your old boiler costs too much, we’ll tell you before we order it.",
      "In homes at risk of flooding from the Ver, we fit the boiler high on the wall.",
      "Before you put a bathroom in the loft of a Marshalswick semi, ask us to check the water pressure.",
    ],
    flats: [
      "In a former hospital or hat factory, your flat’s stopcock may be in a riser cupboard. We ask the managing agent for the key.",
    ],
    shops: [
      "On St Peter’s Street, we book routine visits on days with no market.",
      "If you run a café or salon, we can protect the water heater from limescale.",
    ],
    access: [
      "At Verulamium and in the city centre, a new trench for gas, drains or a heat pump may need consent, and an archaeologist may have to watch the dig.",
      "The timber-framed and Georgian houses near the cathedral and the Clock Tower are in a conservation area, so we keep pipes and flues off the front.",
      "Victorian detached houses near Clarence Park may have a lead supply pipe, which we can replace.",
    ],
  },
  demand: [
    {
      service: "bathroom-kitchen-plumbing",
      why: "We make sure your hot water and drains can cope before you add a bathroom.",
    },
    {
      service: "ventilation-systems",
      why: "We can duct fresh air into shops and laboratories, and measure the airflow.",
    },
    {
      service: "landlord-gas-safety",
      why: "Book the gas safety check before a new tenant moves in. We’ll send you the CP12.",
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
      ["timber frames", "In a timber-framed house, a flue can go up a sound chimney."],
      ["detached house", "Weak showers in a big house? We check the flow and the pressure."],
      ["factory", "Stuffy studio deep in an old factory? We can duct in fresh air."],
    ],
  },
} as const satisfies AreaCopy;
