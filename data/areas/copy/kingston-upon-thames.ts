import type { AreaCopy } from "../../types";

export const kingstonUponThames = {
  description:
    "Emergency plumbers and gas engineers in Kingston upon Thames, Surbiton and New Malden, for leaks, boiler repair and air conditioning in shops and offices.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Kingston upon Thames, Surbiton, New Malden or Tolworth. We work in homes, student halls, restaurants and warehouses, and repair air conditioning in shops and offices.",
  buildings: [
    "Victorian houses near Surbiton station may have the gas meter in a locked cellar. Please have the key ready.",
    "We run new pipes in the timber-framed shops in the Market Place without cutting into the frame. Before we turn off the water in the Bentall Centre, Eden Walk or Charter Quay, we agree the hours with the building manager.",
    "If the air conditioning stops in a 1960s office in New Malden or Tolworth, tell us which floors are yours, as other tenants may share it.",
    "Warehouse roofs in Chessington may have fragile roof lights. We check for them before we go up.",
  ],
  working: [
    "Vans can enter the pedestrianised centre only early in the day, so we deliver heavy parts then.",
    "The Hogsmill and the Thames can flood. We can move a basement boiler higher or fit a sump with a standby pump.",
  ],
  dayAndNight: [
    "If a pipe bursts or a drain blocks, our [emergency plumbers](/services/emergency-plumbing-repairs) come out at any hour. No heating or hot water? If you rent your home, call your landlord first: the repair is their job. If you own or let the home, ring us day or night for a [boiler repair](/boiler-services). Landlords can book the annual [gas safety check](/gas-services/landlord-gas-safety).",
    "If the [air conditioning](/air-conditioning) stops in your shop or office, ring us day or night for an [urgent repair](/services/emergency-hvac). For restaurants, we do [kitchen gas repairs and the annual check](/gas-services/commercial-kitchen-gas).",
    "We [check the water for Legionella](/services/water-system-maintenance) in schools, hotels and student halls, as a one-off or under a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "We service basement sump pumps, and test the standby pump each time",
    "In university halls, we keep the bigger jobs for the vacation",
    "We service warehouse heaters between loading shifts",
  ],
  demand: [
    {
      service: "rooftop-unit-installation",
      why: "We can put heating and cooling on a flat roof if your shop or warehouse has no room inside.",
    },
    {
      service: "commercial-boiler-installation",
      why: "Student halls and big detached houses in Coombe need a lot of hot water at once. We size boilers to suit.",
    },
    {
      service: "water-system-maintenance",
      why: "We flush the taps in empty student rooms every week and keep a record.",
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
      ["shopping centre", "Shop air conditioning broken? We can repair it before you open."],
      ["villa", "In a converted Victorian house, we trace which gas meter is yours."],
      ["detached house", "We fit larger cylinders in big houses that need more hot water."],
    ],
  },
} as const satisfies AreaCopy;
