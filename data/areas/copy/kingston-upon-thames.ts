import type { AreaCopy } from "../../types";

export const kingstonUponThames = {
  description:
    "Plumbing emergencies, boiler repair and HVAC in Kingston upon Thames, Surbiton and New Malden, with gas engineers for shops and student halls.",
  lead: "If you need an emergency plumber or boiler repair in Kingston upon Thames, Surbiton, New Malden or Tolworth, call us. Our gas engineers and HVAC engineers also work for shops, restaurants and student halls.",
  buildings: [
    "In the timber-framed buildings of the Market Place, pipes go round the frame. For the Bentall Centre, Eden Walk and Charter Quay, we ask for the rules on draining and hours. In university halls at Penrhyn Road and Knights Park, tell us which rooms are empty.",
    "A flat in a Victorian villa near Surbiton’s station may have its meter in a shared cellar. In the 1960s office towers of New Malden and Tolworth, tell us which floors are yours. Before we come to the detached houses of Coombe, or a warehouse in Chessington, we ask about gates and roof lights.",
  ],
  working: [
    "In the pedestrian centre, deliveries come early. We agree where a crane may stand, clear of the market and the one-way system, and find routes for pipes that leave old timber alone.",
    "Both the Hogsmill and the Thames flood. Boilers and meters in basements at Charter Quay and Knights Park belong above the recorded level, or behind a sump with a standby pump.",
  ],
  dayAndNight: [
    "Has a pipe burst or a drain blocked? Our [emergency plumbers](/services/emergency-plumbing-repairs) come at any hour. Restaurants can book a [kitchen gas check](/gas-services/commercial-kitchen-gas) before they open again, and large shops [urgent air conditioning repair](/services/emergency-hvac).",
    "For halls of residence we carry out [water system checks for Legionella](/services/water-system-maintenance). If you own or rent out a flat, we do the [boiler repair or service](/boiler-services) and issue the [landlord’s gas safety record](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "In student halls we do the larger jobs during the vacation",
    "A sump and its standby pump are tested at every service visit",
    "Heaters in a warehouse are serviced outside your loading shifts",
  ],
  demand: [
    {
      service: "rooftop-unit-installation",
      why: "Where a shop or a warehouse has no space inside, the plant has to go on its flat roof.",
    },
    {
      service: "commercial-boiler-installation",
      why: "Halls and big Coombe houses need plenty of hot water at once, which one boiler rarely gives.",
    },
    {
      service: "water-system-maintenance",
      why: "Student rooms are empty for weeks, so each shower has to be flushed and recorded before term.",
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
      ["shopping centre", "Roof plant is lifted outside the shops’ trading hours."],
      ["villa", "A large villa in flats may need several boilers in one system."],
      ["detached house", "Moist air in a pool hall needs a ventilation system of its own."],
    ],
  },
} as const satisfies AreaCopy;
