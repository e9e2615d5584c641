import type { LandingRecord } from "../types";

export const gasMeterInstallation = {
  kind: "landing",
  path: "/gas-services/gas-meter-installation",
  name: "Gas Meter Installation",
  summary: "We build the meter’s position and pipework, and help you book the supplier and the gas network.",
  theme: "gas",
  parent: "/gas-services",
  action: "booking",
  meta: {
    title: "Gas meter installation and moves in London",
    description:
      "A new, larger or moved gas meter in London involves your supplier and the gas network. We help you book both, and build the housing, pipes and sub-meters.",
    keywords: [
      "gas meter installation London",
      "move gas meter London",
      "commercial gas meter upgrade",
      "gas meter housing",
      "gas sub-meter installation",
    ],
  },
  hero: {
    heading: "Gas meter installation and moves in London",
    lead: "A new or moved gas meter involves the gas network, your supplier and a contractor. We do our part and help you book the other two.",
  },
  grid: {
    heading: "What we do when a gas meter is fitted or moved",
    items: [
      {
        name: "Siting and load",
        text: "We work out the most gas you use in an hour, allow for growth, and find a position that the network, your supplier and the fire officer can accept.",
      },
      {
        name: "Housings and meter rooms",
        text: "Kiosks, wall boxes and compounds get ventilation, doors and provision for lighting. We leave enough room to change the meter.",
      },
      {
        name: "Outlet pipework",
        text: "We run the pipe from the meter’s outlet valve into the building, with a test point, a bonding position, section valves and supports.",
      },
      {
        name: "Emergency valve access",
        text: "Routes, signs and notices are arranged so that anyone can find the shut-off and turn it.",
      },
      {
        name: "Sub-meters",
        text: "We fit check meters for tenants, kitchens and plant. They can send their readings to your energy system by pulse or data cable.",
      },
      {
        name: "Meter moves and removals",
        text: "You get temporary arrangements, one day for the changeover, and the final disconnection if your building stops using gas.",
      },
    ],
  },
  parts: [
    {
      at: [116, 246],
      balloon: [98, 257],
      name: "Emergency control valve",
      does: "It ends the network’s pipe and shuts off your gas.",
      fails: "Stiff or hidden behind stored goods, it is no use to whoever smells gas.",
    },
    {
      at: [118, 184],
      balloon: [102, 184],
      name: "Filter",
      does: "It keeps rust and dust from the street main out of the meter.",
      fails: "As it clogs, your pressure falls: flames shrink and burners lock out in the cold.",
    },
    {
      at: [155, 86],
      balloon: [137, 83],
      name: "Regulator",
      does: "It turns the pressure of the main into a steady low pressure.",
      fails: "If it drifts, your flames lift or fade, and you may hear it hum.",
    },
    {
      at: [250, 149],
      balloon: [250, 131],
      name: "Meter",
      does: "It measures each cubic metre that you pay for.",
      fails: "If it is too small or worn, it hums and starves your plant on the coldest days.",
    },
    {
      at: [335, 190],
      balloon: [321, 206],
      name: "Outlet valve",
      does: "It shuts off your side; from here onwards the pipe is yours.",
      fails: "If it does not close tightly, you lose all gas for any work on your pipes.",
    },
    {
      at: [229, 49],
      balloon: [205, 49],
      name: "Vents high and low",
      does: "They let leaked gas out of the housing.",
      fails: "Blocked vents let gas collect, and you smell it when you open the door.",
    },
  ],
  states: [
    {
      name: "Clear filter",
      text: "With all your plant running, 21 mbar leave the meter.",
    },
    {
      name: "Clogged filter",
      text: "Rust chokes the flow to 12 mbar: your flames shrink and burners lock out in the cold.",
    },
  ],
  overview: {
    heading: "Who may fit or move a gas meter",
    paragraphs: [
      "The pipe from the street belongs to the gas network. In most buildings that includes the emergency control valve at its end. Only the network, or a firm accredited to work on it, may lay, alter or cut that pipe. In London the network is usually Cadent north of the river and SGN south of it. Newer developments may have an independent one. You can look up which one by your MPRN, the gas supply number on your bill.",
      "Your supplier provides the main meter, its regulator and fittings. A meter asset manager owns or manages them for life, and an approved meter installer fits or exchanges them under the industry’s metering code. A gas engineer without that appointment does not move a main meter, and that includes ours. If anyone offers to do it without one, your supply may be disconnected.",
      "From the outlet of the meter installation onwards the pipe is yours, and that is where we work. We install the housing, base, outlet pipe, valves, sub-meters and all that follows. We also write the technical part of the applications and come to the site meetings. On the day, the pipe is tested and ready.",
      "If your meter is too small, you notice low pressure in cold weather. One cubic metre of natural gas holds close to 11 kWh. A U16 meter passes 16 m³/h, so it feeds about 175 kW of gross input. Before you [replace a boiler](/gas-services/commercial-boiler-installation), add up the data plates of everything that may run together, and ask for the next size early.",
    ],
  },
  approach: {
    heading: "How we help you get a gas meter fitted or moved",
    steps: [
      {
        name: "Look at what you have",
        text: "We note the MPRN, meter number, badge capacity, inlet pressure, type of regulator and state of the housing, and take photographs.",
      },
      {
        name: "Work out how much gas you need",
        text: "The application forms ask for peak hourly use and yearly use. We work out both, with and without the plant you plan to add.",
      },
      {
        name: "Apply in the right order",
        text: "The network decides on the pipe and its capacity, and your supplier on the meter. You sign, because the contracts are yours; we prepare the forms and chase the answers.",
      },
      {
        name: "Build the meter’s position",
        text: "Before the meter installer arrives, we complete and test the housing, plinth, ducts, doors and our outlet pipe.",
      },
      {
        name: "Change over",
        text: "The network moves its pipe if need be, and the installer sets the meter. Then we connect the outlet, test and purge it and relight your appliances, if possible within one working day.",
      },
    ],
  },
  dependsOn: [
    "How long the network and your supplier take: we can remind them but we cannot make them faster",
    "Whether a new pipe needs highway permits, and how deep the main lies",
    "The supply pressure, because medium pressure calls for a different regulator and a safer place",
    "Whether there is space for the doors to open fully and for the meter to come out",
  ],
  prepare: [
    "Send us a recent bill that shows the MPRN and the account holder",
    "Sign a letter of authority, so that we may talk to your supplier for you",
    "Mark the new position, windows, doors and electrical plant on a site plan",
    "Note the input of each appliance in kW, gross or net, as its plate shows it",
  ],
  benefits: {
    heading: "How good planning helps a gas meter move",
    items: [
      "Nobody makes a wasted visit because a base, door or outlet is missing",
      "You get a meter size that suits the plant you will have in five years",
      "Your gas goes off once, briefly and with notice, where it might have been off three times",
    ],
  },
  highlights: [
    {
      name: "We tell you what we may not do",
      text: "Some tasks are reserved by law for the gas network or the metering trade. Our programme names who does each of them.",
    },
    {
      name: "Sub-meters that read correctly",
      text: "We set up each sub-meter and check it against the main meter before handover. If you wish, its readings go to your [building management system](/bms-services).",
    },
  ],
  compliance: [
    {
      duty: "Provide an accessible emergency control and keep its notice: Gas Safety (Installation and Use) Regulations 1998, regulations 9 and 15",
      due: "Before gas is first supplied, then kept legible",
      record: "Photograph and position on the line diagram",
    },
    {
      duty: "Site meters clear of fire escapes and electrical apparatus, within reach for inspection: Gas Safety (Installation and Use) Regulations 1998, regulation 12, with IGEM/GM/8 for larger meters and BS 6400 for domestic sizes",
      due: "At design and at each relocation",
      record: "Meter position drawing accepted by supplier and network",
    },
    {
      duty: "Display a permanent notice where a primary meter feeds secondary meters: Gas Safety (Installation and Use) Regulations 1998, regulation 17",
      due: "When the secondary meter is brought into use",
      record: "Notice, meter schedule and resale note",
    },
  ],
  questions: [
    {
      question: "Can you move our gas meter two metres to the left?",
      answer:
        "We move the pipe after it and build the new housing. Your supplier’s appointed installer moves the meter, and the gas network moves its own pipe if it has to follow. We draw the position, lodge both requests with your authority and reconnect you on the day the meter is set.",
    },
    {
      question: "Who pays for a bigger gas meter?",
      answer:
        "Suppliers differ by contract and by size. Ask before you sign a new supply agreement, since a change of size is easier to include at renewal. We quote for our own work separately. {claim:freeQuote}",
    },
    {
      question: "May we charge tenants by sub-meter?",
      answer:
        "Yes, if the meters are approved. For gas used in homes, Ofgem’s maximum resale price limits you to what you paid. Between businesses the price is a matter for the lease, so settle it there. Keep the readings and the tariff at hand.",
    },
    {
      question: "Is the pipe between the emergency valve and the meter ours?",
      answer:
        "Where the meter stands away from the emergency control valve, the pipe between them is usually the building owner’s. Beside the valve, the short connection is as a rule part of the meter installation. Ask us and we find out before anybody works on it. Do not paint it, box it in or extend it.",
    },
  ],
  closing: {
    heading: "Start with your gas bill and a photograph",
    text: "Book a visit and send us both. We tell you the capacity in kW, who has to be involved and in which order to apply. Our [gas services](/gas-services) page shows the rest of our gas work.",
  },
  related: ["gas-pipework-installation", "gas-system-installations", "commercial-boiler-installation"],
} as const satisfies LandingRecord;
