import type { AreaCopy } from "../../types";

export const stAlbans = {
  description:
    "Emergency plumber, gas engineers and boiler repair in St Albans, Harpenden, London Colney and Redbourn: flues in old houses, bathrooms and gas checks.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in St Albans, Harpenden, London Colney, Redbourn and Wheathampstead. We also fit bathrooms and look after air conditioning in offices.",
  buildings: [
    "A jettied or Georgian house in French Row, Fishpool Street or George Street, near the cathedral and the Clock Tower, is in a conservation area, so we look for a route behind it. For shops and offices on St Peter’s Street and Victoria Street, we avoid market days. A Victorian villa near Clarence Park may have an old lead main. An interwar semi at Marshalswick usually has a loft tank. In the flats of the old hospitals, and in former hat-makers’ factories, the stop valve may be in a shared riser. At a laboratory in Harpenden, give us notice of your quiet days.",
  ],
  working: [
    "Verulamium is a scheduled monument, and the town around it is an archaeological area. A new trench for gas, drains or a heat pump may need consent. An archaeologist may have to watch the dig. If a first floor hangs over the street, a flue at the front is hardly ever lawful, so we take it to the rear yard or up a lined chimney.",
    "The Ver meadows flood gently but for a long time. In former hospital wards, hot pipes in the risers can overheat the corridors. We run the heating cooler there, but keep the stored water hot enough to control Legionella.",
  ],
  dayAndNight: [
    "We can help with [boiler repair or a new boiler](/boiler-services). For [bursts and blocked drains](/services/emergency-plumbing-repairs) call our emergency plumbers, at night too. If you are planning a new room, see [bathrooms and kitchens](/services/bathroom-kitchen-plumbing).",
    "If you rent out a flat, we can do the [gas safety check between tenancies](/gas-services/landlord-gas-safety). For offices we [service the air conditioning](/air-conditioning), and for research sites we [measure ventilation](/services/ventilation-systems).",
  ],
  benefits: [
    "We use existing trenches where we can, so your job needs less digging and less consent",
    "If you run a café or a salon, you get scale control of the right size for hard chalk water",
    "We wrap the bare pipes that make a shared corridor too hot",
  ],
  demand: [
    {
      service: "bathroom-kitchen-plumbing",
      why: "When a house gains a second bathroom, its hot water and drains often need to be larger too.",
    },
    {
      service: "ventilation-systems",
      why: "Research glasshouses, school laboratories and deep old shops need fresh air that is brought in and measured.",
    },
    {
      service: "landlord-gas-safety",
      why: "Flats near the City station can change tenants quickly, and the gas record has to be ready for the next one.",
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
      ["timber frames", "In a jettied house we look for old chimneys at the survey."],
      ["villa", "Check a villa’s water pressure before you choose a shower."],
      ["factory", "A studio in a deep old factory has no fresh air in the middle."],
    ],
  },
} as const satisfies AreaCopy;
