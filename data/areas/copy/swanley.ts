import type { AreaCopy } from "../../types";

export const swanley = {
  description:
    "Gas engineers, boiler repair and emergency plumbers in Swanley, Hextable, Farningham and Eynsford, for family homes, trade units, shops and inns.",
  lead: "Call us for a gas engineer, boiler repair or an emergency plumber in Swanley, Hextable or the villages from Farningham to Horton Kirby. We also service heaters and rooftop air conditioning in trade units and shops.",
  buildings: [
    "If the water to your precinct flat comes up through the shop below, we’ll need the key to the shop. In the Victorian railway streets by the station, two houses may share a drain, and we can clear it for both. If you rent on a council estate of the fifties or sixties, such as St Mary’s or White Oak, the flue may belong to the landlord, so ask before you change the boiler. If you run a trade unit at Park Road or Teardrop, tell us how high the heater hangs and we’ll bring the right platform. In the old paper mill by the railway viaduct at Horton Kirby, the boiler can be in an odd place, so tell us your floor and where to find the boiler. We’ll need your managing agent to unlock the pipe shaft.",
  ],
  working: [
    "Old plant nurseries have left boiler bases, oil tanks and heating pipes under some gardens. If we find one while we’re digging, we’ll stop and test it. The Darent floods in wet years, so near the river we set boilers and sockets high.",
  ],
  dayAndNight: [
    "After a [boiler repair](/boiler-services), it’s worth having your [gas appliances serviced](/gas-services/appliance-servicing) every year. Water from a burst pipe in a flat soon reaches the shop below, so ring our [emergency plumbers](/services/emergency-plumbing-repairs) at once, day or night.",
    "If you’re moving into a unit, we can fit [gas heating](/services/gas-system-installations) and issue your [gas safety certificate](/services/gas-safety-certificates). We look after [rooftop units](/services/rooftop-unit-installation) on shops and leisure buildings, and [kitchen gas and interlocks](/gas-services/commercial-kitchen-gas) in inns.",
  ],
  benefits: [
    "If the tank in your Hextable bungalow is just above the bathroom, we can give the shower more pressure",
    "If your yard by the motorway is busy early and late, we’ll come in the middle of the day",
    "We can service your heaters without closing the loading bay",
  ],
  demand: [
    {
      service: "appliance-servicing",
      why: "When we service your boiler, we look for the scale that hard chalk water leaves.",
    },
    {
      service: "gas-system-installations",
      why: "If you’re opening a trade counter or vehicle workshop, we can have its heating ready for your first day.",
    },
    {
      service: "rooftop-unit-installation",
      why: "We can put a packaged air conditioning unit on the flat roof of a superstore or leisure centre, well away from homes.",
    },
  ],
  street: {
    line: [
      "station",
      "by-law terrace",
      "shopping centre",
      "new-town terrace",
      "bungalow",
      "arches",
      "pub",
      "factory",
      "church",
    ],
    notes: [
      ["shopping centre", "Bedrooms are close to the precinct roof, so we fit quiet fans."],
      ["bungalow", "Only a boiler to heat your bungalow? Have it serviced before winter."],
      ["factory", "We can cut the heat that your trade unit loses through the big door."],
    ],
  },
} as const satisfies AreaCopy;
