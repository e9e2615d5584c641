import type { AreaCopy } from "../../types";

export const swanley = {
  description:
    "Gas engineers, boiler repair and emergency plumbers in Swanley, Hextable, Farningham and Eynsford, for family homes, trade units, shops and inns.",
  lead: "Call us for a gas engineer, boiler repair or an emergency plumber in Swanley, Hextable or the villages from Farningham to Horton Kirby. We also service heaters and rooftop air conditioning in trade units and shops.",
  buildings: [
    "If you live over the shopping precinct, your water may come up through the shop below, so we may need to get in there too. In the Victorian railway streets by the station, two houses may share a drain, and we can clear it for both. On the council estates of the fifties and sixties, such as St Mary’s or White Oak, the flue may belong to the landlord, so ask before you change the boiler.",
    "For a trade unit at Park Road or Teardrop, tell us how high the heater is and we’ll bring the right platform. If your flat is in the old paper mill by the railway viaduct at Horton Kirby, we’ll ask your managing agent to unlock the riser.",
  ],
  working: [
    "Some gardens here were once plant nurseries and may still have oil tanks in the ground. If we find one while we’re digging, we’ll stop and tell you. The Darent can flood, so near the river we fit boilers and sockets high on the wall.",
  ],
  dayAndNight: [
    "Ask us for a [boiler repair](/boiler-services), or to have your [gas appliances serviced](/gas-services/appliance-servicing) every year. If a pipe bursts in your flat, turn off the water and ring our [emergency plumbers](/services/emergency-plumbing-repairs), day or night.",
    "If you’re moving into a trade unit, we can fit [gas heating](/services/gas-system-installations) and issue your [gas safety certificate](/services/gas-safety-certificates). We service [rooftop units](/services/rooftop-unit-installation) on shops and leisure buildings, and [kitchen gas and interlocks](/gas-services/commercial-kitchen-gas) in inns.",
  ],
  benefits: [
    "If the shower in your Hextable bungalow has low pressure, we can fit a pump",
    "If your yard by the motorway is busy early and late, we’ll come in the middle of the day",
    "If you rent out a home, we can do its yearly gas check and service its boiler together",
  ],
  demand: [
    {
      service: "appliance-servicing",
      why: "When we service your boiler, we look for the scale that hard chalk water leaves.",
    },
    {
      service: "gas-system-installations",
      why: "If you’re opening a trade counter or vehicle workshop, we can size its gas heaters and fit them.",
    },
    {
      service: "rooftop-unit-installation",
      why: "We can put a packaged air conditioning unit on the flat roof of a superstore or leisure centre.",
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
      ["shopping centre", "Fans close to bedrooms over the precinct? We fit quiet ones."],
      ["bungalow", "Bungalow boiler due a service? We can do it before winter."],
      ["factory", "We can cut the heat that your trade unit loses through the big door."],
    ],
  },
} as const satisfies AreaCopy;
