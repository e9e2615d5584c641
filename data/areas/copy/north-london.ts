import type { AreaCopy } from "../../types";

export const northLondon = {
  description:
    "Emergency plumbing, gas, boiler repair and air conditioning across north London, from Islington and Hampstead to Barnet, Finchley and Enfield.",
  lead: "Our emergency plumbers, gas engineers and heating engineers cover north London, from Islington out to Barnet and Enfield. You can also call us for air conditioning, landlords’ gas checks and boiler rooms in schools and blocks of flats.",
  buildings: [
    "The age of your house tells us a lot before we come. Georgian ones in [Islington](/areas/islington) often have vaults and a hidden roof, Victorian and Edwardian terraces in [Haringey](/areas/haringey) and [Tottenham](/areas/tottenham) shared drains, and semis in [Finchley](/areas/finchley) and [Barnet](/areas/barnet) a tank in the loft. In [Hampstead](/areas/hampstead) and Highgate, villas and mansion flats often share risers.",
    "On a council estate the boiler may be the landlord’s, so ask before you order one, and in the towers of Edmonton water is pumped. For sheds and depots along the Lea, up to [Enfield](/areas/enfield), we bring a platform that the floor can carry.",
  ],
  working: [
    "Most streets have parking rules, so please tell us where the van can stand. In the Garden Suburb the trust must approve changes to the outside, besides the council. We ask for both approvals while we plan the job, so that you don’t wait twice.",
    "Highgate and Hampstead rise above 120 m, and the mains pressure on upper floors there can be poor. Plots in the Lea Valley are flat, wet and likely to flood, which matters for anything in a basement. Estates at Bunhill, Edmonton and Broadwater Farm take heat from networks. Each has an operator and rules of its own, so tell us if your flat is on one.",
  ],
  dayAndNight: [
    "If your heating stops, call our [boiler repair engineers](/boiler-services), and for a burst pipe or a blocked drain our [24/7 emergency plumbers](/services/emergency-plumbing-repairs). Each flat that you rent out with gas needs a [landlord’s gas safety certificate](/gas-services/landlord-gas-safety) every year. Small jobs are on our page about [a plumber in London](/plumbing-services/plumber-london).",
    "For schools, synagogues and managing agents we look after [communal and commercial heating](/heating-services) and [yearly gas certificates](/services/gas-safety-certificates). If you run a warehouse along the Lea, we can put its heaters and cooling under [one maintenance plan](/maintenance). For weak showers on the ridge, see our page on [water pumps](/plumbing-services/pump-installation).",
  ],
  benefits: [
    "We choose a flue to suit the age of your house, from a hidden Georgian roof to a 1930s gable",
    "We measure the water pressure before we offer you a pump or a cylinder",
    "Sites in the valley and on the hill can share a single contract and one number to call",
  ],
  demand: [
    {
      service: "landlord-gas-safety",
      why: "From Holloway to Wood Green many Victorian houses are split into rented flats, often with a boiler for each.",
    },
    {
      service: "heating-system-maintenance",
      why: "Boiler houses of schools, care homes and mansion blocks are best overhauled in summer, while the heating is off.",
    },
    {
      service: "appliance-servicing",
      why: "Wall-hung boilers in the suburbs need their yearly service, and a look at what scale has done inside.",
    },
  ],
  street: {
    line: [
      "Georgian terrace",
      "by-law terrace",
      "cottage estate",
      "mansion block",
      "villa",
      "semi",
      "point tower",
      "council block",
      "shed",
    ],
    notes: [
      ["by-law terrace", "In a divided terrace, find out which boiler heats which flat."],
      ["semi", "Hard water from the Thames and Lea furs up a semi’s boiler."],
      ["shed", "Sheds lose most of their heat through the loading doors."],
    ],
  },
} as const satisfies AreaCopy;
