/**
 * Changes of law, tax and councils on a known day. Pages read their wording here, which is true both before and after
 * the day. The build reports each day that has passed: reread the pages, then delete or update the record.
 */
type Change = {
  /** The day, worded as on the pages. */
  readonly day: `${number} ${string} ${number}`;
  /** The change, for the build's warning. */
  readonly what: string;
};

export const changes = {
  partL: {
    day: "24 March 2027",
    what: "the 2026 edition of Part L applies in England, higher-risk buildings aside",
    says: "The 2026 edition of Part L of the Building Regulations (energy use) applies in England from 24 March 2027, and to higher-risk buildings, such as tall blocks of flats, from 24 September 2027. In practice it rules out gas heating in new homes and in most other new buildings.",
    transition:
      "If building control has your plans before the date that applies to your building, and work begins within a year of that date, you can still build to the older edition.",
  },
  partLHigherRisk: {
    day: "24 September 2027",
    what: "the 2026 edition of Part L applies to higher-risk buildings in England",
  },
  heatNetworks: {
    day: "26 January 2027",
    what: "the last day on which the operator of an existing heat network can register it with Ofgem",
  },
  heatPumpVat: {
    day: "31 March 2027",
    what: "the last day without VAT on heat pumps fitted in homes",
    says: "Until 31 March 2027 no VAT is due on a heat pump that is supplied and fitted in a home. Fixed air conditioning that also heats usually counts as one.",
  },
  surrey: {
    day: "31 March 2027",
    what: "the last day of Surrey’s county and district councils, before East Surrey and West Surrey take over",
  },
  epcC: {
    day: "1 October 2030",
    what: "privately rented homes in England and Wales have to reach EPC band C, once the regulations are made",
    says: "The government has announced that privately rented homes in England and Wales must reach EPC band C by 1 October 2030. The regulations haven’t been made yet.",
  },
} as const satisfies Record<string, Change & Readonly<Record<string, string>>>;

/** The addition for every page that offers a heat pump as an alternative to a boiler. */
export const noGrantForPairs =
  "The Boiler Upgrade Scheme (the government’s heat pump grant) pays nothing for a heat pump combined with a boiler." as const;
