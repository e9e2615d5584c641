import type { AreaCopy } from "../../types";

export const woolwich = {
  description:
    "Boiler repair, emergency plumbers and gas safety checks in Woolwich, Thamesmead, Eltham and Charlton, with air conditioning for shops and offices.",
  lead: "Our emergency plumbers and gas engineers work from Woolwich and Charlton to Eltham and Thamesmead. Call us about leaks, blocked drains and boiler repairs in homes, and air conditioning in shops, restaurants and offices.",
  buildings: [
    "Many old gun stores in the Royal Arsenal are listed. You need consent from the council and the freeholder before we cut into a wall. If the hot water fails in the towers along the Thames, tell the building manager, as the plant may be shared. You need the freeholder’s consent for a new flue in Thamesmead’s concrete slab blocks.",
    "Pipes in an interwar council house in Eltham, or in a cottage on the Progress Estate, may run through a solid floor. We trace them before we drill.",
  ],
  working: [
    "Parts of Thamesmead lie below high-tide level. We fit boilers and controls above flood level.",
    "Please tell us where to unload near the Town Hall or Queen Elizabeth Hospital, and at Charlton’s retail warehouses.",
  ],
  dayAndNight: [
    "From Plumstead to Shooters Hill, our [emergency plumbers](/services/emergency-plumbing-repairs) come out at any hour for burst pipes, blocked drains and failed [cellar pumps](/plumbing-services/pump-installation). If you rent your home and your heating or hot water fails, tell your landlord first: the repair is their job. If you own or let it, ring us for a [boiler repair](/boiler-services), day or night. We do landlords’ [annual gas safety checks](/gas-services/landlord-gas-safety).",
    "[Call us out](/services/emergency-hvac) day or night if the [air conditioning](/air-conditioning) stops in your shop, restaurant or office. In restaurants we do [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas), and in workshops [commercial gas work](/gas-services). If you manage flats, ask about [shared heating](/heating-services), a [maintenance contract](/maintenance) and [lower running costs](/services/energy-efficient-solutions).",
  ],
  benefits: [
    "We plan the flue for a listed flat before you order a boiler",
    "In units at Charlton Riverside, we test the gas supply with everything on",
    "We arrange water shut-offs in a block of flats with the building manager",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "When one plant room heats many homes, small heat losses add up. We find and reduce them.",
    },
    {
      service: "landlord-gas-safety",
      why: "For landlords in Abbey Wood and Eltham, we check every gas appliance and flue they provide.",
    },
    {
      service: "pump-installation",
      why: "We fit pumps that clear floodwater on low ground, or raise water pressure on high ground.",
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
      ["warehouse", "Gun store flats can be stuffy. We can fit vents through thick walls."],
      ["cottage estate", "Boiler keeps failing in your cottage? We repair or replace it."],
      ["slab", "We check the structure of a 1960s block before any gas work."],
    ],
  },
} as const satisfies AreaCopy;
