import type { AreaCopy } from "../../types";

export const westLondon = {
  description:
    "Air conditioning, gas, boiler repair and emergency plumbers across west London, from Fulham houses to Hammersmith offices and Park Royal factories.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work all over west London, from Fulham to Heathrow. We do boiler repair and landlord checks in homes, and air conditioning and hot water in offices, hotels and factories.",
  buildings: [
    "Your building tells us what to bring. In [Fulham](/areas/fulham), a stucco or brick house with a deep basement needs a pump with an alarm, and in [Hammersmith](/areas/hammersmith) we drain mansion blocks by the riser. At the Chiswick business park, or on Brentford’s Golden Mile of offices, tell us which floor is warm.",
    "At Park Royal, between [Ealing](/areas/ealing) and [Brent](/areas/brent), a food factory can often stop only for cleaning. Rental towers in [Wembley](/areas/wembley) usually share heat, while semis in [Harrow](/areas/harrow) and [Uxbridge](/areas/uxbridge) have boilers of their own. Airport hotels, freight sheds and data centres in [Hounslow](/areas/hounslow) and [Hillingdon](/areas/hillingdon) never close, and by the river in [Richmond](/areas/richmond) and [Twickenham](/areas/twickenham) plant should stand high.",
  ],
  working: [
    "Warehouses from Greenford to Hayes have wide, low roofs. They can carry rooftop units once the steel is checked and a mobile crane can stand beside them. Near Heathrow, the airport has to agree to the lift.",
    "In Fulham the plots are small and the basements deep, so an outdoor unit has to be very quiet. Tell us about parking bays and permits there, so that we can plan the delivery. In parts of the west it is hard to get more electricity, and then it pays to keep an existing gas supply in good order.",
  ],
  dayAndNight: [
    "If an airport hotel or a factory loses its hot water or cooling at night, our [24/7 heating and cooling engineers](/services/emergency-hvac) take the call. For the daytime, we [service and repair air conditioning](/air-conditioning) in offices and fit [packaged rooftop units](/services/rooftop-unit-installation) on retail parks.",
    "In Fulham, Ealing and Harrow we [repair boilers](/boiler-services), drain basements with [sump pumps](/plumbing-services/pump-installation) and do the [gas checks that landlords need](/gas-services/landlord-gas-safety). If water is coming in now, go to our [emergency page](/emergency) or straight to our [plumbers on call](/services/emergency-plumbing-repairs).",
  ],
  benefits: [
    "We settle where the crane can stand before you buy the plant",
    "You know how much electricity you can have before we propose a heat pump or a chiller",
    "We use the heat from a food factory’s refrigeration for its wash-down water",
    "Homes and classrooms under the flight path get fresh air through a silencer, with the windows shut",
  ],
  demand: [
    {
      service: "rooftop-unit-installation",
      why: "Retail parks, film stages and warehouses have broad, clear roofs that suit packaged units.",
    },
    {
      service: "air-conditioning-installation",
      why: "Business parks on the Great West Road overheat through their glass, and top-floor rooms in Fulham through the slates.",
    },
    {
      service: "commercial-boiler-installation",
      why: "Hotels, food factories and campus blocks need several boilers and some storage to get through their busiest hours.",
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
      ["hotel", "An airport hotel needs a lot of hot water all at once."],
      ["sound stage", "Cooling for a film stage has to be too quiet to record."],
      ["factory", "Food factories cannot pause, so we agree each shutdown with you."],
    ],
  },
} as const satisfies AreaCopy;
