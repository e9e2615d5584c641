import type { FigureId } from "./figures";
import { safety } from "./safety";
import type { StandardName } from "./standards";
import type { NamedText, RecordOf } from "./types";

/** The person's role, as in the address of an answer: `/who-pays#renter-leak`. */
export type PersonId = "renter" | "leaseholder" | "landlord" | "freeholder" | "business";

/** The problem, as in the address of an answer. */
export type ProblemId = "leak" | "heating" | "gas" | "drain" | "shared-plant";

type Person = {
  /** The visitor's words for the problem. */
  readonly name: string;
  /** The location, which follows the problem in an answer's heading. */
  readonly where: string;
  /** Set if the person is not at the building, so that others have to take the first step. */
  readonly isElsewhere?: true;
  /** The first and last sentences of the letters about the problem. */
  readonly letter: { readonly begins: string; readonly ends: string };
};

type Problem = {
  /** The visitor's words for the role. */
  readonly name: string;
  /** The start of an answer's heading. */
  readonly title: string;
  /** What to do first, before asking who pays. */
  readonly first?: NamedText;
  /** The same for a person who is not at the building, and has to tell others. */
  readonly firstElsewhere?: NamedText;
  /** A link for further reading. */
  readonly more: string;
};

type Answer = {
  readonly acts: string;
  readonly law: string;
  readonly sources: readonly [StandardName, ...StandardName[]];
  readonly pays: string;
  /** The answer in one to three words, for the table of all answers. */
  readonly payer: string;
  /** This person's share of the cost, for the tint in the table; undefined if none. */
  readonly yourShare?: "all" | "part";
  /** This person's link for further reading, if it differs from the problem's. */
  readonly more?: string;
  /** The letter: recipient and text; parts for the sender to fill in are in brackets. */
  readonly letter: { readonly to: string; readonly text: string };
};

/** "Who fixes it, who pays?": an answer for each person and each problem. */
export type WhoPaysRecord = RecordOf<"who-pays"> & {
  readonly hero: { readonly heading: string; readonly lead: readonly (string | NamedText)[] };
  /** The drawing at the top of the page. */
  readonly figure: FigureId;
  readonly choose: { readonly heading: string; readonly intro: string };
  /** For owners of a house: who pays, and the page that lists what they are responsible for. */
  readonly ownHouse: {
    readonly name: string;
    readonly answers: Readonly<
      Record<ProblemId, Pick<Answer, "payer" | "yourShare"> & { readonly href: `/${string}` }>
    >;
  };
  readonly people: Readonly<Record<PersonId, Person>>;
  readonly problems: Readonly<Record<ProblemId, Problem>>;
  readonly answers: Readonly<Record<PersonId, Readonly<Record<ProblemId, Answer>>>>;
  /** The day the law was last checked, such as 2026-11-23. The build reports it after a year. */
  readonly law: { readonly checked: string };
  readonly advice: {
    readonly heading: string;
    readonly text: string;
    readonly sources: readonly (NamedText & { readonly href: `https://${string}` })[];
  };
  readonly closing: { readonly heading: string; readonly text: string };
};

