import type { AreaCopy } from "../../types";

export const stAlbans = {
  description:
    "Emergency plumber, gas engineers and boiler repair in St Albans, Harpenden, London Colney and Redbourn: flues in old houses, bathrooms and gas checks.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in St Albans, Harpenden, London Colney, Redbourn and Wheathampstead. We fit bathrooms at home and service air conditioning in offices.",
  buildings: [
    "French Row, Fishpool Street and George Street, near the cathedral and the Clock Tower, are in a conservation area, so we take pipes and flues behind a timber-framed or Georgian house. We avoid market days for shops and offices on St Peter’s Street and Victoria Street. We can replace an old lead main in a Victorian villa near Clarence Park, or take out a loft tank in a Marshalswick semi. In flats in the old hospitals and hat-makers’ factories, the stop valve may be in a shared shaft, so we need a key. At a laboratory in Harpenden we’ll work on your quiet days.",
  ],
  working: [
    "Verulamium is a scheduled monument, and the town around it is an archaeological area. A new trench for gas, drains or a heat pump may need consent, and an archaeologist may watch the dig. If a first floor hangs over the street, a flue at the front is hardly ever lawful, so we take it to the rear yard or up a lined chimney.",
    "We set plant high by the Ver meadows, which stay flooded for a long time. In former hospital wards, hot pipes in the shafts can overheat the corridors. We run the heating cooler there, but keep the stored water hot enough to control Legionella.",
  ],
  dayAndNight: [
    "We can help with [boiler repair or a new boiler](/boiler-services). For [bursts and blocked drains](/services/emergency-plumbing-repairs), call our emergency plumbers, at night too. If you’re planning a new room, see [bathrooms and kitchens](/services/bathroom-kitchen-plumbing).",
    "Renting out a flat? We’ll do the [gas safety check between tenancies](/gas-services/landlord-gas-safety). We [service the air conditioning](/air-conditioning) in offices and [measure ventilation](/services/ventilation-systems) at research sites.",
  ],
  benefits: [
    "We use existing trenches where we can, so your job needs less digging and less consent",
    "If you run a café or a salon, we’ll fit scale control of the right size for hard chalk water",
    "We can wrap the bare pipes that make a shared corridor too hot",
  ],
  demand: [
    {
      service: "bathroom-kitchen-plumbing",
      why: "If you’re adding a second bathroom, we check whether the hot water and drains need to be larger too.",
    },
    {
      service: "ventilation-systems",
      why: "We bring fresh air into research glasshouses, school laboratories and deep old shops, and measure it.",
    },
    {
      service: "landlord-gas-safety",
      why: "Flats near the City station change tenants quickly, so we aim to have your gas record ready for the next one.",
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
      ["timber frames", "In an old timber house we look for a chimney that can take a flue."],
      ["villa", "We’ll measure a villa’s water pressure before you choose a shower."],
      ["factory", "A studio in a deep factory needs fresh air, which we can duct in."],
    ],
  },
} as const satisfies AreaCopy;
