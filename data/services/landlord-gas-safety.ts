import { changes } from "../changes";
import type { LandingRecord } from "../types";

export const landlordGasSafety = {
  kind: "landing",
  path: "/gas-services/landlord-gas-safety",
  name: "Landlord Gas Safety",
  summary: "Each year we check the gas in the home you let, arrange access with the tenant and send the CP12 on time.",
  theme: "gas",
  parent: "/gas-services",
  action: "booking",
  meta: {
    title: "Landlord gas safety certificates (CP12) in London",
    description:
      "Landlord in London? We check the gas in your rented homes each year, arrange access, keep track of due dates and send the CP12 to you and your tenants.",
    keywords: [
      "landlord gas safety certificate London",
      "CP12 London",
      "landlord gas safety check London",
      "HMO gas safety London",
      "gas safety letting agents",
      "LGSR London",
    ],
  },
  hero: {
    heading: "Landlord gas safety certificates (CP12) in London",
    lead: "Once a year we arrange access with your tenants, check the gas appliances in the home you let, and send the record to you and to them on time. For several homes, we put the dates in one schedule. To keep track of the dates yourself, use our [compliance calendar](/compliance-calendar).",
  },
  figures: { duties: "early-window" },
  grid: {
    heading: "Homes, landlords and agents we work for",
    items: [
      {
        symbol: "key",
        name: "Single lets",
        text: "We agree a time with your tenant, and check the boiler, hob or other appliances you own, and their flues.",
      },
      {
        symbol: "doors",
        name: "HMOs",
        text: "In a house in multiple occupation (HMO) we check every appliance you provide, and set out the record as licensing officers want it.",
      },
      {
        symbol: "communal-boiler",
        name: "Blocks with communal boilers",
        text: "If a communal boiler heats flats you rent out, it needs checking too. Whoever runs it usually has to register the heating as a [heat network](/guides/heat-network-registration).",
      },
      {
        symbol: "to-let",
        name: "Letting agents and managers",
        text: "We schedule your checks in order of due date, and contact tenants in your name.",
      },
      {
        symbol: "flats",
        name: "Housing providers",
        text: "We plan the visits by street and due date, and send results in the format your system needs.",
      },
      {
        symbol: "suitcase",
        name: "Holiday and short lets",
        text: "The duty is the same, but for stays of up to 28 days you may display the record instead of giving guests a copy.",
      },
    ],
  },
  parts: [
    {
      at: [41, 276],
      balloon: [70, 280],
      name: "Emergency control valve",
      does: "One quarter turn shuts off the gas to the whole home.",
      fails: "If it is stiff, hidden or locked away, your tenant cannot turn the gas off in a leak.",
    },
    {
      at: [298, 277],
      balloon: [320, 250],
      name: "Pipe to the cooker",
      does: "You are responsible for it, even if the cooker is your tenant’s own.",
      fails: "If a joint works loose, your tenant may smell gas, or the pressure on our test gauge may drop.",
    },
    {
      at: [277, 212],
      balloon: [247, 212],
      name: "Carbon monoxide alarm",
      does: "It warns your tenants of a poisonous gas they cannot see or smell.",
      fails: "A worn-out alarm chirps or stops working.",
    },
    {
      at: [395, 236],
      balloon: [440, 244],
      name: "Boiler",
      does: "It burns gas in a sealed case to heat rooms and water.",
      fails: "If you see a lazy yellow flame, soot or stains, the boiler may be dangerous.",
    },
    {
      at: [422, 201],
      balloon: [446, 178],
      name: "Flue",
      does: "It takes the burnt gas outside, clear of windows and doors.",
      fails: "If a joint opens or a nest blocks it, fumes come back into the room.",
    },
  ],
  states: {
    fails: 4,
    stops: ["hot", "return"],
    texts: [
      "The boiler heats the radiator, and its flue takes the fumes outside.",
      "The boiler has locked out, so your tenant has no heating or hot water.",
      "The boiler works again, and we have tested its flue gas.",
    ],
  },
  overview: {
    heading: "What a landlord has to do about gas each year",
    paragraphs: [
      "The rules cover homes in Great Britain let on a periodic tenancy, a lease of less than seven years or a licence to occupy. If you let a home in one of these ways, you have to keep your gas appliances, flues and pipework in a safe condition, and have each appliance and flue checked every twelve months by a registered engineer. An agent can arrange it, but the duty is still yours.",
      "You can have the check up to two months early without losing your date. For example, if your check is due on 30 September, we can do it from 1 August, and the next one is still due on 30 September the year after.",
      "We don’t check your tenants’ own cookers, but the pipe that feeds them is your responsibility. So is any flue, unless it serves only the tenant’s own appliance. In flats built since about 2000, flues are often hidden in ceilings. Without inspection hatches, our engineer usually has to class the boiler as At Risk and ask permission to turn it off.",
      "The safety check alone is not enough, because the law also requires you to keep the boiler maintained. We can do the check and the [gas appliance service](/gas-services/appliance-servicing) on one visit. If a boiler fails its check, our [boiler engineers](/boiler-services) repair or replace it.",
    ],
  },
  approach: {
    heading: "How we manage your gas safety checks",
    steps: [
      {
        name: "We put your dates in one schedule",
        text: "You send us the addresses, deadlines and tenants’ phone numbers, and keys if you’d like us to use them.",
      },
      {
        name: "We contact your tenants",
        text: "We write and ring well ahead, and offer a few dates.",
      },
      {
        name: "We check the gas",
        text: "This covers the flue, the air supply, the pressure or heat input, and the safety devices, and we test the pipework for leaks.",
      },
      {
        name: "We deal with faults",
        text: "If something is dangerous, we’ll tell you at once and turn it off with the tenant’s consent.",
      },
      {
        name: "We send the record",
        text: "You and your tenant each get a copy, by e-mail or on paper.",
      },
    ],
  },
  dependsOn: [
    "How many appliances each home has, and whether we can see their flues",
    "How many of your homes are in one street or block",
    "How we get in: with your keys, or by appointment",
  ],
  prepare: [
    "Your current records and deadlines",
    "Your tenants’ details",
    "How much we may spend on a repair without asking",
    "The number and conditions of your HMO or selective licence, if you have one",
  ],
  benefits: {
    heading: "What landlords and agents get from us",
    items: [
      "We can often do repairs within your spending limit there and then",
      "You get a record of each attempt to get in",
      "Your tenants know who is coming and when",
    ],
  },
  highlights: [
    {
      name: "If a tenant does not let us in",
      text: "You may not force your way in. The Health and Safety Executive (HSE) expects you to take all reasonable steps: explain the check, offer dates, and keep a record of at least three attempts. After that, take legal advice.",
    },
    {
      name: "Alarms and Legionella",
      text: "On the same visit your engineer can test the smoke and carbon monoxide alarms and report any that are missing. You also need a [Legionella risk assessment](/services/water-system-maintenance#landlords), which you may be able to do yourself in a small flat.",
    },
  ],
  sampleDocument: "gas-record",
  recordHeading: "Access, alarms and the record you get",
  compliance: [
    {
      duty: "Have the gas appliances and flues in your rented homes checked: Gas Safety (Installation and Use) Regulations 1998, regulations 36 and 36A",
      due: "Within twelve months of installation, then every twelve months; up to two months early without losing the date",
      record: "Landlord’s record, kept until two more checks have been made, which is about two years",
    },
    {
      duty: "Give tenants the record: Gas Safety (Installation and Use) Regulations 1998, regulation 36",
      due: "Within 28 days of the check; for a new tenant, before they move in",
      record: "Copy with proof of delivery",
    },
    {
      duty: "Have a smoke alarm on each storey that has a room used as living accommodation, and a carbon monoxide alarm in every such room that has a fixed fuel-burning appliance other than a gas cooker: Smoke and Carbon Monoxide Alarm (England) Regulations 2015, as amended in 2022",
      due: "Checked on the first day of each tenancy; repaired or replaced as soon as reasonably practicable after a report",
      record: "Alarm list by room with test and replacement dates",
    },
    {
      duty: "In a licensed home (an HMO or under selective licensing), send the council the gas record each year: Housing Act 2004, Schedule 4",
      due: "Annually, as a licence condition",
      record: "A record from the last twelve months, in the council’s format",
    },
  ],
  questions: [
    {
      question: "Has the end of section 21 changed the gas rules?",
      answer:
        "No. The Renters’ Rights Act 2025 ended section 21 notices on 1 May 2026, but the annual check, the copies and the penalties have not changed.",
    },
    {
      question: "Will the home I let need a better EPC?",
      answer: `Probably, if it is below band C. Today the minimum is band E on the energy performance certificate (EPC). ${changes.epcC.says}`,
    },
    {
      question: "I am a tenant. Who do I ask about the boiler or a gas check?",
      answer:
        "Ask your landlord or agent first. See [Who fixes it, who pays?](/who-pays#renter-gas) for their duties in England and a letter you can copy.",
    },
  ],
  closing: {
    heading: "Book one gas check or send us your whole list",
    text: "You can book a single check online. If you have several homes, [send us the addresses, the gas appliances in each and the deadlines](/contact#request-a-quote), and we’ll price each home. {claim:reply}",
  },
  related: ["gas-safety-certificates", "appliance-servicing", "emergency-gas-repairs"],
} as const satisfies LandingRecord;
