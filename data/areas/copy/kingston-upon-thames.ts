import type { AreaCopy } from "../../types";

export const kingstonUponThames = {
  description:
    "Plumbing emergencies, boiler repair and HVAC in Kingston upon Thames, Surbiton and New Malden, with gas engineers for shops and student halls.",
  lead: "If you need an emergency plumber, a gas engineer or boiler repair in Kingston upon Thames, Surbiton, New Malden or Tolworth, call us. Shops, restaurants and student halls can call us too.",
  buildings: [
    "In the timber-framed buildings of the Market Place, we run pipes around the frame. Before we drain anything in the Bentall Centre, Eden Walk or Charter Quay, we’ll get the centre’s rules and hours. In the university’s halls at Penrhyn Road and Knights Park, send us a list of empty rooms and we’ll start there.",
    "In a Victorian villa near Surbiton’s station, we may need a cellar key to reach your meter. If you work in a 1960s office tower in New Malden or Tolworth, we’ll need to know which floors are yours. We’ll ask about gates at the detached houses of Coombe, and about fragile roof lights at a warehouse in Chessington.",
  ],
  working: [
    "Deliveries to the pedestrian centre have to come early. We’ll agree where a crane can stand, clear of the market and the one-way system.",
    "The Hogsmill and the Thames both flood. If your boiler or meter is in a basement at Charter Quay or Knights Park, we can raise it above the recorded level or fit a sump with a standby pump.",
  ],
  dayAndNight: [
    "Has a pipe burst or a drain blocked? Our [emergency plumbers](/services/emergency-plumbing-repairs) come out at any hour. We do the [kitchen gas check](/gas-services/commercial-kitchen-gas) before a restaurant reopens, and [urgent air conditioning repair](/services/emergency-hvac) in large shops.",
    "In halls of residence we carry out [water system checks for Legionella](/services/water-system-maintenance). If you own or rent out a flat, we’ll do the [boiler repair or service](/boiler-services) and issue the [landlord’s gas safety record](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "If you run student halls, we’ll keep the bigger jobs for the vacation",
    "We test your sump and its standby pump at every service visit",
    "We can service warehouse heaters outside your loading shifts",
  ],
  demand: [
    {
      service: "rooftop-unit-installation",
      why: "Where a shop or warehouse has no space inside, we put the heating and cooling on its flat roof.",
    },
    {
      service: "commercial-boiler-installation",
      why: "Student halls and big Coombe houses use a lot of hot water at once, so we fit several boilers.",
    },
    {
      service: "water-system-maintenance",
      why: "Before term we flush every shower in a student hall and record it, because rooms stand empty for weeks.",
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
      ["shopping centre", "We lift roof plant while shops are shut."],
      ["villa", "For a large villa in flats we may suggest several boilers."],
      ["detached house", "We give a pool hall ventilation of its own, to keep the house dry."],
    ],
  },
} as const satisfies AreaCopy;
