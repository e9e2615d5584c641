import type { AreaCopy } from "../../types";

export const kingstonUponThames = {
  description:
    "Emergency plumbers and gas engineers in Kingston upon Thames, Surbiton and New Malden, for leaks, boiler repair and air conditioning in shops and offices.",
  lead: "Call us day or night for an emergency plumber, a gas engineer or a boiler repair in Kingston upon Thames, Surbiton, New Malden or Tolworth. We also repair air con in shops, offices and student halls.",
  advice: {
    houses: [
      "We service basement sump pumps, and test the standby pump each time.",
      "If the Hogsmill or the Thames has flooded your basement, we can move the boiler higher or fit a sump with a standby pump.",
      "Victorian houses near Surbiton station may have the gas meter in a locked cellar. Please have the key ready.",
      "Before we turn off the water in the Bentall Centre, Eden Walk or Charter Quay, we agree the hours with the building manager.",
    ],
    shops: ["In the timber-framed shops in the Market Place, we run new pipes without cutting into the frame."],
    offices: [
      "In university halls, we keep the bigger jobs for the vacation.",
      "We can service warehouse heaters between loading shifts.",
      "If the air conditioning stops in a 1960s office in New Malden or Tolworth, tell us which floors are yours, as other tenants may share the system.",
      "Warehouse roofs in Chessington may have fragile roof lights, so we check for them before we go up.",
    ],
    access: ["Vans can only get into the pedestrianised centre early in the day, so we deliver heavy parts then."],
  },
  demand: [
    {
      service: "rooftop-unit-installation",
      why: "No room inside your shop or warehouse? We can put heating and cooling on a flat roof.",
    },
    {
      service: "commercial-boiler-installation",
      why: "Student halls and the big detached houses in Coombe need a lot of hot water at once. We can size the boilers to suit.",
    },
    {
      service: "water-system-maintenance",
      why: "We can flush the taps in empty student rooms every week and keep a record.",
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
      ["villa", "In a converted Victorian house, we can trace which gas meter is yours."],
      ["detached house", "Hot water running out in a big house? We check the cylinder first."],
    ],
  },
} as const satisfies AreaCopy;
