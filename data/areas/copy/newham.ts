import type { AreaCopy } from "../../types";

export const newham = {
  description:
    "Gas engineers, emergency plumbers and boiler repair in Newham: rented terraces in Forest Gate and East Ham, Green Street shops and Royal Docks flats.",
  lead: "If you need an emergency plumber, a gas engineer or a heating engineer in Newham, call us at any hour. Our work runs from yearly gas checks in East Ham terraces to hot water plant for hotels by ExCeL.",
  buildings: [
    "A broad Victorian villa in Forest Gate’s Woodgrange estate, a conservation area, may have three flats and one stop valve. In the terraces of Manor Park, Plaistow and East Ham, a rear flue often faces the neighbour’s window, so we check the distance. In the listed Town Hall a new pipe may need consent.",
    "Hotels at Royal Victoria Dock need their hot water back before check-in. In a tower at Canning Town or new flats at Beckton, find the valve in the hall cupboard before you need it. At the university’s campus by the Royal Docks, and in Silvertown’s industry, we follow the site’s rules.",
  ],
  working: [
    "Ronan Point partly collapsed here in 1968 after a gas explosion. In any block built of large panels, the structural record still has to confirm that piped gas is allowed before we repair or extend it. Where it is not, the heat has to come from outside the block or from electric plant.",
    "London City Airport has to hear of every crane round the docks in good time. The newer towers take heat from shared plant, through a heat interface unit (a box in each flat that passes on the heat). If your unit is at fault, we repair it once the operator of the network agrees. Many terraces have shared drains at the back, gas pipes under timber floors and lofts converted without extra ventilation.",
  ],
  dayAndNight: [
    "Landlords in Plaistow can book the [CP12 record](/gas-services/landlord-gas-safety) and a [boiler service or boiler repair](/boiler-services) for the same visit. If your tenant smells gas, send them first to [what to do in an emergency](/emergency). We carry out the [gas leak repair](/services/emergency-gas-repairs) afterwards.",
    "A blocked drain behind the house cannot always wait, so our [emergency plumbers](/services/emergency-plumbing-repairs) clear it at night too. If you run a hotel, read about [commercial heat pumps and heat recovery](/services/energy-efficient-solutions). If you are fitting out a restaurant, start with [ventilation for a kitchen](/services/ventilation-systems).",
  ],
  benefits: [
    "You see the structural approval in writing before we touch gas in a panel-built block",
    "We coat outdoor coils at the docks, because open water and wind corrode them",
    "We can work in your Green Street shop or kitchen before it opens",
  ],
  demand: [
    {
      service: "landlord-gas-safety",
      why: "Many houses in East Ham and Plaistow are rented out by small landlords and need a gas check every year.",
    },
    {
      service: "energy-efficient-solutions",
      why: "Large hotels use hot water all year, which is where heat recovery and heat pumps save most.",
    },
    {
      service: "ventilation-systems",
      why: "Restaurants on Green Street cook in former parlours, with flats overhead and very little yard for a duct.",
    },
  ],
  street: {
    line: [
      "villa",
      "by-law terrace",
      "town hall",
      "parade",
      "point tower",
      "dock",
      "hotel 7",
      "university",
      "new flats 7",
    ],
    notes: [
      ["by-law terrace", "One blocked drain can back up behind several terraced houses."],
      ["point tower", "Piped gas is not allowed in every older tower."],
      ["hotel", "A dock hotel’s outdoor units need stainless fixings."],
    ],
  },
} as const satisfies AreaCopy;
