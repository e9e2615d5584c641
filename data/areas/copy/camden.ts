import type { AreaCopy } from "../../types";

export const camden = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Camden Town, King’s Cross and Kentish Town, and ventilation for kitchens in the markets.",
  lead: "We have emergency plumbers, gas engineers and air conditioning engineers for Camden Town, King’s Cross and Kentish Town. Ring us about boiler repair, a kitchen fan that has failed, noisy plant or a home with no hot water.",
  buildings: [
    "Behind stucco fronts by Regent’s Park, such as Nash’s Grade I terraces, bathrooms are often stacked, so a slow leak may show two floors down. On Primrose Hill and in Camden Town, a divided villa or terrace may have one stop valve for four flats.",
    "If you trade by the canal at Chalk Farm, or work in one of Kentish Town’s light industrial units, tell us when you load. In an office or laboratory near Euston Road and St Pancras, the building manager’s permit comes before any shutdown. The newer flats north of the stations may have a filter in the hall cupboard that needs cleaning.",
  ],
  working: [
    "King’s Cross has its own heating network, and a cooling network north of the canal. If you rent there, our work starts on your side of the heat exchanger, with filters, water pressure and meters. We do not touch the landlord’s plant, and our drawing shows where that ends.",
    "Noise rules are strict. BS 4142, the standard for noise from plant, compares it with the representative background level at night, and a fan that hums counts as louder. A Crown Estate terrace needs the landlord’s approval as well as listed building consent.",
  ],
  dayAndNight: [
    "Venues by the lock run late, so a blocked drain or a failed fan often shows at night. [Ring us]({phone}) for an [emergency plumber](/services/emergency-plumbing-repairs) or for [urgent air conditioning and heating repairs](/services/emergency-hvac), and for a [gas leak repair](/services/emergency-gas-repairs) once the supply has been made safe.",
    "By appointment we do [ventilation and duct cleaning](/services/ventilation-systems), [air conditioning](/air-conditioning) and [boiler repair and servicing](/boiler-services). If you rent out a flat in Kentish Town or Primrose Hill, we also provide the [CP12 gas certificate](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "We set your King’s Cross circuits to send back water at the temperature the network asks for",
    "Before you order plant, you know how loud it will be at the nearest bedroom window",
    "Markets and venues keep trading, as we work between closing time and the first delivery",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Clubs and rehearsal rooms by the lock fill with people, and the fresh air has to keep up with them.",
    },
    {
      service: "hvac-system-design",
      why: "Fit-outs in N1C connect to networks with fixed temperatures, so coils and pipes have to be sized for them.",
    },
    {
      service: "air-conditioning-installation",
      why: "Studios are full of equipment, and the neighbours are just across a narrow mews.",
    },
  ],
  street: {
    line: [
      "stucco terrace",
      "market hall",
      "waterside",
      "by-law terrace",
      "factory",
      "station",
      "new flats 7",
      "university",
      "mews",
    ],
    notes: [
      ["market hall", "Kitchens in the vaults have no windows, so air comes through ducts."],
      ["factory", "Old piano factories, now studios, have deep floors that overheat."],
      ["new flats", "A home on the King’s Cross network has no boiler of its own."],
    ],
    network: "new flats",
  },
} as const satisfies AreaCopy;
