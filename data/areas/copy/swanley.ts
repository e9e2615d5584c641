import type { AreaCopy } from "../../types";

export const swanley = {
  description:
    "Gas engineers, boiler repair and emergency plumbers in Swanley, Hextable, Farningham and Eynsford, for family homes, trade units, shops and inns.",
  lead: "Call us for a gas engineer, boiler repair or an emergency plumber in Swanley, Hextable, Farningham, Eynsford or Horton Kirby. We also service heaters and rooftop air conditioning in trade units and shops.",
  buildings: [
    "If your water comes through the shop below your precinct flat, we’ll need its key. In the Victorian railway streets by the station, two houses may share a drain, and we clear it for both. On the council estates of the fifties and sixties, such as St Mary’s and White Oak, the flue may be the landlord’s, so ask first. In a bungalow at Hextable with the tank just above the bathroom, we can give the shower more pressure. For a trade unit at Park Road or Teardrop, tell us how high the heater hangs and we’ll bring the right platform. At Horton Kirby, where the paper mill stands below a railway viaduct, your agent must open the pipe shaft.",
  ],
  working: [
    "Where nurseries stood, old boiler bases, oil tanks and heating pipes may still lie under gardens. If our trench meets one, we’ll stop and test it. The Darent floods in wet years, so near it we set boilers and sockets high.",
    "The mill flats have thick walls and few shafts, and boilers stand where there was room. Tell us the floor, so that we bring the right ladder. Yards by the motorway interchange load early and late, and we’ll come in the middle of the day.",
  ],
  dayAndNight: [
    "After a [boiler repair](/boiler-services), think of a [yearly service of gas appliances](/gas-services/appliance-servicing). When a pipe bursts in a flat, water soon reaches the shop below, so ring our [emergency plumbers](/services/emergency-plumbing-repairs) at once, even at night.",
    "If you’re moving into a unit, we can fit [gas heating](/services/gas-system-installations) and write the [safety certificate for your gas](/services/gas-safety-certificates). We look after [rooftop units](/services/rooftop-unit-installation) on shops and leisure buildings, and [kitchens and gas interlocks](/gas-services/commercial-kitchen-gas) in inns.",
  ],
  benefits: [
    "We’ll look for buried pipes and tanks before we dig deep in your garden",
    "If you live over the precinct, we’ll choose roof fans by their noise at night",
    "We can service your heaters without closing the loading bay",
  ],
  demand: [
    {
      service: "appliance-servicing",
      why: "At the service we look for scale, which hard chalk water leaves in a boiler.",
    },
    {
      service: "gas-system-installations",
      why: "If you’re opening a trade counter or vehicle workshop, we can have its heating ready for the first day.",
    },
    {
      service: "rooftop-unit-installation",
      why: "We put packaged units on the flat roof of a superstore or leisure centre, well away from homes.",
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
      ["shopping centre", "We fit precinct fans on soft mounts, with bedrooms so close."],
      ["bungalow", "If one boiler heats your bungalow, let us service it before winter."],
      ["factory", "We can stop heat leaving a trade unit when the big door opens."],
    ],
  },
} as const satisfies AreaCopy;
