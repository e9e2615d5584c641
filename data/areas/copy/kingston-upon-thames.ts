import type { AreaCopy } from "../../types";

export const kingstonUponThames = {
  description:
    "Plumbing emergencies, boiler repair and HVAC in Kingston upon Thames, Surbiton and New Malden, with gas engineers for shops and student halls.",
  lead: "If you need an emergency plumber, a gas engineer or boiler repair in Kingston upon Thames, Surbiton, New Malden or Tolworth, call us. We also work in shops, restaurants and student halls.",
  buildings: [
    "Is your shop in one of the Market Place’s timber-framed buildings? We’ll run new pipes without cutting into the frame. Before we drain any pipes in the Bentall Centre, Eden Walk or Charter Quay, we’ll agree the hours with the building’s managers.",
    "In a Victorian villa near Surbiton station, we may need a cellar key to reach your gas meter. If your 1960s office in New Malden or Tolworth is too hot, tell us which floors are yours, because others may share the cooling. Before we go on to your warehouse roof in Chessington, we’ll check it for fragile roof lights.",
  ],
  working: [
    "Vans can deliver to the pedestrian centre only early in the day, so we’ll bring parts then. If you need a crane, we’ll agree where it can stand, clear of the market.",
    "The Hogsmill and the Thames can flood. If your boiler is in a basement near them, we can raise it or fit a sump with a standby pump.",
  ],
  dayAndNight: [
    "Has a pipe burst or a drain blocked? Our [emergency plumbers](/services/emergency-plumbing-repairs) come out at any hour. We also offer the [kitchen gas check](/gas-services/commercial-kitchen-gas) for restaurants and [urgent air conditioning repair](/services/emergency-hvac) for shops.",
    "For schools, hotels and halls we carry out [water system checks for Legionella](/services/water-system-maintenance). At home, book a [boiler repair or service](/boiler-services), or the [landlord’s gas safety record](/gas-services/landlord-gas-safety) for a flat you rent out.",
  ],
  benefits: [
    "In university halls, we’ll keep the bigger jobs for the vacation",
    "We can service your basement’s sump pumps and test the standby one each time",
    "We can service your warehouse heaters between loading shifts",
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
      why: "While rooms in halls stand empty, we can flush the taps and showers every week and keep a record.",
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
      ["shopping centre", "New plant for a shopping centre roof? We lift it when shops are shut."],
      ["villa", "Villa split into flats? We’ll find out which gas meter is yours."],
      ["detached house", "Indoor pool? We ventilate it on its own, so the house stays dry."],
    ],
  },
} as const satisfies AreaCopy;
