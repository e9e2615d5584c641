import type { AreaCopy } from "../../types";

export const westLondon = {
  description:
    "Air conditioning, gas, boiler repair and emergency plumbers across west London, from Fulham houses to Hammersmith offices and Park Royal factories.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work all over west London, from Fulham to Heathrow. We repair boilers and do gas checks for landlords, and service air conditioning and hot water in offices, hotels and factories.",
  buildings: [
    "If your stucco or brick house in [Fulham](/areas/fulham) has a deep basement, we can fit a pump with an alarm. In [Hammersmith](/areas/hammersmith) we drain mansion blocks one shared pipe at a time. If your office is at the Chiswick business park or on Brentford’s Golden Mile, tell us which floor is warm and we’ll start there.",
    "If you run a food factory at Park Royal, between [Ealing](/areas/ealing) and [Brent](/areas/brent), we can work while it stops for cleaning. We look after shared heat in the rental towers of [Wembley](/areas/wembley), and boilers in the semis of [Harrow](/areas/harrow) and [Uxbridge](/areas/uxbridge). In [Hounslow](/areas/hounslow) and [Hillingdon](/areas/hillingdon) we come at night to airport hotels, freight warehouses and data centres. By the river in [Richmond](/areas/richmond) and [Twickenham](/areas/twickenham), we set plant high.",
  ],
  working: [
    "Warehouses from Greenford to Hayes have wide, low roofs, so we check the steel before we put a rooftop unit on one. Near Heathrow we get the airport’s agreement to the lift.",
    "On Fulham’s small plots we fit very quiet outdoor units. Please ask about parking bays and permits there, so that we can plan the delivery.",
  ],
  dayAndNight: [
    "If an airport hotel or a factory loses its hot water or cooling at night, our [24/7 heating and cooling engineers](/services/emergency-hvac) take the call. During the day, we [service and repair air conditioning](/air-conditioning) in offices and fit [packaged rooftop units](/services/rooftop-unit-installation) on retail parks.",
    "In Fulham, Ealing and Harrow we do [boiler repair](/boiler-services), drain basements with [sump pumps](/plumbing-services/pump-installation) and carry out the [gas checks that landlords need](/gas-services/landlord-gas-safety). If water is coming in now, go to our [emergency page](/emergency) or call our [emergency plumbers](/services/emergency-plumbing-repairs).",
  ],
  benefits: [
    "We’ll agree where the crane can stand before you buy the plant",
    "In parts of west London it’s hard to get more electricity, so we check your supply before we propose a heat pump or a chiller",
    "Under the flight path, we can bring fresh air to homes and classrooms through a silencer, with the windows shut",
  ],
  demand: [
    {
      service: "rooftop-unit-installation",
      why: "Retail parks, film stages and warehouses have broad, clear roofs, and we can lift packaged units on to them.",
    },
    {
      service: "air-conditioning-installation",
      why: "Offices on the Great West Road overheat through their glass, and top-floor rooms in Fulham are hot too. We can cool both.",
    },
    {
      service: "commercial-boiler-installation",
      why: "Hotels, food factories and campus blocks have busy hours, so we fit several boilers and some hot water storage.",
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
      ["sound stage", "On a film stage we keep the cooling too quiet to be recorded."],
      ["factory", "Heat from a food factory’s refrigeration can warm wash-down water."],
    ],
  },
} as const satisfies AreaCopy;
