import type { AreaCopy } from "../../types";

export const kingstonUponThames = {
  description:
    "Emergency plumbers and gas engineers in Kingston upon Thames, Surbiton and New Malden, for leaks, boiler repair and air conditioning in shops and offices.",
  lead: "Call us day or night for an emergency plumber, a gas engineer or a boiler repair in Kingston, Surbiton, New Malden or Tolworth. We also repair air con in shops, restaurants and offices.",
  advice: {
    houses: [
      "If the Hogsmill or the Thames has flooded your basement, we can move the boiler higher, or fit a sump (a pit with a pump) and a standby pump. At each service, we test both pumps.",
      "In a Victorian house near Surbiton station, the gas meter may be in a locked cellar. Please have the key ready, because we need to reach the meter to test the gas.",
    ],
    flats: [
      "Flats at Charter Quay may share a water pipe with the restaurants below. If you own a flat there and a pipe leaks, turn off your stopcock and tell the building manager as well as us.",
    ],
    shops: [
      "In an old shop in the Market Place, the timber frame holds the building up, and the building may be listed. We run new pipes round the frame, so that no timber has to be cut.",
      "In the Bentall Centre, one valve may shut off the water to several shops and restaurants. We agree with the building manager when we can close it.",
    ],
    offices: [
      "If the air conditioning stops in a 1960s office in New Malden or Tolworth, tell us which floors are yours. Other tenants may share the system, and then the landlord has to agree to the repair.",
      "Warehouse roofs in Chessington may have fragile roof lights that can’t bear a person’s weight. We check for them before anyone goes up to a heater’s flue or an air con unit.",
      "Repairs in university halls can leave many students without hot water, so we keep the bigger jobs for the vacation.",
    ],
    access: [
      "Vans can only get into the pedestrianised centre early in the day. If we have heavy parts to bring, please have someone there early to let us in.",
    ],
  },
  demand: [
    {
      service: "rooftop-unit-installation",
      why: "A shop or warehouse rarely has floor space to spare. One unit on the flat roof can both heat and cool it.",
    },
    {
      service: "commercial-boiler-installation",
      why: "Student halls and big houses in Coombe need a lot of hot water at once. We choose boilers that can supply it.",
    },
    {
      service: "water-system-maintenance",
      why: "In empty student rooms, Legionella can grow in the pipes. We can run the taps weekly and keep a record.",
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
      ["shopping centre", "Shop in a shopping centre too warm? First we check that its chilled water is on."],
      ["villa", "In a converted Victorian house, we can trace which gas meter is yours."],
      ["detached house", "Four bathrooms? Your hot water cylinder may be too small for them."],
    ],
  },
} as const satisfies AreaCopy;
