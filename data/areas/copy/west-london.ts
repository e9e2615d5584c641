import type { AreaCopy } from "../../types";

export const westLondon = {
  description:
    "Air conditioning, gas, boiler repair and emergency plumbers across west London, from Fulham houses to Hammersmith offices and Park Royal factories.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work all over west London, from Fulham to Heathrow. We repair boilers and do gas checks for landlords, and service air conditioning and hot water in offices, hotels and factories.",
  buildings: [
    "In [Fulham](/areas/fulham) we fit a pump with an alarm in a stucco or brick house with a deep basement. In [Hammersmith](/areas/hammersmith) we drain mansion blocks one shared pipe at a time. If your office is at the Chiswick business park or on Brentford’s Golden Mile, tell us which floor is warm and we’ll start there.",
    "At Park Royal, between [Ealing](/areas/ealing) and [Brent](/areas/brent), we can work in a food factory while it stops for cleaning. We look after shared heat in the rental towers of [Wembley](/areas/wembley) and the boiler of your semi in [Harrow](/areas/harrow) or [Uxbridge](/areas/uxbridge). We come at night to airport hotels, freight warehouses and data centres in [Hounslow](/areas/hounslow) and [Hillingdon](/areas/hillingdon), and by the river in [Richmond](/areas/richmond) and [Twickenham](/areas/twickenham) we set plant high.",
  ],
  working: [
    "Warehouses from Greenford to Hayes have wide, low roofs. Before we put a rooftop unit on one, we check the steel and where a mobile crane can stand. Near Heathrow we get the airport’s agreement to the lift.",
    "On Fulham’s small plots we fit very quiet outdoor units. Please ask about parking bays and permits there, so that we can plan the delivery. In parts of the west it’s hard to get more electricity, and then it pays to keep your gas supply in good order.",
  ],
  dayAndNight: [
    "If an airport hotel or a factory loses its hot water or cooling at night, our [24/7 heating and cooling engineers](/services/emergency-hvac) take the call. During the day, we [service and repair air conditioning](/air-conditioning) in offices and fit [packaged rooftop units](/services/rooftop-unit-installation) on retail parks.",
    "In Fulham, Ealing and Harrow we do [boiler repair](/boiler-services), drain basements with [sump pumps](/plumbing-services/pump-installation) and carry out the [gas checks that landlords need](/gas-services/landlord-gas-safety). If water is coming in now, go to our [emergency page](/emergency) or straight to our [plumbers on call](/services/emergency-plumbing-repairs).",
  ],
  benefits: [
    "We’ll settle where the crane can stand before you buy the plant",
    "Before we propose a heat pump or a chiller, we check how much electricity you can have",
    "We can use the heat from your food factory’s refrigeration for its wash-down water",
    "Under the flight path, we can bring fresh air to homes and classrooms through a silencer, with the windows shut",
  ],
  demand: [
    {
      service: "rooftop-unit-installation",
      why: "Retail parks, film stages and warehouses have broad, clear roofs, and we can lift packaged units on to them.",
    },
    {
      service: "air-conditioning-installation",
      why: "We cool business parks on the Great West Road that overheat through their glass, and top-floor rooms in Fulham.",
    },
    {
      service: "commercial-boiler-installation",
      why: "Hotels, food factories and campus blocks have busy hours, so we fit several boilers and some storage.",
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
      ["hotel", "We add storage for an airport hotel’s morning rush of hot water."],
      ["sound stage", "On a film stage we keep the cooling too quiet to be recorded."],
      ["factory", "Food factories can’t pause, so we agree each shutdown with you."],
    ],
  },
} as const satisfies AreaCopy;
