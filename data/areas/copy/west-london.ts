import type { AreaCopy } from "../../types";

export const westLondon = {
  description:
    "Air conditioning, gas, boiler repair and emergency plumbers across west London, from Fulham houses to Hammersmith offices and Park Royal factories.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work all over west London, from Fulham to Heathrow. We repair boilers and do gas checks for landlords, and service air conditioning and hot water in offices, hotels and factories.",
  buildings: [
    "If your stucco or brick house in [Fulham](/areas/fulham) has a basement that could flood, we can fit a pump with an alarm. In [Hammersmith](/areas/hammersmith) mansion blocks we drain one shared pipe at a time, so the other flats keep their water. If your office is too warm at the Chiswick business park or on Brentford’s Golden Mile, we can repair the air conditioning.",
    "If you run a food factory at Park Royal, between [Ealing](/areas/ealing) and [Brent](/areas/brent), we can work while it stops for cleaning. We can service heat interface units in the rental towers of [Wembley](/areas/wembley), and boilers in the semis of [Harrow](/areas/harrow) and [Uxbridge](/areas/uxbridge). For airport hotels, freight warehouses and data centres in [Hounslow](/areas/hounslow) and [Hillingdon](/areas/hillingdon), we come out at night too. By the river in [Richmond](/areas/richmond) and [Twickenham](/areas/twickenham), we can set plant above flood level.",
  ],
  working: [
    "Warehouses from Greenford to Hayes often have light steel roofs, so we check that yours can carry a rooftop unit. Near Heathrow a crane may need the airport’s agreement, and we’ll ask for it.",
  ],
  dayAndNight: [
    "If an airport hotel or a factory loses its hot water or cooling at night, call our [24/7 heating and cooling engineers](/services/emergency-hvac). During the day, we [service and repair air conditioning](/air-conditioning) in offices and fit [packaged rooftop units](/services/rooftop-unit-installation) on retail parks.",
    "In Fulham, Ealing and Harrow we do [boiler repair](/boiler-services), fit [sump pumps](/plumbing-services/pump-installation) in basements and carry out the [gas checks that landlords need](/gas-services/landlord-gas-safety). If a pipe bursts, call our [emergency plumbers](/services/emergency-plumbing-repairs). Our [emergency page](/emergency) tells you what to do until we arrive.",
  ],
  benefits: [
    "Before you buy rooftop plant, we’ll find out where the crane can stand",
    "A larger electricity supply can be hard to get here, so we check yours before we propose a heat pump or a chiller",
    "Under the flight path, we can bring in fresh air through a silencer, so you can keep the windows shut",
  ],
  demand: [
    {
      service: "rooftop-unit-installation",
      why: "Retail parks, film stages and warehouses often have broad roofs with room for packaged units.",
    },
    {
      service: "air-conditioning-installation",
      why: "Glass offices on the Great West Road and top-floor rooms in Fulham can overheat. We can cool both.",
    },
    {
      service: "commercial-boiler-installation",
      why: "Hotels, food factories and campus blocks use most of their hot water in a few hours. We can fit enough boilers and storage for that.",
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
      ["hotel", "We can fit enough hot water storage for a hotel’s morning rush."],
      ["sound stage", "Film stage? We can keep the cooling quiet enough for microphones."],
      ["factory", "We can use heat from a factory’s refrigeration to warm its water."],
    ],
  },
} as const satisfies AreaCopy;
