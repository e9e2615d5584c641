import type { AreaCopy } from "../../types";

export const westminster = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Westminster, Pimlico and Covent Garden, with chillers and air conditioning for Victoria offices.",
  lead: "Call us day or night for an emergency plumber, a gas engineer or a boiler repair in Westminster, Pimlico or Covent Garden. In offices, hotels and restaurants, we repair air conditioning, chillers and kitchen extract fans.",
  advice: {
    flats: [
      "In mansion flats near the Cathedral and in Pimlico’s stucco houses, one boiler may heat several flats. If your heating fails there, tell the managing agent or, if you rent, your landlord.",
      "On the Churchill Gardens and Lillington Gardens council estates, call the council first if your heating stops, as the heat network may be down.",
      "If you own a flat on that network and want new radiators, you’ll need the council’s agreement, and the heating may have to be shut down while we fit them. We’ll tell the council how much heat the radiators give out, and book the shutdown with them.",
    ],
    shops: [
      "A theatre, hotel or restaurant in Covent Garden or on the Strand has few quiet hours. Tell us when yours are, and we’ll do planned work then.",
    ],
    offices: [
      "In a Victoria Street office, we can repair the air conditioning on your floor, overnight if the work would disturb you. If the fault is in the building’s chiller, we’ll tell the building manager.",
      "Protected views limit the height of anything on a roof in Victoria. Before you order a new outdoor unit, we’ll check that it fits behind the roof screen.",
    ],
    access: [
      "At a secure site such as a government building, nobody gets past the gate unless they’re expected. We can send our engineers’ names and vehicle registrations ahead.",
    ],
  },
  demand: [
    {
      service: "chiller-installation",
      why: "Not every old roof can carry a heavy chiller. We choose one that yours can take, and arrange the crane and the road closure.",
    },
    {
      service: "hvac-system-design",
      why: "Behind Whitehall’s stone façades, many rooms still have their old plasterwork. We plan the pipes and ducts so that they don’t damage it.",
    },
    {
      service: "heating-system-maintenance",
      why: "In a mansion block, the heating depends on one plant room and long pipes. If you manage the block, we can service the boilers and repair the pipes.",
    },
  ],
  street: {
    line: [
      "church",
      "mansion block 6",
      "1960s office 7",
      "stucco terrace",
      "council block",
      "market hall",
      "hotel 6",
      "Edwardian office",
    ],
    notes: [
      [
        "mansion block",
        "Flats in a mansion block may share one water pipe. We plan shut-offs with the managing agent.",
      ],
      ["market hall", "Smoky kitchen in a market hall? Once you have consent, we can run an extract duct to the roof."],
      ["hotel", "Is hot water slow to reach a hotel’s top floor? We check the pump that sends it round."],
    ],
    network: "council block",
  },
} as const satisfies AreaCopy;
