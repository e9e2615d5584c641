import type { AreaCopy } from "../../types";

export const westLondon = {
  description:
    "Air conditioning, gas, boiler repair and emergency plumbers across west London, from Fulham houses to Hammersmith offices and Park Royal factories.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work all over west London, from Fulham to Heathrow. We repair boilers and do gas checks for landlords, and service air conditioning and hot water in offices, hotels and factories.",
  buildings: [
    "If your stucco or brick house in [Fulham](/areas/fulham) has a deep basement, we can fit a pump with an alarm. In [Hammersmith](/areas/hammersmith) mansion blocks we drain one shared pipe at a time, so the other flats keep their water. Office too warm at the Chiswick business park or on Brentford’s Golden Mile? Tell us which floor and we’ll start there.",
    "If you run a food factory at Park Royal, between [Ealing](/areas/ealing) and [Brent](/areas/brent), we can work while it stops for cleaning. We can service heat interface units in the rental towers of [Wembley](/areas/wembley), and boilers in the semis of [Harrow](/areas/harrow) and [Uxbridge](/areas/uxbridge). Airport hotels, freight warehouses and data centres in [Hounslow](/areas/hounslow) and [Hillingdon](/areas/hillingdon) can call us out at night. By the river in [Richmond](/areas/richmond) and [Twickenham](/areas/twickenham), we can set plant above flood level.",
  ],
  working: [
    "Warehouses from Greenford to Hayes often have wide, low roofs, so we check that the steel can carry a rooftop unit. Near Heathrow a crane may need the airport’s agreement.",
    "Close neighbours in Fulham? We’ll fit a very quiet cooling unit.",
  ],
  dayAndNight: [
    "If an airport hotel or a factory loses its hot water or cooling at night, our [24/7 heating and cooling engineers](/services/emergency-hvac) take the call. During the day, we [service and repair air conditioning](/air-conditioning) in offices and fit [packaged rooftop units](/services/rooftop-unit-installation) on retail parks.",
    "In Fulham, Ealing and Harrow we do [boiler repair](/boiler-services), drain basements with [sump pumps](/plumbing-services/pump-installation) and carry out the [gas checks that landlords need](/gas-services/landlord-gas-safety). If water is coming in now, call our [emergency plumbers](/services/emergency-plumbing-repairs), then read our [emergency page](/emergency).",
  ],
  benefits: [
    "We’ll agree where the crane can stand before you buy the plant",
    "It can be hard to get more electricity here, so we check your supply before we propose a heat pump or a chiller",
    "Under the flight path, we can bring in fresh air through a silencer, so you can keep the windows shut",
  ],
  demand: [
    {
      service: "rooftop-unit-installation",
      why: "Retail parks, film stages and warehouses have broad, clear roofs, and we can lift packaged units on to them.",
    },
    {
      service: "air-conditioning-installation",
      why: "Offices on the Great West Road can overheat through their glass, and top-floor rooms in Fulham get hot too. We can cool both.",
    },
    {
      service: "commercial-boiler-installation",
      why: "Hotels, food factories and campus blocks use most of their hot water in a few hours, so we fit several boilers and storage.",
    },
  ],
  street: {
    line: [
      "stucco terrace",
      "mansion block",
      "1960s office 6",
      "semi",
      "hotel 7",
      "sound stage",
      "factory",
      "data centre",
    ],
    notes: [
      ["hotel", "We fit enough hot water storage for a hotel’s morning rush."],
      ["sound stage", "Film stage? We keep the cooling too quiet for the microphones."],
      ["factory", "We can use the heat from your refrigeration for wash-down water."],
    ],
  },
} as const satisfies AreaCopy;
