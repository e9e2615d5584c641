import { safety } from "../../safety";
import type { AreaCopy } from "../../types";

export const newham = {
  description:
    "Gas engineers, emergency plumbers and boiler repair in Newham: rented terraces in Forest Gate and East Ham, Green Street shops and Royal Docks flats.",
  lead: "Need an emergency plumber, a gas engineer or a heating engineer in Newham? Call us at any hour. We do everything from the yearly gas check in an East Ham terrace to hot water plant for a hotel by ExCeL.",
  buildings: [
    "A Victorian villa on Forest Gate’s Woodgrange estate may have three flats and one stop valve, so we’ll warn your neighbours before we close it. In the terraces of Manor Park, Plaistow and East Ham, we check how far your rear flue is from the neighbour’s window. If you work in a listed building such as the Town Hall, we check whether a new pipe needs consent.",
    "If there’s a leak in your tower at Canning Town or your new flat at Beckton, look for the valve in the hall cupboard. For work at the university’s campus by the Royal Docks, or at a factory in Silvertown, send us your site rules.",
  ],
  working: [
    "Ronan Point partly collapsed here in 1968 after a gas explosion. In any block built of large concrete panels, we need the structural records to confirm that piped gas is allowed before we repair or extend it. If gas isn’t allowed, we can plan electric heating.",
    "If a job near London City Airport needs a crane, we’ll give the airport notice. The newer towers take shared heat through a heat interface unit, a box in your flat. If yours is at fault, we can repair it once the network’s operator agrees.",
  ],
  dayAndNight: [
    `If you’re a landlord in Plaistow, we can issue the [CP12 record](/gas-services/landlord-gas-safety) and do a [boiler service or boiler repair](/boiler-services) on one visit. Tell your tenants what to do if they smell gas: “${safety.gasEscape.atOnce}.” The other steps are on our [emergency page](/emergency). We carry out the [gas leak repair](/services/emergency-gas-repairs) afterwards.`,
    "A blocked drain behind the house can’t always wait, so our [emergency plumbers](/services/emergency-plumbing-repairs) clear it day or night. For hotels we fit [commercial heat pumps and heat recovery](/services/energy-efficient-solutions). Opening a restaurant? Plan the [kitchen ventilation](/services/ventilation-systems) first.",
  ],
  benefits: [
    "In your Royal Victoria Dock hotel, we’ll aim to have the hot water back before check-in",
    "Wind off the docks can corrode outdoor coils, so we coat them and use stainless fixings",
    "We can work in your Green Street shop before it opens",
  ],
  demand: [
    {
      service: "landlord-gas-safety",
      why: "We check the gas in rented houses every year, and arrange it with your tenant.",
    },
    {
      service: "energy-efficient-solutions",
      why: "Large hotels use hot water all year, so heat recovery or a heat pump can save energy.",
    },
    {
      service: "ventilation-systems",
      why: "Green Street kitchens have flats overhead and not much yard, so we plan the duct’s route first.",
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
      ["by-law terrace", "One blocked drain backs up behind several houses, so call us early."],
      ["point tower", "Before we quote in an older tower, we check that gas is allowed."],
      ["hotel", "Hot water short at breakfast? We can add storage to your hotel plant."],
    ],
  },
} as const satisfies AreaCopy;
