import type { AreaCopy } from "../../types";

export const kingstonUponThames = {
  description:
    "Plumbing emergencies, boiler repair and HVAC in Kingston upon Thames, Surbiton and New Malden, with gas engineers for shops and student halls.",
  lead: "If you need an emergency plumber, a gas engineer or boiler repair in Kingston upon Thames, Surbiton, New Malden or Tolworth, call us. We also work in shops, restaurants and student halls.",
  buildings: [
    "If your shop is in a timber-framed building in the Market Place, we’ll run pipes around the frame. In the Bentall Centre, Eden Walk or Charter Quay, we’ll get the centre’s rules and hours before we drain anything. If you manage university halls at Penrhyn Road or Knights Park, send us a list of empty rooms and we’ll start there.",
    "In a Victorian villa near Surbiton’s station, we may need a cellar key to reach your meter. If you work in a 1960s office tower in New Malden or Tolworth, tell us which floors are yours. For a detached house in Coombe, please give us the gate code. If you have a warehouse in Chessington, show us any fragile roof lights before we go up.",
  ],
  working: [
    "Vans can deliver to the pedestrian centre only early in the day. We’ll agree with you where a crane can stand, clear of the market and the one-way system.",
    "The Hogsmill and the Thames can flood. If your boiler or meter is in a basement at Charter Quay or Knights Park, we can raise it or fit a sump with a standby pump.",
  ],
  dayAndNight: [
    "Has a pipe burst or a drain blocked? Our [emergency plumbers](/services/emergency-plumbing-repairs) come out at any hour. We also offer the [kitchen gas check](/gas-services/commercial-kitchen-gas) for restaurants and [urgent air conditioning repair](/services/emergency-hvac) for shops.",
    "In halls of residence we carry out [water system checks for Legionella](/services/water-system-maintenance). If you own a flat, book a [boiler repair or service](/boiler-services), or the [landlord’s gas safety record](/gas-services/landlord-gas-safety) if you rent it out.",
  ],
  benefits: [
    "If you run student halls, we’ll keep the bigger jobs for the vacation",
    "We test your sump and its standby pump at every service visit",
    "We can service warehouse heaters outside your loading shifts",
  ],
  demand: [
    {
      service: "rooftop-unit-installation",
      why: "If your shop or warehouse has no space inside, we can put the heating and cooling on its flat roof.",
    },
    {
      service: "commercial-boiler-installation",
      why: "Student halls and big Coombe houses use a lot of hot water at once, so we often fit several boilers.",
    },
    {
      service: "water-system-maintenance",
      why: "Rooms in halls stand empty for weeks, so before term we flush every shower and keep a record.",
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
      ["shopping centre", "Roof plant over a shopping centre? We lift it while shops are shut."],
      ["villa", "Villa split into flats? We’ll find out which gas meter is yours."],
      ["detached house", "We ventilate a pool hall separately, so the house stays dry."],
    ],
  },
} as const satisfies AreaCopy;
