import type { AreaCopy } from "../../types";

export const northLondon = {
  description:
    "Emergency plumbing, gas, boiler repair and air conditioning across north London, from Islington and Hampstead to Barnet, Finchley and Enfield.",
  lead: "Our emergency plumbers, gas engineers and heating engineers cover north London, from Islington out to Barnet and Enfield. We service air conditioning, maintain boiler rooms in schools and blocks of flats, and do gas checks for landlords.",
  buildings: [
    "Tell us the age of your house, so that we know what to bring. A Georgian one in [Islington](/areas/islington) may have its stopcock in a vault under the pavement. Victorian and Edwardian terraces in [Haringey](/areas/haringey) and [Tottenham](/areas/tottenham) often share drains, which the water company usually clears. A semi in [Finchley](/areas/finchley) or [Barnet](/areas/barnet) may have a tank in the loft. In the villas and mansion flats of [Hampstead](/areas/hampstead) and Highgate, we’ll find out who shares your pipes.",
    "On a council estate, ask your landlord before you order a boiler repair. If water pressure is low in one of the towers of Edmonton, we can check the block’s pumps. In warehouses and depots along the Lea, up to [Enfield](/areas/enfield), we reach the heaters from a platform that your floor can carry.",
  ],
  working: [
    "Most streets have parking rules, so we’ll agree with you where to leave the van. In Hampstead Garden Suburb, changes to the outside need approval from the trust, and may need the council’s too. We can apply for both while we plan the job.",
    "Parts of the Lea Valley can flood, so we keep plant out of basements there if we can. Some homes at Bunhill, Edmonton and Broadwater Farm are on heat networks, so if your heating fails there, ring the operator first.",
  ],
  dayAndNight: [
    "If your heating stops, call our [boiler repair engineers](/boiler-services). If a pipe bursts or a drain blocks, our [24/7 emergency plumbers](/services/emergency-plumbing-repairs) will come. Every flat with gas that you rent out needs a [landlord’s gas safety certificate](/gas-services/landlord-gas-safety) each year. For small jobs, book [a plumber in London](/plumbing-services/plumber-london).",
    "In schools, synagogues and blocks of flats, we can service the [communal and commercial heating](/heating-services) and issue its [yearly gas certificates](/services/gas-safety-certificates). For your warehouse along the Lea, we can put heaters and cooling under [one maintenance plan](/maintenance). Weak shower at the top of a hill? A [water pump](/plumbing-services/pump-installation) may cure it.",
  ],
  benefits: [
    "If your shop or office is too hot, we can repair its air conditioning or replace it",
    "We’ll measure the water pressure before we offer you a pump or a cylinder",
    "If you manage several sites in north London, one contract can cover them all",
  ],
  demand: [
    {
      service: "landlord-gas-safety",
      why: "From Holloway to Wood Green, we can check the gas in all the flats you rent out.",
    },
    {
      service: "heating-system-maintenance",
      why: "We overhaul the boiler rooms of schools, care homes and mansion blocks in summer, while the heating is off.",
    },
    {
      service: "appliance-servicing",
      why: "London’s water is hard, so at the yearly service we look for scale in your boiler.",
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
      ["by-law terrace", "House split into flats? We’ll find out which pipe serves which flat."],
      ["semi", "Bathroom in the loft of your semi? We’ll plan its pipes and drain."],
      ["shed", "Does your warehouse lose heat at its doors? We can fit air curtains."],
    ],
  },
} as const satisfies AreaCopy;
