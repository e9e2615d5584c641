import type { AreaCopy } from "../../types";

export const woolwich = {
  description:
    "Boiler repair, emergency plumbers and gas safety checks in Woolwich, Thamesmead, Eltham and Charlton, with air conditioning for shops and offices.",
  lead: "Our emergency plumbers and gas engineers work in Woolwich, and from Charlton to Eltham and Thamesmead. Call us for a leak, boiler repair, a landlord’s gas check or air conditioning.",
  buildings: [
    "Many old foundries and gun stores in the Royal Arsenal are listed, so you need the council’s and the freeholder’s consent before we cut into a wall. If the hot water fails in one of the towers along the Thames, tell the building manager, because the plant may be shared. In Thamesmead’s 1960s precast blocks, we need the building owner’s consent before we fit a new flue.",
    "Pipes in an interwar council house in Eltham, or in a cottage on the Progress Estate, may run through a solid floor, so we trace them before we drill.",
  ],
  working: [
    "Parts of Thamesmead lie below high tide, so we fit boilers and controls above flood level.",
    "Please tell us where to unload near the Town Hall or Queen Elizabeth Hospital, and at Charlton’s retail warehouses.",
  ],
  dayAndNight: [
    "From Plumstead to Shooters Hill, our [emergency plumbers](/services/emergency-plumbing-repairs) come out at any hour for a burst pipe or a blocked drain. If your heating or hot water fails, call us for a [boiler repair](/boiler-services). We do landlords’ yearly [gas checks](/gas-services/landlord-gas-safety). Cellar pump stopped? We repair [sump pumps](/plumbing-services/pump-installation).",
    "If the [air conditioning](/air-conditioning) stops in your office or shop, we repair or replace it. In restaurants we carry out [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas). In workshops we do [industrial and commercial gas work](/gas-services). If you manage flats, talk to us about [shared heating](/heating-services), [planned maintenance](/maintenance) and [lower running costs](/services/energy-efficient-solutions).",
  ],
  benefits: [
    "We plan the flue for a listed flat before you order a boiler",
    "We test the gas supply of Charlton Riverside’s industrial units with every appliance running",
    "We protect new pipes in wet ground against corrosion",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "When one plant room heats many homes, small heat losses add up. We find and reduce them.",
    },
    {
      service: "landlord-gas-safety",
      why: "Renting out a home in Abbey Wood or Eltham? We check every gas appliance and flue you provide.",
    },
    {
      service: "pump-installation",
      why: "We fit pumps that clear floodwater on low ground, or raise the water pressure on high ground.",
    },
  ],
  street: {
    line: [
      "warehouse 4",
      "glass tower",
      "parade",
      "town hall",
      "cottage estate",
      "slab 8",
      "by-law terrace",
      "hospital 5",
      "shed",
    ],
    notes: [
      ["warehouse", "Stuffy flat in an old gun store? We plan vents for the thick walls."],
      ["cottage estate", "Boiler keeps failing in your cottage? We repair or replace it."],
      ["slab", "Gas work in a precast block? We check the structure before we drill."],
    ],
  },
} as const satisfies AreaCopy;
