import type { GuideRecord } from "../types";

export const landlordGasSafety = {
  kind: "guide",
  path: "/guides/landlord-gas-safety-certificate",
  name: "Gas safety certificate for landlords",
  summary: "What the engineer checks, how to keep your date, who gets a copy and what to have ready",
  theme: "gas",
  parent: "/guides",
  figure: "gas-check",
  figures: { calls: "gas-card", law: "early-window" },
  list: "duties",
  published: "2026-11-23",
  meta: {
    title: "Gas safety certificate for landlords: checks and dates",
    description:
      "What is checked for a landlord gas safety certificate (CP12), how early you can book and keep your date, who gets a copy and when, and what affects the price.",
    keywords: ["gas safety certificate landlord", "CP12", "landlord gas safety record"],
  },
  hero: {
    heading: "Landlord gas safety certificate: what is checked, and when?",
    lead: "A Gas Safe registered engineer checks each gas appliance and flue that you provide, within 12 months of the last check. You and your tenants get the record, often called a CP12.",
  },
  priced: {
    title: "Gas safety certificate for landlords: checks, dates, cost",
    heading: "Landlord gas safety certificate: what is checked, when, and what does it cost?",
  },
  checks: {
    heading: "What to do before the check",
    steps: [
      {
        name: "List what you provide",
        text: "Note each boiler, fire, cooker and water heater that is yours. A tenant’s own cooker is not part of the check, but you have to keep its pipe safe.",
      },
      {
        name: "Find the due date",
        text: "It is usually 12 months after the last check. You can have the check up to 2 months early and keep the same date next year. Our [calendar](/compliance-calendar) works out the dates.",
      },
      {
        name: "Make sure that flues can be seen",
        text: "A flue that runs above a ceiling needs hatches, so each joint can be inspected.",
      },
      {
        name: "Arrange access in writing",
        text: "Offer your tenant a choice of times, and keep a copy of each message. If nobody lets the engineer in, the messages show that you tried.",
      },
      {
        name: "Look at the engineer’s card",
        text: "The back of a Gas Safe card shows which kinds of gas work the engineer may do. Check that it is in date too.",
      },
    ],
    stop: "Nobody may use an appliance with a warning label, or one that was turned off as unsafe, until an engineer has repaired it.",
  },
  calls: [
    {
      symbol: "key",
      name: "You are the tenant",
      text: "Ask your landlord or agent [in writing](/who-pays#renter-gas) for the record. If they don’t have the gas checked, you can report it to the Health and Safety Executive or your council.",
    },
    {
      symbol: "to-let",
      name: "Your agent manages the home",
      text: "The contract says who books the check. The duty stays with you if the agent forgets.",
    },
    {
      symbol: "night-call",
      name: "When to call us",
      text: "Call {phone} about two months before the date. Give us the address, the appliances and your tenant’s number.",
    },
  ],
  law: {
    checked: "2026-11-23",
    notes: [
      {
        name: "Each year",
        text: "Regulation 36 requires a check within 12 months of the last one, and regulation 36A lets you do it up to 2 months early without losing the date. Your tenants must get a copy within 28 days, and new tenants before they move in.",
        sources: ["Gas Safety (Installation and Use) Regulations 1998"],
      },
      {
        name: "What is checked",
        text: "Regulation 26 names four things: that the flue works, that enough air reaches the burner, that the pressure or heat input is right, and that the appliance works safely.",
        sources: ["Gas Safety (Installation and Use) Regulations 1998"],
      },
      {
        name: "Alarms, in England",
        text: "You must fit a smoke alarm on each storey with a room used as living accommodation. Each such room also needs a carbon monoxide alarm if it has a fixed fuel-burning appliance other than a gas cooker. Test them on the first day of each tenancy.",
        sources: ["Smoke and Carbon Monoxide Alarm (England) Regulations 2015"],
      },
    ],
  },
  price: [
    "How many appliances and flues there are.",
    "Whether a boiler service is done on the same visit.",
    "How many of your homes in a street or block we can do on the same day.",
    "Whether we hold the keys, or have to come back because nobody was in.",
  ],
  related: ["landlord-gas-safety", "appliance-servicing"],
  alsoOn: ["/maintenance"],
} as const satisfies GuideRecord;
