import type { AreaCopy } from "../../types";

export const swanley = {
  description:
    "Gas engineers, boiler repair and emergency plumbers in Swanley, Hextable, Farningham and Eynsford, for family homes, trade units, shops and inns.",
  lead: "Call us for a gas engineer, boiler repair or an emergency plumber in Swanley, Hextable, Farningham, Eynsford or Horton Kirby. For trade units and shops we look after heaters and air conditioning on flat roofs.",
  buildings: [
    "A flat over the shopping precinct may get its water through the shop below. In the Victorian railway streets by the station, two houses may share a drain too. On the council estates of the fifties and sixties, such as St Mary’s and White Oak, ask who owns the flue. A bungalow at Hextable may have its tank just above the bathroom, with little pressure at the shower. For a trade unit at Park Road or Teardrop, tell us how high the heater hangs. At Horton Kirby, where the paper mill stands below a railway viaduct, ask your agent who opens the riser.",
  ],
  working: [
    "Where nurseries stood, old boiler bases, oil tanks and heating pipes may still lie under gardens. If our trench meets one, we stop and test it. The Darent floods in wet years, so near it we set boilers and sockets high.",
    "The mill flats have thick walls, iron columns and few risers, and their boilers stand where the structure left room. Tell us which entrance and which floor, so that we bring the right ladder and parts. Yards by the motorway interchange load early and late, so we plan visits there for the middle of the day.",
  ],
  dayAndNight: [
    "After a [boiler repair](/boiler-services), think of a [yearly service of gas appliances](/gas-services/appliance-servicing). When a pipe bursts in a flat, water soon reaches the shop below, so call our [emergency plumbers](/services/emergency-plumbing-repairs) at once, at night too.",
    "If you are moving into a unit, we can fit [gas heating](/services/gas-system-installations) and write the [safety certificate for your gas](/services/gas-safety-certificates). For shops and leisure buildings we look after [rooftop units](/services/rooftop-unit-installation), and for inns their [kitchens and gas interlocks](/gas-services/commercial-kitchen-gas).",
  ],
  benefits: [
    "We look for buried pipes and tanks before we dig deep in your garden",
    "If you live over the precinct, we choose roof fans by their noise at night",
    "We can service your heaters without closing the loading bay",
  ],
  demand: [
    {
      service: "appliance-servicing",
      why: "A boiler fed with hard chalk water scales up, and a service finds that early.",
    },
    {
      service: "gas-system-installations",
      why: "A trade counter or vehicle workshop often opens quickly and needs its heating from the first day.",
    },
    {
      service: "rooftop-unit-installation",
      why: "On the wide flat roofs of a superstore or leisure centre, packaged units can stand well away from homes.",
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
      ["shopping centre", "Precinct fans stand close to bedrooms, so they need soft mounts."],
      ["bungalow", "A bungalow with one boiler has no second source of heat."],
      ["factory", "Heat for a trade unit is lost whenever the big door opens."],
    ],
  },
} as const satisfies AreaCopy;
