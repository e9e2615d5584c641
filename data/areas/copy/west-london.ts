import type { AreaCopy } from "../../types";

export const westLondon = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning across west London, for homes, shops, offices, hotels and factories.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work all over west London, from Fulham to Heathrow. We repair boilers and leaks in homes, and service air conditioning and hot water in offices, hotels and factories.",
  buildings: [
    "For a stucco or brick house in [Fulham](/areas/fulham) with a basement that could flood, we fit a pump with an alarm. In [Hammersmith](/areas/hammersmith) mansion blocks we drain one shared pipe at a time, so the other flats keep their water. By the river in [Richmond](/areas/richmond) and [Twickenham](/areas/twickenham), we put boilers above flood level. We service boilers in the semis of [Harrow](/areas/harrow) and [Uxbridge](/areas/uxbridge), and shared heating in the towers of [Wembley](/areas/wembley).",
    "In offices in Chiswick and on Brentford’s Golden Mile, we can work before your staff arrive. In food factories at Park Royal, between [Ealing](/areas/ealing) and [Brent](/areas/brent), we work while production stops for cleaning. For airport hotels, freight warehouses and data centres in [Hounslow](/areas/hounslow) and [Hillingdon](/areas/hillingdon), we come out at night too.",
  ],
  working: [
    "Warehouses from Greenford to Hayes often have light steel roofs, so we check that yours can carry a rooftop unit. Near Heathrow a crane may need the airport’s agreement, and we’ll ask for it.",
  ],
  dayAndNight: [
    "Our [emergency plumbers](/services/emergency-plumbing-repairs) deal with leaks, bursts and blocked drains, day or night. Our [emergency page](/emergency) tells you what to do until we arrive. For homes we also offer [boiler repair](/boiler-services), [sump pumps](/plumbing-services/pump-installation) for basements and the yearly [gas checks that landlords need](/gas-services/landlord-gas-safety).",
    "If a hotel or a factory loses its hot water or cooling, call our [24/7 heating and cooling engineers](/services/emergency-hvac). By appointment, we [service and repair air conditioning](/air-conditioning) in shops and offices, and do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas) in restaurants.",
    "We also replace [packaged rooftop units](/services/rooftop-unit-installation), and offer [maintenance contracts](/maintenance) for managed buildings.",
  ],
  benefits: [
    "In a family house, we measure the water flow before you choose a boiler",
    "A larger electricity supply can be hard to get here, so we check yours before we propose a heat pump or a chiller",
    "Under the flight path, we bring in fresh air through a silencer, so you can keep the windows shut",
  ],
  demand: [
    {
      service: "rooftop-unit-installation",
      why: "Retail parks, film studios and warehouses often have broad roofs with room for packaged units.",
    },
    {
      service: "air-conditioning-installation",
      why: "Glass offices and top-floor rooms can overheat in summer. We can cool both.",
    },
    {
      service: "commercial-boiler-installation",
      why: "Hotels and food factories use most of their hot water in a few hours, so we fit enough boilers and storage for that.",
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
      ["hotel", "Noisy fan in a hotel bedroom? We find the fault and repair it."],
      ["sound stage", "Sound stage too warm? We cool it quietly enough for microphones."],
      ["factory", "High fuel bills at your factory? We look for heat you can reuse."],
    ],
  },
} as const satisfies AreaCopy;
