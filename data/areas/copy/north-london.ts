import type { AreaCopy } from "../../types";

export const northLondon = {
  description:
    "Emergency plumbing, gas, boiler repair and air conditioning across north London, from Islington and Hampstead to Barnet, Finchley and Enfield.",
  lead: "Our emergency plumbers, gas engineers and heating engineers cover north London, from Islington out to Barnet and Enfield. We service air conditioning, maintain boiler rooms in schools and blocks of flats, and do gas checks for landlords.",
  buildings: [
    "Tell us the age of your house, so that we know what to bring. A Georgian one in [Islington](/areas/islington) often has vaults and a hidden roof. Victorian and Edwardian terraces in [Haringey](/areas/haringey) and [Tottenham](/areas/tottenham) often share drains, and in a semi in [Finchley](/areas/finchley) or [Barnet](/areas/barnet) we check the loft tank. In the villas and mansion flats of [Hampstead](/areas/hampstead) and Highgate, we find out who shares your pipes.",
    "If you live on a council estate, the boiler is probably the landlord’s job. Water is pumped to the towers of Edmonton, so if your taps run weak we check the pumps. In warehouses and depots along the Lea, up to [Enfield](/areas/enfield), we bring a platform that your floor can carry.",
  ],
  working: [
    "Most streets have parking rules, so we’ll agree with you where to leave the van. In the Garden Suburb, changes to the outside need approval from the trust as well as the council. We apply for both while we plan the job, so that you don’t wait twice.",
    "The Lea Valley is flat and wet, so we keep plant out of basements there if we can. Estates at Bunhill, Edmonton and Broadwater Farm get their heat from networks, so if your heating fails there, ring the operator first.",
  ],
  dayAndNight: [
    "If your heating stops, call our [boiler repair engineers](/boiler-services). If a pipe bursts or a drain blocks, our [24/7 emergency plumbers](/services/emergency-plumbing-repairs) will come. Every flat with gas that you rent out needs a [landlord’s gas safety certificate](/gas-services/landlord-gas-safety) each year, and for small jobs you can book [a plumber in London](/plumbing-services/plumber-london).",
    "If you manage a school, a synagogue or a block of flats, leave the [communal and commercial heating](/heating-services) and its [yearly gas certificates](/services/gas-safety-certificates) to us. For your warehouse along the Lea, we can put heaters and cooling under [one maintenance plan](/maintenance). Weak shower on the ridge? One of our [water pumps](/plumbing-services/pump-installation) may cure it.",
  ],
  benefits: [
    "We choose a flue to suit your house, from a hidden Georgian roof to a 1930s gable",
    "We’ll measure the water pressure before we offer you a pump or a cylinder",
    "If you have sites in the valley and on the hill, one contract can cover both",
  ],
  demand: [
    {
      service: "landlord-gas-safety",
      why: "From Holloway to Wood Green, we check the boilers of rented flats in converted Victorian houses.",
    },
    {
      service: "heating-system-maintenance",
      why: "We overhaul the boiler rooms of schools, care homes and mansion blocks in summer, while the heating is off.",
    },
    {
      service: "appliance-servicing",
      why: "Scale is common in the suburbs, so at the yearly service we look inside your boiler for it.",
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
      ["by-law terrace", "House in flats? We’ll work out which boiler heats which flat."],
      ["semi", "If hard water has furred up your boiler, we can descale it."],
      ["shed", "We can cut the heat your warehouse loses through its loading doors."],
    ],
  },
} as const satisfies AreaCopy;
