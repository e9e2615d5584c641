import type { AreaCopy } from "../../types";

export const kingstonUponThames = {
  description:
    "Emergency plumbers and gas engineers in Kingston upon Thames, Surbiton and New Malden, for leaks, boiler repair and air conditioning in shops and offices.",
  lead: "If you need an emergency plumber, a gas engineer or boiler repair in Kingston upon Thames, Surbiton, New Malden or Tolworth, call us. We work in homes, shops, restaurants, offices and student halls.",
  buildings: [
    "In a Victorian villa near Surbiton station, your gas meter may be in the cellar, so we may need the cellar key.",
    "In the timber-framed shops of the Market Place, we run new pipes without cutting into the frame. Before we drain any pipes in the Bentall Centre, Eden Walk or Charter Quay, we agree the hours with the building’s managers.",
    "If your 1960s office in New Malden or Tolworth is too hot, tell us which floors are yours, because others may share the cooling. On warehouse roofs in Chessington, we check for fragile roof lights before we go up.",
  ],
  working: [
    "Vans can enter the pedestrianised centre only early in the day, so we deliver heavy parts then. When a job needs a crane, we agree where it can stand, clear of the market.",
    "The Hogsmill and the Thames can flood. In a basement near them, we can raise the boiler or fit a sump with a standby pump.",
  ],
  dayAndNight: [
    "Has a pipe burst or a drain blocked? Our [emergency plumbers](/services/emergency-plumbing-repairs) come out at any hour. For heating and hot water at home, book a [boiler repair or service](/boiler-services). For a home you rent out, book the yearly [landlord’s gas safety check](/gas-services/landlord-gas-safety).",
    "Restaurants can call us for gas repairs and for the yearly [kitchen gas check](/gas-services/commercial-kitchen-gas). For a shop or office that gets too warm, we offer [urgent air conditioning repair](/services/emergency-hvac).",
    "For schools, hotels and halls we carry out [water system checks for Legionella](/services/water-system-maintenance). Managed buildings can have all their servicing under one [contract](/maintenance).",
  ],
  benefits: [
    "In university halls, we keep the bigger jobs for the vacation",
    "We service a basement’s sump pumps, and test the standby one each time",
    "We service warehouse heaters between loading shifts",
  ],
  demand: [
    {
      service: "rooftop-unit-installation",
      why: "If your shop or warehouse has no space inside, we can put the heating and cooling on its flat roof.",
    },
    {
      service: "commercial-boiler-installation",
      why: "Student halls and big detached houses in Coombe use a lot of hot water at once, so we size the boilers and cylinders for the busiest hour.",
    },
    {
      service: "water-system-maintenance",
      why: "While rooms in halls stand empty, we flush the taps and showers every week and keep a record.",
    },
  ],
  street: {
    line: [
      "market hall",
      "timber frames",
      "parade",
      "shopping centre",
      "university",
      "villa",
      "station",
      "1960s office 7",
      "detached house",
    ],
    notes: [
      ["shopping centre", "Shop in the centre too warm? We service its cooling before you open."],
      ["villa", "Not sure which gas meter is yours? We trace the pipe and tell you."],
      ["detached house", "House damp from an indoor pool? We ventilate the pool separately."],
    ],
  },
} as const satisfies AreaCopy;
