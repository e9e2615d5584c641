import type { AreaCopy } from "../../types";

export const bexley = {
  description:
    "Emergency plumbers and gas engineers in Bexley, Sidcup and Erith, for boiler repair, landlords’ gas checks, air conditioning and warehouse heaters.",
  lead: "Our emergency plumbers and gas engineers cover Bexley at any hour, from Sidcup and Welling to the riverside in Erith. Ring us about a boiler repair at home, air con in a shop or office, or a warehouse heater.",
  advice: {
    houses: [
      "We drill carefully for a flue in Old Bexley, where the brick is often soft.",
      "By the river in Belvedere, we can mount electrics high up in case of floods.",
      "Old chalk shafts (deneholes) can be hidden under a garden. We check the records before we dig.",
      "A semi in Welling or Bexleyheath may still have a loft tank, a back boiler behind the lounge fire or thin heating pipes under a solid floor. Each affects the choice of boiler, so we look before we quote.",
      "We can remove a back boiler, then cap and vent the chimney. If yours still works, we’ll tell you whether it’s worth keeping.",
      "Bexley’s water is hard, so ask us about a scale reducer when you choose a boiler.",
    ],
    flats: [
      "If a shared pipe leaks in an Erith tower block or a Thamesmead terrace, tell your landlord or the freeholder, as it may be their job.",
    ],
    offices: ["We can service warehouse heaters between shifts, so you can keep loading."],
  },
  demand: [
    {
      service: "gas-pipework-installation",
      why: "A new boiler in a 1930s semi may need a larger gas pipe. We can fit both.",
    },
    {
      service: "rooftop-unit-installation",
      why: "We repair or replace rooftop units on shops, hospitals and warehouses.",
    },
    {
      service: "landlord-gas-safety",
      why: "If you let a house in Slade Green, we can do the annual gas safety check and send you the CP12.",
    },
  ],
  street: {
    line: ["parade", "semi", "church", "semi", "hospital 5", "point tower", "waterside", "shed"],
    notes: [
      ["semi", "Hot water only lukewarm in your semi? It may be limescale."],
      ["point tower", "No water in your tower block? We check the pumps and valves."],
      ["shed", "We can repair a heater above warehouse racking from a platform."],
    ],
  },
} as const satisfies AreaCopy;
