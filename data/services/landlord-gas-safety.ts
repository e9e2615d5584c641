import { changes } from "../changes";
import type { LandingRecord } from "../types";

export const landlordGasSafety = {
  kind: "landing",
  path: "/gas-services/landlord-gas-safety",
  name: "Landlord Gas Safety",
  summary: "The yearly check for each let property, tenant access arranged and records sent on time.",
  theme: "gas",
  parent: "/gas-services",
  action: "booking",
  meta: {
    title: "Landlord Gas Safety Checks for London Lets and HMOs",
    description:
      "Yearly landlord gas safety checks in London under regulation 36: tenant access, due dates that hold, HMO licence evidence and records for one flat or thousands.",
    keywords: [
      "landlord gas safety check London",
      "landlord gas safety certificate",
      "HMO gas safety London",
      "gas safety letting agents",
      "regulation 36 gas check",
    ],
  },
  hero: {
    heading: "Landlord gas safety",
    lead: "Twelve months, one check, one record, in the tenant’s hands on time. We manage the dates and the doors, and test what regulation 36 says must be tested.",
  },
  grid: {
    heading: "For every kind of let",
    items: [
      {
        name: "Single lets",
        text: "Boiler, hob, fire: each appliance you own, with flue, checked on an appointment your tenant has agreed.",
      },
      {
        name: "HMOs",
        text: "Shared kitchens, several boilers, locked rooms. Evidence is set out as licensing officers ask for it.",
      },
      {
        name: "Blocks with communal boilers",
        text: `Plant that heats let flats is covered although no tenant can see it. ${changes.heatNetworks.says}`,
      },
      {
        name: "Agents and managers",
        text: "Rolling programmes by due date, tenant contact in your name, no-access log included.",
      },
      {
        name: "Housing providers",
        text: "Large stocks sequenced by street and expiry, with data returned in your asset format.",
      },
      {
        name: "Holiday and short lets",
        text: "Same duty, shorter gaps: visits on changeover days, record displayed for guests.",
      },
    ],
  },
  overview: {
    heading: "What regulation 36 asks of you",
    paragraphs: [
      "If you let a home in Great Britain for a term under seven years, from month to month or on a licence, the Gas Safety (Installation and Use) Regulations 1998 put two duties on you. Keep relevant appliances, flues and pipework in a safe condition. Have each appliance and flue checked every twelve months by a registered person. An agent can do the arranging. Your duty does not pass over with it, so write down who does what.",
      "Since April 2018 dates can be kept. A check made in the last two months before the deadline counts as if made on the deadline itself. A record due on 30 September may be renewed from 1 August, and still runs to 30 September of the following year. Check earlier than that and the clock restarts from the new date.",
      "Tenants’ own cookers are outside the check, although the pipe that feeds them is yours to keep safe. So is a flue, unless it serves only the tenant’s appliance. Flats built around the turn of the century often hide flues in ceilings. Without inspection hatches the engineer cannot see that the joints hold, and has to treat the boiler as a risk.",
      "A safety check is the minimum, and maintenance is the duty beside it. A landlord with a spotless record and an unserviced boiler has met half of the law. Combine both and the second trip is saved: see [appliance servicing](/gas-services/appliance-servicing).",
    ],
  },
  approach: {
    heading: "A year in a lettings diary",
    steps: [
      {
        name: "Load the dates",
        text: "Addresses, deadlines, keys, tenants’ telephone numbers and past no-access notes go into one schedule.",
      },
      {
        name: "Open the window",
        text: "Contact starts as the two-month period begins, by message, call and letter, with a choice of times.",
      },
      {
        name: "Check",
        text: "Flue, air supply, pressure or heat input, and safety devices, plus the tightness test and look at pipework which guidance adds.",
      },
      {
        name: "Deal with defects",
        text: "Danger is isolated with consent and reported at once. Repairs within your spending limit are done there and then.",
      },
      {
        name: "Deliver the record",
        text: "Copies go to you and to the tenant, by e-mail or on paper. The next deadline is set from the old one.",
      },
    ],
  },
  dependsOn: [
    "Appliances in each home, and whether their flues can be seen",
    "How many homes share a street or block, which cuts travel",
    "Access: managed keys, or tenants who answer",
  ],
  prepare: [
    "Current records with their deadlines, however untidy",
    "Tenants’ details, with permission to contact them",
    "A spending limit for repairs on the spot",
    "Licence number and conditions, if the property is licensed",
  ],
  benefits: {
    heading: "What an agent notices first",
    items: [
      "Deadlines that stay in the same month every year",
      "Attempts at access kept on record, with dates, as HSE guidance suggests",
      "Tenants who know who is coming, when and for how long",
    ],
  },
  highlights: [
    {
      name: "No force, good evidence",
      text: "You may not break in to make a check. Show that you took all reasonable steps: we keep the letters, calls and cards that show it.",
    },
    {
      name: "Alarms looked at too",
      text: "On the same visit the engineer can note carbon monoxide alarms by room, test them and report any that is missing or out of date.",
    },
  ],
  compliance: [
    {
      duty: "Have relevant appliances and flues checked: Gas Safety (Installation and Use) Regulations 1998, regulations 36 and 36A",
      due: "Within twelve months of installation, then every twelve months; up to two months early without losing the date",
      record: "Landlord’s record, kept until two further checks have been made, about two years",
    },
    {
      duty: "Give tenants the record: Gas Safety (Installation and Use) Regulations 1998, regulation 36",
      due: "Within 28 days of the check; before moving in for a new tenant",
      record: "Copy with proof of delivery",
    },
    {
      duty: "Provide and repair a carbon monoxide alarm in each room of the living accommodation with a fixed combustion appliance, gas cookers excepted: Smoke and Carbon Monoxide Alarm (England) Regulations 2015",
      due: "Working on the first day of a tenancy; repaired as soon as reasonably practicable after a report",
      record: "Alarm list by room with test and replacement dates",
    },
    {
      duty: "In licensed HMOs, submit gas evidence to the borough: Housing Act 2004, Schedule 4",
      due: "Annually, as a licence condition",
      record: "Record from the last twelve months, in the council’s format",
    },
  ],
  questions: [
    {
      question: "What if the tenant refuses to let you in?",
      answer:
        "Do not force entry. Write, explaining why the law requires the check; offer dates; leave a card; repeat. HSE looks for all reasonable steps, and three documented attempts is the pattern it gives. After that, take legal advice on access under the tenancy.",
    },
    {
      question: "Does the end of section 21 change anything?",
      answer:
        "The Renters’ Rights Act 2025 ended section 21 notices on 1 May 2026, and with them the old link between a gas record and such a notice. The annual check, the copies and the penalties are untouched.",
    },
    {
      question: "Who checks gas in a leasehold flat that I let out?",
      answer:
        "You do, as landlord to your tenant, for the boiler and hob that you own. The freeholder answers for communal plant and risers.",
    },
    {
      question: "Will my rented home need a better EPC?",
      answer: `It needs band E today. ${changes.epcC.says} If you are thinking of a heat pump: ${changes.heatPumpVat.says}`,
    },
    {
      question: "Do you cover commercial lets?",
      answer:
        "Yes, though on another footing: for shops and offices the employer or lease decides. The right form for each is listed under [gas safety certificates](/services/gas-safety-certificates).",
    },
  ],
  closing: {
    heading: "Bring one address or a spreadsheet",
    text: "Book online for a single check. For a portfolio, send addresses and deadlines, and the reply is a month-by-month programme with a price per home.",
  },
  related: ["gas-safety-certificates", "appliance-servicing", "emergency-gas-repairs"],
} as const satisfies LandingRecord;
