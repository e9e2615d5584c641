import type { AreaCopy } from "../../types";

export const northLondon = {
  description:
    "Emergency plumbing, gas, boiler repair and air conditioning across north London, from Islington and Hampstead to Barnet, Finchley and Enfield.",
  lead: "Our emergency plumbers, gas engineers and heating engineers cover north London, from Islington out to Barnet and Enfield. We service air conditioning, maintain boiler rooms in schools and blocks of flats, and do gas checks for landlords.",
  buildings: [
    "Tell us the age of your house, so that we know what to bring. A Georgian house in [Islington](/areas/islington) may have its stopcock in a vault under the pavement. Victorian terraces in [Haringey](/areas/haringey), as in [Tottenham](/areas/tottenham), often share drains, which the water company usually clears. A semi in [Finchley](/areas/finchley) or [Barnet](/areas/barnet) may have a tank in the loft.",
    "Before we shut anything off in the villas and mansion flats of [Hampstead](/areas/hampstead), we find out who shares your pipes. Tenants on a council estate should report a boiler fault to the landlord. We check the water pumps in towers, and repair overhead heaters in depots in [Enfield](/areas/enfield).",
  ],
  working: [
    "Changes to the outside of a house in Hampstead Garden Suburb need the Trust’s approval, and may need the council’s too. We can apply for both while we plan the job.",
    "Some homes at Bunhill, Edmonton and Broadwater Farm are on heat networks. If your heating fails there, ring the operator first.",
  ],
  dayAndNight: [
    "Our [24/7 emergency plumbers](/services/emergency-plumbing-repairs) come out for burst pipes and blocked drains. For small jobs, book [a plumber](/plumbing-services/plumber-london). A [water pump](/plumbing-services/pump-installation) may cure low pressure upstairs.",
    "Cold radiators or no hot water? Call us for a [boiler repair](/boiler-services). Every home with gas that you rent out needs a [landlord’s gas safety certificate](/gas-services/landlord-gas-safety) each year.",
    "We repair [gas ranges and fryers](/gas-services/commercial-kitchen-gas) in restaurants and cafés. In schools, synagogues and blocks of flats, we service the [boilers and heating](/heating-services) and issue the [yearly gas certificates](/services/gas-safety-certificates). Ask for a [maintenance contract](/maintenance) that covers warehouse heaters and cooling together.",
  ],
  benefits: [
    "When the air conditioning breaks down in your shop or office, we repair or replace it",
    "We measure the water pressure before we recommend a pump or a cylinder",
    "If you manage several sites in north London, one contract can cover them all",
  ],
  demand: [
    {
      service: "landlord-gas-safety",
      why: "We check the gas in every flat you rent out, and give you the records for your tenants.",
    },
    {
      service: "heating-system-maintenance",
      why: "We overhaul boiler rooms in schools, care homes and mansion blocks in summer, while the heating is off.",
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
      ["by-law terrace", "Leak in a house split into flats? We find out whose pipe it is."],
      ["semi", "Planning a bathroom in the loft? We work out the pipes and the drain."],
      ["shed", "Draught from your warehouse doors? We can fit air curtains."],
    ],
  },
} as const satisfies AreaCopy;
