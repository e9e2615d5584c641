import type { AreaCopy } from "../../types";

export const bexley = {
  description:
    "Emergency plumbers and gas engineers in Bexley, Sidcup and Erith, for boiler repair, landlords’ gas checks, air conditioning and warehouse heaters.",
  lead: "Our emergency plumbers and gas engineers cover Bexley at any hour, from Sidcup and Welling to the riverside in Erith. Ring us about a boiler repair at home, air con in a shop, or a warehouse heater.",
  advice: {
    houses: [
      "A semi in Welling or Bexleyheath may still have a loft tank, thin heating pipes under a solid floor, or a back boiler behind the lounge fire. Each affects the choice of boiler, so we look before we quote.",
      "If your back boiler still works, we’ll tell you whether it’s worth keeping. When it has to go, we can take it out, then cap and ventilate the chimney, so that no damp builds up inside.",
      "Bricks in Old Bexley are often soft and break easily, so we take care when we drill the hole for a flue.",
      "Old chalk shafts, called deneholes, can be hidden under a garden. We check the records before we dig a trench for a pipe or a drain.",
      "Homes by the river in Belvedere may flood. When we fit a boiler or a pump there, we can mount the boiler, or the pump’s controls, high on the wall.",
    ],
    flats: [
      "If you’re a leaseholder in an Erith tower block or a Thamesmead terrace, check your lease to see which pipes are yours. If one of those leaks, ring us.",
    ],
    shops: [
      "Where a shop in Sidcup or Welling has flats above it, people upstairs may hear its air con all evening. We can repair a noisy outdoor unit, or mount it on rubber feet to stop the vibration.",
    ],
    offices: [
      "In a busy warehouse, we can service the heaters between shifts, so that you can keep loading. When you book, tell us your shift times and the height of the racking.",
    ],
    access: [
      "In parts of Thamesmead, front doors open on to footpaths, away from the road. When you ring, tell us the nearest road that a van can reach, so that we can find you sooner.",
    ],
  },
  demand: [
    {
      service: "gas-pipework-installation",
      why: "Many 1930s semis have a narrow gas pipe, and a new boiler may need a larger pipe. We can fit the boiler and the pipe.",
    },
    {
      service: "rooftop-unit-installation",
      why: "Shops, hospitals and warehouses often have their heating and cooling units on a flat roof. We repair these rooftop units, or replace them when they wear out.",
    },
    {
      service: "landlord-gas-safety",
      why: "The gas appliances and flues in a rented house must be checked every 12 months. If you let a house in Slade Green, we can do that and send you the CP12.",
    },
  ],
  street: {
    line: ["parade", "semi", "church", "semi", "hospital 5", "point tower", "waterside", "shed"],
    notes: [
      ["semi", "Hot tap only lukewarm in your semi? We check for limescale, as the water in Bexley is hard."],
      ["point tower", "If you manage a tower block and its top floors have no water, we check the booster pumps."],
      ["shed", "Has a heater above the racking failed? We can reach it from a platform and repair it."],
    ],
  },
} as const satisfies AreaCopy;