export const whoPays = {
  kind: "who-pays",
  path: "/who-pays",
  name: "Who fixes it, who pays?",
  summary: "Leak, heating, gas, drain or shared plant: who has to act in England, who pays and what to write",
  theme: "air",
  parent: "/guides",
  meta: {
    title: "Who pays for repairs: landlord, tenant or leaseholder?",
    description:
      "Leak, no heating, gas, drain or shared plant: see who has to repair it in England, under which law and who usually pays, with a short letter you can copy.",
    keywords: ["who pays for repairs tenant or landlord", "leak from flat above who pays", "leaseholder repairs"],
  },
  hero: {
    heading: "Who fixes it, and who pays?",
    lead: [
      { name: "In a rented home,", text: "the landlord has to do most repairs, and pays for them." },
      {
        name: "In a house you own,",
        text: "the water pipe and any drain that serves only your house are yours up to the boundary. The gas pipe is yours after the meter. A drain shared with a neighbour is usually the sewerage company’s.",
      },
      { name: "In a leasehold flat or business premises,", text: "the lease decides." },
      "Choose your situation, and copy the letter if you need one.",
    ],
  },
  figure: "whose-repair",
  choose: {
    heading: "Who are you, and what is wrong?",
    intro:
      "This page is about England. Wales has the Renting Homes (Wales) Act 2016, and Scotland has its own repairing standard.",
  },
  ownHouse: {
    name: "I own my house",
    answers: {
      leak: { payer: "You, to the boundary", yourShare: "all", href: "/services/emergency-plumbing-repairs" },
      heating: { payer: "You", yourShare: "all", href: "/boiler-services#boiler-repair" },
      gas: { payer: "You, after the meter", yourShare: "all", href: "/gas-services" },
      drain: {
        payer: "You, unless shared",
        yourShare: "all",
        href: "/plumbing-services/plumber-london#blocked-drains",
      },
      "shared-plant": { payer: "Your share", yourShare: "part", href: "/guides/heat-network-registration" },
    },
  },
  people: {
    renter: {
      name: "I rent my home",
      where: "in a rented home",
      letter: {
        begins: "I rent [address].",
        ends: "Please let me know by [date] when an engineer will come. [Days and times] suit me.",
      },
    },
    leaseholder: {
      name: "I own a leasehold flat",
      where: "in a leasehold flat",
      letter: {
        begins: "I am the leaseholder of [flat and building].",
        ends: "Please let me know in writing by [date] what you will do, and when.",
      },
    },
    landlord: {
      name: "I let out a home",
      where: "in a home you let out",
      isElsewhere: true,
      letter: {
        begins: "I am writing about [address].",
        ends: "Thank you for your help.",
      },
    },
    freeholder: {
      name: "I manage a block or let to businesses",
      where: "in a block you manage or premises you let",
      isElsewhere: true,
      letter: {
        begins: "We [own / manage] [building].",
        ends: "If you have a question, or need help at home, call [name] on [phone number].",
      },
    },
    business: {
      name: "My business rents its premises",
      where: "in business premises",
      letter: {
        begins: "We are your tenants at [address].",
        ends: "Please let us know in writing by [date] who will repair it, and when.",
      },
    },
  },
  problems: {
    leak: {
      name: "Leak",
      title: "Leak",
      first: { name: "If water is still running", text: safety.burstPipe.steps[0] },
      firstElsewhere: {
        name: "If water is still running",
        text: `Tell whoever is there: “${safety.burstPipe.steps[0]}”`,
      },
      more: "[Water coming through the ceiling](/guides/water-coming-through-ceiling)",
    },
    heating: {
      name: "No heating or hot water",
      title: "Heating or hot water off",
      more: "[No hot water in a flat](/guides/no-hot-water-in-flat)",
    },
    gas: {
      name: "Gas",
      title: "Gas fault",
      first: { name: "If you smell gas", text: safety.gasEscape.briefForTenants },
      firstElsewhere: { name: "If someone there smells gas", text: `Tell them: “${safety.gasEscape.briefForTenants}”` },
      more: "[Gas safety certificates for landlords](/guides/landlord-gas-safety-certificate)",
    },
    drain: {
      name: "Drain",
      title: "Blocked drain",
      more: "[Blocked drains](/plumbing-services/plumber-london#blocked-drains)",
    },
    "shared-plant": {
      name: "Shared boiler, pump or plant",
      title: "Shared boiler or pump out of order",
      more: "[Heat networks](/guides/heat-network-registration)",
    },
  },
  answers: {
    renter: {
      leak: {
        acts: "Your landlord or agent has to act, even if the water comes from the flat above. Ring them as soon as you see it, then write.",
        law: "Under section 11 of the Landlord and Tenant Act 1985, in a tenancy of less than 7 years, the landlord must keep the structure, pipes, basins, baths and toilets in repair. The home must also stay fit to live in, and damp can make it unfit. Awaab’s Law gives councils and housing associations 24 hours to make an emergency hazard safe, and 10 working days to investigate significant damp or mould.",
        sources: [
          "Landlord and Tenant Act 1985",
          "Homes (Fitness for Human Habitation) Act 2018",
          "Hazards in Social Housing (Prescribed Requirements) (England) Regulations 2025",
        ],
        pays: "The landlord pays for the repair, unless you or a guest caused the leak. Your own contents insurance covers your belongings.",
        payer: "Landlord",
        letter: {
          to: "landlord or agent",
          text: "Water has been leaking from [place] since [date]. I have [closed the stopcock / put a bucket under it], and I enclose photographs.",
        },
      },
      heating: {
        acts: "Your landlord has to get it working again. Report it at once, with the code on the display and a photo, and let the engineer in.",
        law: "Under section 11 of the Landlord and Tenant Act 1985, the landlord must keep the heating and hot water in repair, and has a reasonable time to do it once you report a fault. If your home is dangerously cold, the council can act. If the landlord is a council or housing association, Awaab’s Law gives them 24 hours to make an emergency hazard safe.",
        sources: [
          "Landlord and Tenant Act 1985",
          "Housing Act 2004",
          "Hazards in Social Housing (Prescribed Requirements) (England) Regulations 2025",
        ],
        pays: "The landlord pays, unless you broke it. If you order a repair without their agreement, you may have to pay for it yourself.",
        payer: "Landlord",
        letter: {
          to: "landlord or agent",
          text: "The [heating / hot water] has not worked since [date and time]. The boiler shows [code]. [Children, older people or people who are ill live here.]",
        },
      },
      gas: {
        acts: "Your landlord looks after the gas pipes, and the flues and appliances that come with the home. If you bought the cooker yourself, it is your responsibility. Stop using anything that looks unsafe.",
        law: "Under regulation 36 of the Gas Safety Regulations, the landlord must keep gas pipes, flues and appliances safe and have appliances and flues checked within 12 months of the last check. Nobody may use an appliance that they suspect is dangerous (regulation 34).",
        sources: ["Gas Safety (Installation and Use) Regulations 1998"],
        pays: "The landlord pays for the check, and for repairs to what is theirs. You pay for your own cooker.",
        payer: "Landlord",
        letter: {
          to: "landlord or agent",
          text: "I have stopped using the [appliance] in the [room], because [what you noticed]. Please send a Gas Safe engineer to look at it, and send me a copy of the last gas safety record.",
        },
      },
      drain: {
        acts: "Tell your landlord or agent, who has to get it cleared or call the sewerage company. Don’t use the toilets and sinks on that drain until it runs again.",
        law: "Section 11 of the Landlord and Tenant Act 1985 covers drains, waste pipes, basins and toilets. Since 1 October 2011 the sewerage company has owned most sewers that neighbours share.",
        sources: [
          "Landlord and Tenant Act 1985",
          "Water Industry (Schemes for Adoption of Private Sewers) Regulations 2011",
        ],
        pays: "The landlord pays, or the sewerage company if its sewer is blocked. If wipes or fat from your home blocked the pipe, you may have to pay.",
        payer: "Landlord",
        letter: {
          to: "landlord or agent",
          text: "The [toilet / sink / drain] at [place] has been blocked since [date]. We cannot use [what].",
        },
      },
      "shared-plant": {
        acts: "Tell your landlord and the building’s manager. If your landlord does not own the plant, ask them to take the repair up with the owner.",
        law: "Section 11 of the Landlord and Tenant Act 1985 also covers shared pipes and boilers that your landlord owns or controls. If you are on a heat network, you can also complain to the heat supplier.",
        sources: ["Landlord and Tenant Act 1985", "Heat Networks (Market Framework) (Great Britain) Regulations 2025"],
        pays: "You don’t pay for the repair. You pay for the heat you use, if your agreement says so.",
        payer: "Not you",
        letter: {
          to: "landlord or agent",
          text: "The shared [boiler / pump / heat network] failed on [date], so we have no [heating / hot water / water]. Please tell me who will repair it, and what we can use until it works again.",
        },
      },
    },
    leaseholder: {
      leak: {
        acts: "A pipe that serves only your flat is usually yours to repair. If it serves others too, tell the managing agent. If the water comes from above, tell that flat and the agent.",
        law: "Your lease says which pipes are yours. The Water Fittings Regulations don’t allow a fitting to waste water, and section 19 of the Landlord and Tenant Act 1985 says that service charges must be reasonable.",
        sources: ["Water Supply (Water Fittings) Regulations 1999", "Landlord and Tenant Act 1985"],
        pays: "You pay for your own pipe. The building’s insurance often pays for the damage, less an excess. A neighbour usually owes you money only if they were careless.",
        payer: "You",
        yourShare: "all",
        letter: {
          to: "managing agent",
          text: "Water has been coming through [place] since [date]. I think it comes from [place]. Please find the source, and send me the details of the building’s insurance, so that I can claim.",
        },
      },
      heating: {
        acts: "A boiler or cylinder that serves only your flat is usually yours, so you call the engineer. If the heat comes from the building, report it to the managing agent or to the heat supplier.",
        law: "Section 11 of the Landlord and Tenant Act 1985 only covers leases of less than 7 years. In a longer one, the lease decides. Work on a gas boiler has to be done by a registered business (Gas Safety Regulations, regulation 3).",
        sources: ["Landlord and Tenant Act 1985", "Gas Safety (Installation and Use) Regulations 1998"],
        pays: "You pay for what serves only your flat. Shared parts are paid for through the service charge.",
        payer: "You",
        yourShare: "all",
        letter: {
          to: "managing agent",
          text: "My flat has had no [heating / hot water] since [date]. My neighbours [have none either / do have it]. Please tell me which parts the freeholder has to repair, and who is looking at them.",
        },
      },
      gas: {
        acts: "You look after pipes and appliances on your side of the meter. The gas network looks after the supply pipe, and the freeholder looks after gas plant that flats share.",
        law: "Under the Gas Safety Regulations, only registered businesses may do gas work (regulation 3), and nobody may use an appliance that they suspect is dangerous (regulation 34).",
        sources: ["Gas Safety (Installation and Use) Regulations 1998"],
        pays: "You pay for your side of the meter. The emergency service makes a leak safe and sends no bill, but does not repair your pipes.",
        payer: "You",
        yourShare: "all",
        letter: {
          to: "managing agent",
          text: "The gas in my flat has been off since [date], because [reason]. Please tell me whether shared pipes or flues are affected, and let my engineer into [riser / roof / plant room].",
        },
      },
      drain: {
        acts: "A waste pipe that serves only your flat is usually yours as far as the shared stack. The freeholder looks after the stack and the drains in the grounds, and the sewerage company is responsible for the sewer.",
        law: "Most drains beyond the boundary have belonged to the sewerage company since 1 October 2011.",
        sources: ["Water Industry (Schemes for Adoption of Private Sewers) Regulations 2011"],
        pays: "You pay for your own pipe, and all leaseholders pay for the stack through the service charge. The sewerage company pays for its sewer.",
        payer: "You or all flats",
        yourShare: "part",
        letter: {
          to: "managing agent",
          text: "The [toilet / sink / shower] in my flat has been blocked since [date], and [other flats] have the same problem. I think the shared stack is blocked. Please have it cleared, and tell me how the bill will be shared.",
        },
      },
      "shared-plant": {
        acts: "The freeholder or managing agent repairs boilers, pumps and tanks that several flats share. On a heat network, report it to the supplier on your bill.",
        law: "Your lease decides who has to do what. Under section 19 of the Landlord and Tenant Act 1985, charges have to be reasonable, and under section 20 you must be consulted before works that will cost any leaseholder more than £250.",
        sources: [
          "Landlord and Tenant Act 1985",
          "Service Charges (Consultation Requirements) (England) Regulations 2003",
        ],
        pays: "All leaseholders pay through the service charge or the reserve fund. If a charge looks too high, you can ask the First-tier Tribunal to decide.",
        payer: "All leaseholders",
        yourShare: "part",
        letter: {
          to: "managing agent",
          text: "The shared [boiler / pump / tank] failed on [date], so I have no [heating / hot water / water]. Please tell me what is provided until it is repaired, and whether you will consult us under section 20 of the Landlord and Tenant Act 1985.",
        },
      },
    },
    landlord: {
      leak: {
        acts: "You do, as soon as you know about it. Arrange the repair, and bring in the managing agent if the pipe is shared or the water comes from another flat.",
        law: "Section 11 of the Landlord and Tenant Act 1985 covers pipes, basins, baths and toilets in leases of less than 7 years. Except in an emergency, give 24 hours’ written notice of a visit. You also have to take reasonable care that nobody is hurt by a defect you know about, or should know about (Defective Premises Act, section 4).",
        sources: ["Landlord and Tenant Act 1985", "Defective Premises Act 1972"],
        pays: "You pay, unless the tenant caused the leak. Insurance often covers water damage, but not the repair of the pipe.",
        payer: "You",
        yourShare: "all",
        letter: {
          to: "tenant",
          text: "Thank you for telling me about the leak. A plumber will come on [date] between [times]. Please tell me if that does not suit you. Until then please keep [the valve] closed.",
        },
      },
      heating: {
        acts: "You do. Send an engineer, tell your tenant when they will come, and lend electric heaters if the repair has to wait.",
        law: "Under section 11 of the Landlord and Tenant Act 1985, you have a reasonable time for the repair, and in cold weather that is short. The home has to be fit to live in, and the council can act against dangerous cold.",
        sources: ["Landlord and Tenant Act 1985", "Homes (Fitness for Human Habitation) Act 2018", "Housing Act 2004"],
        pays: "You pay, unless the tenant broke it. An old boiler is no reason to charge the tenant.",
        payer: "You",
        yourShare: "all",
        letter: {
          to: "tenant",
          text: "Thank you for telling me that the [heating / hot water] is off. An engineer will come on [date] between [times]. If it needs a part, I will lend you [electric heaters] until the part is fitted.",
        },
      },
      gas: {
        acts: "You do, for each pipe, flue and appliance that you provide. Use a Gas Safe engineer, and keep a note of every attempt to get in.",
        law: "Under regulation 36 of the Gas Safety Regulations, you must keep gas pipes, flues and appliances safe, have appliances and flues checked every 12 months (up to two months early without losing the date), and give the tenant a copy of the record within 28 days.",
        sources: ["Gas Safety (Installation and Use) Regulations 1998"],
        pays: "You pay. A cooker that the tenant brought is theirs, but the pipe that feeds it is still yours.",
        payer: "You",
        yourShare: "all",
        letter: {
          to: "tenant",
          text: "Thank you for telling me that something is wrong with the [appliance]. Please don’t use it. A Gas Safe engineer can come on [date] or [date]. Please tell me which day suits you.",
        },
      },
      drain: {
        acts: "You do, for the drains and waste pipes of your property. Call the sewerage company if the sewer is blocked, and the managing agent if it is the block’s shared stack.",
        law: "Section 11 of the Landlord and Tenant Act 1985 covers drains, gutters and outside pipes. If the home is a danger to health, the council can serve a notice (Environmental Protection Act, section 80).",
        sources: [
          "Landlord and Tenant Act 1985",
          "Water Industry (Schemes for Adoption of Private Sewers) Regulations 2011",
          "Environmental Protection Act 1990",
        ],
        pays: "You pay for your own pipes, and for your share of the block’s through the service charge. The sewerage company pays for its sewer. You can charge the tenant only if you can show that they blocked the pipe.",
        payer: "You or all flats",
        yourShare: "part",
        letter: {
          to: "tenant",
          text: "Thank you for telling me about the drain. Someone will come to clear it on [date] between [times]. Until then please use only [the other toilet / sink], and put no wipes, fat or food down the pipes.",
        },
      },
      "shared-plant": {
        acts: "The freeholder or managing agent repairs it, but you answer to your tenant. Report it, ask for a date, and pass on what you hear.",
        law: "Section 11 of the Landlord and Tenant Act 1985 includes shared installations that you own or control. If you can’t repair them without the freeholder’s permission, you must make reasonable efforts to get it.",
        sources: ["Landlord and Tenant Act 1985"],
        pays: "You pay your share through the service charge, and you may not charge your tenant for the repair.",
        payer: "Your share",
        yourShare: "part",
        letter: {
          to: "managing agent",
          text: "Since [date] my tenants have had no [heating / hot water / water], because the shared [boiler / pump] has failed. I may have to answer to my tenants for this under section 11 of the Landlord and Tenant Act 1985. Please tell me when it will be repaired, and what you will provide until it is.",
        },
      },
    },
    freeholder: {
      leak: {
        acts: "You usually have to find the source if several flats are wet or nobody knows whose pipe it is. In a block you also repair shared pipes, the roof and the structure, and tell the building’s insurer. For a shop or an office, the lease says who repairs what, and sometimes the roof is the tenant’s too.",
        law: "The leases say which pipes are yours. The Water Fittings Regulations don’t allow a fitting to waste water, and under section 19 of the Landlord and Tenant Act 1985 you may charge residential leaseholders only what is reasonable.",
        sources: ["Water Supply (Water Fittings) Regulations 1999", "Landlord and Tenant Act 1985"],
        pays: "All leaseholders pay for shared pipes through the service charge, and each flat owner pays for the pipes that serve only their flat. Business tenants pay what their leases say. The insurance often pays for the damage, less its excess.",
        payer: "As the leases say",
        letter: {
          to: "resident or tenant",
          text: "Water is leaking at [place]. To repair it, we will shut off the water to [flats] on [date] from [time] to [time]. We also need to get into [flats]. Please tell us who can let us in.",
        },
      },
      heating: {
        acts: "You have to repair a system that is shared. A boiler inside a flat is usually the flat owner’s responsibility; for a shop or an office, see its lease. Tell residents when the heat will be back, and offer heaters to people who are at risk.",
        law: "The leases say what you have to do. If you supply heat to several homes, you are probably running a heat network. Ofgem has regulated those since 27 January 2026, and each has to be registered by 26 January 2027.",
        sources: ["Heat Networks (Market Framework) (Great Britain) Regulations 2025"],
        pays: "Leaseholders pay through the service charge. On a heat network, customers pay through their bills. Business tenants pay what their leases say.",
        payer: "As the leases say",
        letter: {
          to: "resident or tenant",
          text: "The heating has been off since [date and time], because [cause]. An engineer [is here / will come at (time)], and it should be back on by [time]. If this is your home, please tell us if anyone there is ill, old or very young, so that we can bring heaters.",
        },
      },
      gas: {
        acts: "You look after gas pipes, boilers and flues that are shared. Appliances inside a flat are the flat owner’s responsibility; for a shop or an office, see its lease. All gas work needs a Gas Safe engineer.",
        law: "Under regulation 35 of the Gas Safety Regulations, an employer or self-employed person must keep gas plant at a place of work safe, and a plant room usually counts as one. Anyone in control of shared parts must keep them safe for people who work there (Health and Safety at Work Act, section 4).",
        sources: ["Gas Safety (Installation and Use) Regulations 1998", "Health and Safety at Work etc. Act 1974"],
        pays: "All leaseholders pay for shared gas plant through the service charge, and each owner pays for their own appliances. Business tenants pay what their leases say.",
        payer: "As the leases say",
        more: "[Commercial gas safety certificates](/services/gas-safety-certificates)",
        letter: {
          to: "resident or tenant",
          text: "The gas to [flats] was turned off for safety on [date and time]. Please do not touch the meters or valves. An engineer will visit each flat on [date] to turn it on again, so someone has to be at home.",
        },
      },
      drain: {
        acts: "You have to clear and repair shared stacks, gullies and the drains in the grounds. Call the sewerage company if the sewer, or a drain beyond your boundary, is blocked.",
        law: "Since 1 October 2011 most drains beyond the boundary have belonged to the sewerage company, but those in the grounds of one block usually stayed private. The council can order you to repair a drain (Building Act, section 59).",
        sources: ["Water Industry (Schemes for Adoption of Private Sewers) Regulations 2011", "Building Act 1984"],
        pays: "All leaseholders pay through the service charge. Business tenants pay what their leases say. If you can show that one of them blocked the pipe, their lease may let you charge them.",
        payer: "As the leases say",
        letter: {
          to: "resident or tenant",
          text: "The drain at [place] is blocked, and we will have it cleared on [date]. Until then please do not use the [toilets / sinks / showers] in [flats].",
        },
      },
      "shared-plant": {
        acts: "You have to keep the boilers, pumps, tanks and ventilation working, as the leases require. Tell residents what has failed and what you will provide until it is repaired.",
        law: "Under section 20 of the Landlord and Tenant Act 1985, you must consult residential leaseholders before works that will cost any of them more than £250. With business tenants, only the lease counts. If the work cannot wait, you can ask the tribunal to excuse you from consulting (section 20ZA).",
        sources: [
          "Landlord and Tenant Act 1985",
          "Service Charges (Consultation Requirements) (England) Regulations 2003",
        ],
        pays: "The leaseholders pay through the service charge or the reserve fund. Unless you consult, or the tribunal excuses you, you can’t recover more than £250 from each leaseholder.",
        payer: "As the leases say",
        letter: {
          to: "leaseholder",
          text: "The shared [boiler / pump / tank] failed on [date]. Until it is repaired, we will provide [what]. We expect the work to cost [sum]. If your share is more than £250, we will consult you under section 20 of the Landlord and Tenant Act 1985.",
        },
      },
    },
    business: {
      leak: {
        acts: "Your lease decides. If it makes you responsible for all repairs (a full repairing lease), the pipes in your premises are yours to repair. Shared pipes and the roof are usually the landlord’s. Tell the landlord and your insurer.",
        law: "Section 11 of the Landlord and Tenant Act 1985 is for homes only.",
        sources: ["Landlord and Tenant Act 1985"],
        pays: "You pay for your own pipes, and the landlord or the service charge pays for shared ones. The landlord’s insurance often covers the building, and yours covers stock and lost trade.",
        payer: "You",
        yourShare: "all",
        more: "[Emergency plumbing repairs](/services/emergency-plumbing-repairs)",
        letter: {
          to: "landlord or agent",
          text: "Water has been leaking into our premises from [place] since [date]. We have closed [the valve] and moved our stock. We believe that clause [number] of the lease makes this your responsibility. Please send us the details of the building’s insurance.",
        },
      },
      heating: {
        acts: "You do, if the system serves only you and your lease makes you repair it. If the building’s plant heats your premises, the landlord or managing agent does.",
        law: "The lease says who has to repair it. As an employer you have to keep a reasonable temperature indoors (Workplace Regulations, regulation 7), even while somebody else repairs the heating.",
        sources: ["Workplace (Health, Safety and Welfare) Regulations 1992"],
        pays: "You pay for your own system, and for a share of the building’s plant through the service charge. Check whether the lease makes you replace old plant, or only repair it.",
        payer: "You, plus a share",
        yourShare: "part",
        more: "[Boiler repair](/boiler-services#boiler-repair)",
        letter: {
          to: "landlord or agent",
          text: "Our premises have had no [heating / hot water] since [date and time], and the temperature is [figure]. We believe that clause [number] of the lease makes this your responsibility. Please tell us what you will provide until it is repaired.",
        },
      },
      gas: {
        acts: "You look after the gas pipes, flues and appliances in your place of work, on your side of the meter. The landlord looks after gas plant that tenants share.",
        law: "Under regulation 35 of the Gas Safety Regulations, an employer or self-employed person must keep gas appliances, flues and pipework in workplaces in a safe condition. Regulation 34 forbids you to use what you suspect is dangerous, and under regulation 3 only registered businesses may do the work.",
        sources: ["Gas Safety (Installation and Use) Regulations 1998"],
        pays: "You pay for what is yours. Shared gas plant is usually paid for through the service charge.",
        payer: "You",
        yourShare: "all",
        more: "[Commercial gas safety certificates](/services/gas-safety-certificates)",
        letter: {
          to: "landlord or agent",
          text: "The gas at our premises has been off since [date], because [reason]. Please tell us whether the [pipe / flue] at [place] is yours, and let our engineer in to look at it.",
        },
      },
      drain: {
        acts: "Drains that serve only you are usually yours, and you are responsible for grease from your kitchen. The landlord looks after drains that tenants share, and the sewerage company is responsible for the sewer.",
        law: "Shared sewers went to the sewerage company on 1 October 2011, but drains within one site, such as a business park, usually stayed with the landlord. Your staff need toilets that work (Workplace Regulations, regulation 20).",
        sources: [
          "Water Industry (Schemes for Adoption of Private Sewers) Regulations 2011",
          "Workplace (Health, Safety and Welfare) Regulations 1992",
        ],
        pays: "You pay for your own drains, and for a share of the landlord’s through the service charge. The sewerage company pays for its sewer.",
        payer: "You",
        yourShare: "all",
        letter: {
          to: "landlord or agent",
          text: "The drain at [place] has been blocked since [date], and we cannot use [what]. Other tenants [have the same problem / don’t], so we think the blockage is in [the shared drain].",
        },
      },
      "shared-plant": {
        acts: "The landlord or managing agent repairs boilers, chillers and fans that serve the building. Units inside your premises are often yours, so check the lease.",
        law: "The lease and its list of services decide. Anyone in control of plant in a workplace must keep it safe (Health and Safety at Work Act, section 4). As an employer you must provide fresh air and a reasonable temperature (Workplace Regulations, regulations 6 and 7).",
        sources: ["Health and Safety at Work etc. Act 1974", "Workplace (Health, Safety and Welfare) Regulations 1992"],
        pays: "All tenants pay through the service charge. It often covers repairs but not improvements, so read the lease’s list of services before you pay.",
        payer: "All tenants",
        yourShare: "part",
        letter: {
          to: "landlord or agent",
          text: "The shared [heating / cooling / ventilation] has not worked on [floor] since [date]. It is [figure] indoors. Please tell us what you will provide until it works, and how the repair will be charged.",
        },
      },
    },
  },
  law: { checked: "2026-11-23" },
  advice: {
    heading: "Where to get free advice",
    text: "This page is general information, not legal advice. Your lease or agreement may say something else, so ask one of these before you rely on it.",
    sources: [
      {
        name: "Shelter",
        text: "housing advice for renters, including in an emergency",
        href: "https://england.shelter.org.uk/",
      },
      {
        name: "Citizens Advice",
        text: "repairs, bills and your rights",
        href: "https://www.citizensadvice.org.uk/",
      },
      {
        name: "LEASE, the Leasehold Advisory Service",
        text: "leases and service charges",
        href: "https://www.lease-advice.org/",
      },
    ],
  },
  closing: {
    heading: "Ready to have it repaired?",
    text: "Tell us what has failed and who has agreed to pay. {claim:freeQuote}",
  },
} as const satisfies WhoPaysRecord;
