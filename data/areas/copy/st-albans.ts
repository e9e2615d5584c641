import type { AreaCopy } from "../../types";

export const stAlbans = {
  description:
    "Emergency plumbers and gas engineers in St Albans, Harpenden, London Colney and Redbourn, for boiler repair, leaks, air conditioning and bathrooms.",
  lead: "Our emergency plumbers and gas engineers come out day or night in St Albans, Harpenden, Wheathampstead, Redbourn and London Colney. Ring us for a leak or a boiler repair at home, or if the air con fails in your shop or office.",
  advice: {
    houses: [
      "Before you put a bathroom in the loft of a Marshalswick semi, ask us to check the water pressure, which is lower at the top of a house.",
      "If your home in St Albans or Redbourn could flood from the Ver, we can fit a new boiler high on the wall, out of the water’s reach.",
      "Lead can get into drinking water from an old pipe. If your Victorian house near Clarence Park or in Harpenden still has a lead supply pipe, we can replace the part on your land.",
    ],
    flats: [
      "In a flat in a former hospital or hat factory, the stopcock may be in a riser cupboard, where the pipes for the whole block run. Give us your managing agent’s number when you call, so that we can ask for the key.",
    ],
    shops: [
      "It’s hard to park near the shops on St Peter’s Street on a market day, so we book routine visits for other days.",
      "Hard water soon leaves limescale in the water heater of a café or a salon. We can fit a filter or a softener to protect the heater.",
    ],
    offices: [
      "The rooms on the sunny side of a 1960s office can get hot. Before you replace the air con, ask us to check it, as a dirty filter or a refrigerant leak may be the reason.",
    ],
    access: [
      "Anyone who digs at Verulamium or in the city centre may uncover Roman or medieval remains, so a new trench may need consent and an archaeologist to watch the dig. Where we can, we lay the new pipe in an old trench.",
      "The timber-framed and Georgian houses near the cathedral and the Clock Tower are in a conservation area. We keep pipes, flues and outdoor air con units off the front.",
    ],
  },
  demand: [
    {
      service: "bathroom-kitchen-plumbing",
      why: "When a family house gets a second bathroom, the cylinder and the drains have more to do. We check that both can cope before the work starts.",
    },
    {
      service: "ventilation-systems",
      why: "A shop with no windows at the back, or a laboratory, needs fresh air from a fan. We can put in the ducts and measure the airflow.",
    },
    {
      service: "landlord-gas-safety",
      why: "A new tenant has to be given the gas safety record (CP12) before moving in. If you book the check in good time, we’ll send you the record before the tenancy starts.",
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
      ["timber frames", "In a timber-framed house, we can run the flue up the chimney if the chimney is sound."],
      [
        "detached house",
        "Weak showers in a large house? We check whether the supply pipe is too narrow for the bathrooms.",
      ],
      ["factory", "Cold studio in an old factory? We work out how large the radiators have to be to heat it."],
    ],
  },
} as const satisfies AreaCopy;
