import { safety } from "../../safety";
import type { AreaCopy } from "../../types";

export const newham = {
  description:
    "Gas engineers, emergency plumbers and boiler repair in Newham: rented terraces in Forest Gate and East Ham, Green Street shops and Royal Docks flats.",
  lead: "Need an emergency plumber, a gas engineer or a heating engineer in Newham? Call us at any hour. We do everything from the yearly gas check in an East Ham terrace to hot water plant for a hotel by ExCeL.",
  buildings: [
    "A Victorian villa on Forest Gate’s Woodgrange estate may have three flats and one stopcock, so we’ll warn your neighbours before we close it. In the terraces of Manor Park, Plaistow and East Ham, we keep your flue well clear of the neighbour’s window. Before we run a new pipe in a listed building such as the Town Hall, we’ll check whether it needs consent.",
    "If there’s a leak in your tower at Canning Town or your new flat at Beckton, turn off the stopcock, which is often in the hall cupboard, and ring us. For work at the university’s campus by the Royal Docks, or at a factory in Silvertown, we’ll work to the site’s permit rules.",
  ],
  working: [
    "Ronan Point partly collapsed here in 1968 after a gas explosion. Before we work on the gas in a block built of large concrete panels, we need records that show it’s allowed. If it isn’t, we can plan electric heating.",
    "If a job near London City Airport needs a crane, we’ll give the airport notice. In the newer towers, shared heat reaches each flat through a box called a heat interface unit. If yours fails, we can repair it once the network’s operator agrees.",
  ],
  dayAndNight: [
    `If you’re a landlord in Plaistow, we can issue the [CP12 record](/gas-services/landlord-gas-safety) and do a [boiler service or boiler repair](/boiler-services) on one visit. Tell your tenants what to do if they smell gas: “${safety.gasEscape.atOnce}.” The other steps are on our [emergency page](/emergency). Once it’s safe, we can carry out the [gas leak repair](/services/emergency-gas-repairs).`,
    "If a pipe bursts or your drain blocks, our [emergency plumbers](/services/emergency-plumbing-repairs) come out day or night. For large buildings we fit [commercial heat pumps and heat recovery](/services/energy-efficient-solutions). Opening a restaurant? Ask us about [kitchen ventilation](/services/ventilation-systems).",
  ],
  benefits: [
    "We can fit quiet air conditioning in a hot shop or office",
    "Near the docks we can protect outdoor cooling units against corrosion",
    "We can work in your Green Street shop before it opens",
  ],
  demand: [
    {
      service: "landlord-gas-safety",
      why: "We can check the gas in the house you rent out every year, and arrange it with your tenant.",
    },
    {
      service: "energy-efficient-solutions",
      why: "Large hotels use hot water all year, so heat recovery or a heat pump can save energy.",
    },
    {
      service: "ventilation-systems",
      why: "If your Green Street kitchen has flats above it, we’ll plan the extract duct’s route with you.",
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
      ["by-law terrace", "Drain backing up in your terrace? We’ll find out who has to clear it."],
      ["point tower", "No water high up in your tower? We can test and repair the pumps."],
      ["hotel", "Hotel short of hot water at breakfast? We can fit a larger cylinder."],
    ],
  },
} as const satisfies AreaCopy;
