import type { AreaCopy } from "../../types";

export const enfield = {
  description:
    "Leak, broken boiler or cold factory in Enfield? Our emergency plumbers, gas engineers and heating engineers work from Winchmore Hill to Brimsdown.",
  lead: "Our emergency plumbers and gas engineers work in Enfield, from Brimsdown to Winchmore Hill. Call us about a leak, blocked drain or boiler repair at home, and about heating or air conditioning in a shop, restaurant, office, factory or warehouse.",
  buildings: [
    "In Edwardian houses in Palmers Green and Winchmore Hill, and near Southgate station, the old gas pipe may be too narrow for a new boiler. We check first. In the Enfield Town conservation area, ask us where the flue can go before you order a boiler.",
    "If your tower block by the Edmonton Green shopping centre has no water, tell the estate office, as a shared pump may have failed.",
    "If you work at Chase Farm or North Middlesex hospital, or in a factory or warehouse in Brimsdown, tell us who has to agree a shutdown.",
  ],
  working: [
    "Flats in Ponders End, Oakwood and Ladderswood may be on Energetik’s heat network. If your heating stops, ask the operator whether the network is running and who repairs the heat interface unit (HIU) in your home.",
    "The ground by the Lee in Enfield Lock is wet, so a basement may need a pump. We fit one that lifts out for servicing.",
  ],
  dayAndNight: [
    "Our [emergency plumbers](/services/emergency-plumbing-repairs) deal with burst pipes and blocked drains at any hour, and our [emergency page](/emergency) says what to do until they arrive.",
    "No heating or hot water? If you rent your home, tell your landlord first: repairs are their job. If you own or let the home, ring us, day or night, for a [boiler repair](/boiler-services). For landlords, we do the annual [gas safety check](/gas-services/landlord-gas-safety) and send the record. Managers of blocks with shared heating can ask about [heating maintenance](/services/heating-system-maintenance).",
    "Air con stopped in your office, shop or restaurant? [Ring us at any hour](/services/emergency-hvac), or book a [repair visit](/air-conditioning). For kitchen gas or factory heating, call our [commercial gas engineers](/gas-services). Ask us how your building can [use less energy](/services/energy-efficient-solutions), or about a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "We do a landlord’s gas safety check and boiler service in one visit",
    "We service your factory’s heaters between shifts",
    "When we replace an old back boiler, we make the old flue safe too",
  ],
  demand: [
    {
      service: "heating-system-maintenance",
      why: "Dirty water or a worn pump can leave every home in a block cold. We check both at each visit.",
    },
    {
      service: "gas-system-installations",
      why: "When you take over a factory unit, we can run gas pipes to the burners.",
    },
    {
      service: "energy-efficient-solutions",
      why: "Heat collects under the roof in tall units such as those at Innova Park. We fit fans that push it back down.",
    },
  ],
  street: {
    line: ["parade", "station", "bay terrace", "church", "shopping centre", "point tower", "hospital 5", "factory"],
    notes: [
      ["bay terrace", "Sludge makes radiators cold at the bottom. We flush it out."],
      ["point tower", "On Energetik’s heat network, we can repair faults in your own flat."],
      ["factory", "Factory cold in winter? We’ll find out why and put it right."],
    ],
    network: "point tower",
  },
} as const satisfies AreaCopy;
