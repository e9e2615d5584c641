import type { GuideRecord } from "../types";

export const meesCommercial = {
  kind: "guide",
  path: "/guides/mees-epc-commercial-property",
  name: "MEES and EPC for commercial property",
  summary: "Which rating you need to let today, what is announced for 2031, and what plant changes a rating",
  theme: "energy",
  parent: "/guides",
  figure: "epc-bands",
  figures: { price: "heat-loss" },
  list: "duties",
  published: "2026-11-23",
  meta: {
    title: "MEES and EPC for commercial property: what raises it",
    description:
      "Which EPC rating a commercial building in England and Wales needs to be let, what is announced for 2031, and how heating, cooling and controls change a rating.",
    keywords: ["MEES commercial property", "commercial EPC rating", "EPC B 2031"],
  },
  hero: {
    heading: "MEES: which EPC rating does commercial property need, and what raises it?",
    lead: "Under the minimum energy efficiency standards (MEES) you may not let commercial space in England and Wales rated F or G, unless you have registered an exemption. Better controls, lighting, heating and cooling can lift the rating, so have them modelled before you spend.",
  },
  checks: {
    heading: "How to find out where you stand",
    steps: [
      {
        name: "Look up the certificate",
        text: "Search the public energy certificate register by postcode. Note the letter, the number and the date.",
      },
      {
        name: "Read the recommendations",
        text: "They come with the certificate. The assessor may not have seen your plant room, so check that they suit your building.",
      },
      {
        name: "List the plant",
        text: "Note the age, size and fuel of your boilers, chillers, fans and hot water heaters. Without proof, an assessor may have to assume that they are inefficient.",
      },
      {
        name: "Look at the controls",
        text: "Time switches, zones, variable speed and metering can raise a rating for less money than new plant.",
      },
      {
        name: "Have it modelled",
        text: "An energy assessor can calculate each measure before you order it. We supply the plant data.",
      },
    ],
    stop: "Don’t order plant for the rating alone. First ask for a calculation based on your building, lease and tenants’ fit-out.",
  },
  calls: [
    {
      symbol: "record",
      name: "An accredited energy assessor",
      text: "Only an assessor can issue a certificate. Ask for a draft rating with and without each measure.",
    },
    {
      symbol: "quote",
      name: "Your solicitor or surveyor",
      text: "They can tell you whether the lease, a listing or an exemption changes what you have to do, and who pays.",
    },
    {
      symbol: "night-call",
      name: "When to call us",
      text: "Call {phone} for a survey of your plant, readings of how it runs, and prices for controls, heat pumps or new ventilation.",
    },
  ],
  law: {
    checked: "2026-11-23",
    notes: [
      {
        name: "Today",
        text: "Since 1 April 2023 a landlord may not let, or go on letting, commercial premises rated F or G without a registered exemption.",
        sources: ["Energy Efficiency (Private Rented Property) (England and Wales) Regulations 2015"],
      },
      {
        name: "Announced, not yet law",
        text: "On 18 June 2026 the government announced EPC B from 2031 for privately rented buildings over 1,000 m², where it is cost-effective. There is no interim step in 2027. Smaller buildings stay at E, and the 7-year payback test and exemptions stay too.",
        sources: ["Interim response on MEES"],
      },
      {
        name: "The certificate",
        text: "An EPC is valid for 10 years. You need one when a building is marketed for sale or to let.",
        sources: ["Energy Performance of Buildings (England and Wales) Regulations 2012"],
      },
    ],
  },
  price: [
    "How much is known about your plant, and how much we have to survey first.",
    "Whether we can add controls to the plant you have, or have to replace the plant.",
    "Whether tenants stay, and at what hours we can work.",
    "Whether your electrical supply is large enough, if heat pumps replace gas.",
  ],
  related: ["energy-efficient-solutions", "hvac-system-design"],
  alsoOn: ["/design-services", "/maintenance"],
} as const satisfies GuideRecord;
