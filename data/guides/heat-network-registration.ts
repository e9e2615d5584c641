import { changes } from "../changes";
import type { GuideRecord } from "../types";

export const heatNetworkRegistration = {
  kind: "guide",
  path: "/guides/heat-network-registration",
  name: "Heat networks: registration, meters and repairs",
  summary: "Who has to register with Ofgem, who meters the heat, and who repairs which part",
  theme: "air",
  parent: "/guides",
  figure: "network-parts",
  figures: { calls: "heat-interface-unit", law: "who-repairs" },
  list: "duties",
  published: "2026-11-23",
  meta: {
    title: "Heat networks: who must register, meter and repair",
    description:
      "Does one boiler heat several flats? Then it may be a heat network. Who has to register with Ofgem and by when, who meters the heat, and who repairs which part.",
    keywords: ["heat network registration Ofgem", "communal boiler regulations", "heat network metering"],
  },
  hero: {
    heading: "Heat networks: who has to register, meter the heat and repair?",
    lead: `The operator and the supplier of a heat network have to register with Ofgem by ${changes.heatNetworks.day}. A communal boiler for several flats usually counts as a network too. The supplier is responsible for meters and bills, and the lease or the supply contract says who repairs the unit in each flat.`,
  },
  checks: {
    heading: "How to find out where you stand",
    steps: [
      {
        name: "Is it a network?",
        text: "Look for one source of heat, shared pipes, and more than one home or business paying for the heat. It can be in one building.",
      },
      {
        name: "Who is in control?",
        text: "Read the management, energy and maintenance contracts. The operator runs the plant and pipes, and the supplier sells the heat. Often one firm does both.",
      },
      {
        name: "Register",
        text: "Ofgem’s digital service has been open since April 2026. Have the owner’s details, the addresses, the number of homes and the plant data to hand.",
      },
      {
        name: "Look at the meters",
        text: "Check that each one works and is read, because bills have to be based on the readings.",
      },
      {
        name: "Mark who repairs what",
        text: "On a drawing, mark who looks after the plant, the riser and the HIU (the heat interface unit) in each flat. Give everyone who takes fault calls a copy.",
      },
    ],
    stop: "Don’t shut or drain a riser to repair one flat before the operator agrees and the other homes know. Don’t break the seal on a meter.",
  },
  calls: [
    {
      symbol: "flats",
      name: "You live in one of the flats",
      text: "Report cold radiators to your heat supplier, whose number is on the bill. If a complaint gets nowhere, the Energy Ombudsman may take it up.",
    },
    {
      symbol: "building",
      name: "You manage the building",
      text: "Settle with the freeholder which of you has to register. Then tell residents who to call during the day and out of hours.",
    },
    {
      symbol: "night-call",
      name: "When to call us",
      text: "Call {phone} for the plant room, risers, pumps, HIUs and water treatment, or for a survey that gives you the data to register.",
    },
  ],
  law: {
    checked: "2026-11-23",
    notes: [
      {
        name: "Registration",
        text: `Ofgem has been the regulator since 27 January 2026. A network that was running before ${changes.heatNetworks.day} is deemed to be authorised. It must meet the conditions now, and be registered by that date.`,
        sources: [
          "Heat Networks (Market Framework) (Great Britain) Regulations 2025",
          "Ofgem guidance on registration",
        ],
      },
      {
        name: "Meters and bills",
        text: "The heat supplier has to fit meters where the regulations require them, keep them working, and bill by their readings. Regulation 4 requires a meter where a district network enters a building with several customers.",
        sources: ["Heat Network (Metering and Billing) Regulations 2014"],
      },
      {
        name: "Rented flats, in England",
        text: "Section 11 of the Landlord and Tenant Act 1985 makes a landlord keep heating and hot water in repair in leases under 7 years. For some tenancies that covers [shared plant](/who-pays#renter-shared-plant) which the landlord controls.",
        sources: ["Landlord and Tenant Act 1985"],
      },
    ],
  },
  price: [
    "How many flats and risers there are, and whether the HIUs are all one make.",
    "Whether there are drawings and readings, or we have to survey first.",
    "How many visits we need to get into every flat.",
    "How dirty the water is, because dirt blocks filters and valves.",
  ],
  related: ["heating-system-maintenance", "system-commissioning"],
  alsoOn: ["/heating-services", "/maintenance"],
} as const satisfies GuideRecord;
