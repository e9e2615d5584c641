import { changes } from "../changes";
import type { LandingRecord } from "../types";

export const landlordGasSafety = {
  kind: "landing",
  path: "/gas-services/landlord-gas-safety",
  name: "Landlord Gas Safety",
  summary: "We check the gas in your let home once a year, arrange access with the tenant and send the CP12 on time.",
  theme: "gas",
  parent: "/gas-services",
  action: "booking",
  meta: {
    title: "Landlord gas safety certificates (CP12) in London",
    description:
      "We check the gas in London rented homes each year, arrange access with your tenants, keep your due dates and send the CP12 to both of you in good time.",
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
    lead: "We check the gas appliances you let once a year, arrange access with your tenants and send the record to both of you on time. The [compliance calendar](/compliance-calendar) puts the dates of all your homes into your own.",
  },
  grid: {
    heading: "Which rented homes we check",
    items: [
      {
        name: "Single lets",
        text: "We check each appliance you own, such as the boiler, hob or fire, with its flue. Your tenant agrees the appointment with us.",
      },
      {
        name: "HMOs",
        text: "Houses in multiple occupation (HMOs) often have shared kitchens, several boilers and locked rooms. We set out the evidence as licensing officers ask for it.",
      },
      {
        name: "Blocks with communal boilers",
        text: `If this plant heats flats that you let, it has to be checked, even though no tenant can see it. ${changes.heatNetworks.says}`,
      },
      {
        name: "Letting agents and managers",
        text: "We run your checks as a rolling programme by due date, contact tenants in your name and keep a log of visits without access.",
      },
      {
        name: "Housing providers",
        text: "Large stocks are planned by street and by due date. You get the data back in the format of your asset system.",
      },
      {
        name: "Holiday and short lets",
        text: "You have the same duty, with shorter gaps between guests. We come on changeover days, and you display the record for your guests.",
      },
    ],
  },
  parts: [
    {
      at: [33, 281],
      balloon: [52, 303],
      name: "Emergency control valve",
      does: "One quarter turn shuts off the gas to the whole home.",
      fails: "If it is stiff, buried or locked away, your tenant cannot shut off an escape.",
    },
    {
      at: [285, 288],
      balloon: [307, 284],
      name: "Pipe to the cooker",
      does: "It stays your duty, even if the cooker is your tenant’s own.",
      fails: "A joint works loose: your tenant smells gas, or our gauge drops at the check.",
    },
    {
      at: [264, 208],
      balloon: [245, 208],
      name: "Carbon monoxide alarm",
      does: "It warns of a poisonous gas that nobody can see or smell.",
      fails: "At the end of its life it chirps or falls silent, so press its button each month.",
    },
    {
      at: [348, 238],
      balloon: [328, 238],
      name: "Boiler",
      does: "It burns gas behind a sealed case to heat rooms and water.",
      fails: "A lazy yellow flame, soot or stains round the case mean that it burns badly.",
    },
    {
      at: [400, 205],
      balloon: [404, 226],
      name: "Flue",
      does: "It takes the burnt gas outside, clear of windows and doors.",
      fails: "If a joint parts or a nest blocks the end, fumes come back into the room.",
    },
  ],
  overview: {
    heading: "What a landlord has to do about gas each year",
    paragraphs: [
      "The rules apply if you let a home in Great Britain for a term under seven years, from month to month or on a licence. The Gas Safety (Installation and Use) Regulations 1998 then ask two things of you. You keep your gas appliances, flues and pipework in a safe condition. And you have each appliance and flue checked every twelve months by a registered person. An agent can arrange it, but the duty stays yours, so write down who does what.",
      "Since April 2018 you can keep your date. If we check in the last two months before the deadline, it counts as if we had come on the deadline itself. For example, if your record is due on 30 September, you may renew it from 1 August, and it still runs to 30 September of the following year. If you check earlier than that, the new date counts. Our [compliance calendar](/compliance-calendar) works out your dates.",
      "Your tenants’ own cookers are outside the check, but you have to keep the pipe that feeds them safe. The same goes for a flue, unless it serves only the tenant’s appliance. In flats built since about 2000, flues are often hidden in ceilings. Without inspection hatches our engineer cannot see the joints, and usually has to call the boiler At Risk and ask to turn it off.",
      "The yearly check is the minimum, and the law also asks you to maintain the appliances. So if your record is perfect but nobody has serviced the boiler, you have met half of the law. We can do both on one visit: see [gas appliance servicing](/gas-services/appliance-servicing). If a boiler fails its check, our [boiler engineers](/boiler-services) repair or replace it.",
    ],
  },
  approach: {
    heading: "How we manage your gas safety checks",
    steps: [
      {
        name: "Put your dates in one schedule",
        text: "You send us addresses, deadlines, keys, tenants’ telephone numbers and notes on past visits without access.",
      },
      {
        name: "Contact your tenants",
        text: "We start two months before the deadline. Tenants hear from us by message, call and letter, and choose from several times.",
      },
      {
        name: "Check the gas",
        text: "We check the flue, the air supply, the pressure or heat input, and the safety devices. As the guidance advises, we also test for leaks and look at the pipework.",
      },
      {
        name: "Deal with faults",
        text: "If something is dangerous, we isolate it with consent and tell you at once. If a repair is within your spending limit, we do it there and then.",
      },
      {
        name: "Send the record",
        text: "You and your tenant each get a copy, by e-mail or on paper. We set the next deadline from the old one.",
      },
    ],
  },
  dependsOn: [
    "How many appliances each home has, and whether we can see their flues",
    "How many homes share a street or block, because that cuts our travel",
    "How we get in: with managed keys, or through tenants who answer",
  ],
  prepare: [
    "Send us the current records with their deadlines, however untidy they are",
    "Give us your tenants’ details, with permission to contact them",
    "Set a spending limit for repairs on the spot",
    "Tell us the licence number and conditions if the property is licensed",
  ],
  benefits: {
    heading: "What landlords and agents get from us",
    items: [
      "Your deadlines stay in the same month every year",
      "We keep dated records of each attempt to get in, as the Health and Safety Executive (HSE) suggests",
      "Your tenants know who is coming, when, and for how long",
    ],
  },
  highlights: [
    {
      name: "If a tenant does not let us in",
      text: "You may not break in to make a check, but you can show that you took all reasonable steps. We keep the letters, calls and cards that prove it. Begin two months early, on the day that the [compliance calendar](/compliance-calendar) gives you.",
    },
    {
      name: "We can look at the alarms too",
      text: "On the same visit the engineer can note the carbon monoxide alarms in each room, test them, and report any that is missing or out of date.",
    },
  ],
  specimen: "gas-record",
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
      duty: "In licensed HMOs, send the gas record to the council: Housing Act 2004, Schedule 4",
      due: "Annually, as a licence condition",
      record: "Record from the last twelve months, in the council’s format",
    },
  ],
  questions: [
    {
      question: "What if the tenant refuses to let you in?",
      answer:
        "Do not force entry. Write and explain why the law requires the check, offer dates, leave a card, and try again. HSE looks for all reasonable steps, and for at least three attempts on record. After that, take legal advice on access under the tenancy.",
    },
    {
      question: "Does the end of section 21 change the gas rules?",
      answer:
        "The Renters’ Rights Act 2025 ended section 21 notices on 1 May 2026, and with them the old link between a gas record and such a notice. The annual check, the copies and the penalties have not changed.",
    },
    {
      question: "Who checks gas in a leasehold flat that I let out?",
      answer:
        "You do, as landlord to your tenant, for the boiler and hob that you own. The freeholder is responsible for communal plant and risers.",
    },
    {
      question: "Will my rented home need a better EPC?",
      answer: `It needs band E of the energy performance certificate (EPC) today. ${changes.epcC.says} If you are thinking of a heat pump: ${changes.heatPumpVat.says}`,
    },
    {
      question: "Do you cover commercial lets?",
      answer:
        "Yes, but other rules apply: for shops and offices the employer or the lease decides. Our page on [commercial gas safety certificates](/services/gas-safety-certificates) lists the right form for each. If your tenants also need a plumber, see [plumbers in London](/plumbing-services/plumber-london).",
    },
  ],
  closing: {
    heading: "Book one gas check or send us your whole list",
    text: "You can book a single check online. If you have several homes, [send us the addresses and deadlines](/contact). We reply with a month-by-month programme and a price per home. {claim:reply}",
  },
  related: ["gas-safety-certificates", "appliance-servicing", "emergency-gas-repairs"],
} as const satisfies LandingRecord;
