import type { LandingRecord } from "../types";

export const gasMeterInstallation = {
  kind: "landing",
  path: "/gas-services/gas-meter-installation",
  name: "Gas Meter Installation",
  summary: "We build the meter housing and pipework, and help you book the supplier and the gas network.",
  theme: "gas",
  parent: "/gas-services",
  action: "booking",
  meta: {
    title: "Gas meter installation and moves in London",
    description:
      "For a new, larger or moved gas meter in London you usually need your supplier and the gas network. We help you book both, and build the housing and pipes.",
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
    lead: "To have a gas meter fitted or moved, you usually need the gas network, your supplier and a contractor. We do the contractor’s part and help you book the other two.",
  },
  grid: {
    heading: "What we do when a gas meter is fitted or moved",
    items: [
      {
        symbol: "gas-meter",
        name: "Meter position and size",
        text: "We work out the most gas you use in an hour, allow for growth, and find a position that the network, your supplier and the fire officer can accept.",
      },
      {
        symbol: "meter-house",
        name: "Housings and meter rooms",
        text: "We build kiosks, wall boxes and compounds with ventilation, doors and lighting points, and leave enough room to change the meter.",
      },
      {
        symbol: "gas-pipe",
        name: "Outlet pipework",
        text: "From the meter’s outlet valve we run the pipe into the building, with a test point, a bonding position, section valves and supports.",
      },
      {
        symbol: "gas-valve",
        name: "Emergency valve access",
        text: "We clear the way to the shut-off valve and put up the signs, so anyone can find it and turn it.",
      },
      {
        symbol: "meter",
        name: "Sub-meters",
        text: "We fit check meters for tenants, kitchens and plant. They can send readings to your energy software by pulse output or data cable.",
      },
      {
        symbol: "capped",
        name: "Meter moves and removals",
        text: "We plan the temporary supply and a one-day changeover, or the final disconnection if your building stops using gas.",
      },
    ],
  },
  parts: [
    {
      at: [116, 246],
      balloon: [98, 257],
      name: "Emergency control valve",
      does: "The network’s pipe ends here, and this valve shuts off your gas.",
      fails: "If it is stiff or behind stored goods, you cannot shut off the gas when you smell it.",
    },
    {
      at: [118, 184],
      balloon: [102, 184],
      name: "Filter",
      does: "It keeps rust and dust from the street main out of the meter.",
      fails: "As it clogs, your gas pressure falls and burners lock out in cold weather.",
    },
    {
      at: [155, 86],
      balloon: [137, 83],
      name: "Regulator",
      does: "It brings the mains pressure down to a low, steady level.",
      fails: "If flames lift or fade, or the regulator hums, it may have drifted.",
    },
    {
      at: [250, 149],
      balloon: [250, 131],
      name: "Meter",
      does: "It measures the gas you pay for.",
      fails: "A worn or undersized meter leaves you short of gas on the coldest days.",
    },
    {
      at: [335, 183],
      balloon: [315, 133],
      name: "Outlet valve",
      does: "It shuts off the gas to your side.",
      fails: "If it does not close tightly, we have to use the emergency control valve instead.",
    },
    {
      at: [229, 49],
      balloon: [205, 49],
      name: "High and low vents",
      does: "They let any leaked gas out of the housing.",
      fails: "Behind blocked vents leaked gas collects, and you smell it when you open the door.",
    },
  ],
  states: {
    fails: 2,
    texts: [
      "With all your plant running, the gas leaves the meter at 21 mbar.",
      "Rust in the filter brings the pressure down to 12 mbar, so flames shrink and burners lock out.",
      "The meter installer has cleaned the filter, and with all your plant running the pressure is back at 21 mbar.",
    ],
  },
  overview: {
    heading: "Who may fit or move a gas meter",
    paragraphs: [
      "The pipe from the street belongs to the gas network, usually with the emergency control valve at its end. Only the network, or a firm accredited to work on it, may lay, alter or cut that pipe. In London the network is usually Cadent north of the river and SGN south of it, though newer developments may have an independent one. You can look yours up by your MPRN, the gas supply number on your bill.",
      "Your supplier provides the main meter, its regulator and fittings. A meter asset manager owns or manages them, and an approved meter installer fits or exchanges them under the industry’s metering code. Other gas engineers, ours included, may not move a main meter. If you let anyone else do it, your supply may be disconnected.",
      "From the meter’s outlet onwards the pipe is yours, and that is where we work. We install the housing, base, outlet pipe, valves, sub-meters and everything after them.",
      "If your meter is too small, you may notice low gas pressure in cold weather. A U16 meter, for example, passes 16 m³ an hour. At about 11 kWh a cubic metre, that is about 175 kW gross. Before you [replace a boiler](/gas-services/commercial-boiler-installation), add up the ratings on the data plates of everything that may run together, and ask early if you need a larger meter.",
    ],
  },
  approach: {
    heading: "How we help you get a gas meter fitted or moved",
    steps: [
      {
        name: "We look at what you have",
        text: "We note the MPRN, meter number, badge capacity, inlet pressure, type of regulator and state of the housing, and take photographs.",
      },
      {
        name: "We work out how much gas you need",
        text: "The application forms ask for your peak hourly and yearly use. We work out both, with and without the plant you plan to add.",
      },
      {
        name: "You apply in the right order",
        text: "The network decides on the pipe and its capacity, and your supplier on the meter. We prepare the forms and chase the answers, and you sign because the contracts are yours.",
      },
      {
        name: "We build the meter housing",
        text: "Before the meter installer arrives, we finish the housing, base, ducts and doors and test our outlet pipe.",
      },
      {
        name: "The meter is changed over",
        text: "The network moves its pipe if it has to, and the installer fits the meter. Then we connect the outlet, test and purge it and relight your appliances.",
      },
    ],
  },
  dependsOn: [
    "How long the network and your supplier take: we can chase them but can’t speed them up",
    "Whether a new pipe needs highway permits, and how deep the main lies",
    "The supply pressure: medium pressure needs a different regulator and often a different position",
    "Whether there is space to open the doors fully and take the meter out",
  ],
  prepare: [
    "A recent bill that shows the MPRN and the account holder",
    "A signed letter of authority, so that we may talk to your supplier for you",
    "A site plan with the new position, windows, doors and electrical plant marked on it",
    "The heat input of each appliance in kW, gross or net, from its data plate",
  ],
  benefits: {
    heading: "Why plan a gas meter move with us",
    items: [
      "The base, door and outlet pipe are ready when the installer comes, so no visit is wasted",
      "Your meter is large enough for the plant you plan to add",
      "Your gas should go off only once, and you’ll know when",
    ],
  },
  highlights: [
    {
      name: "Who does what",
      text: "Our programme shows which jobs are ours, the supplier’s and the network’s.",
    },
    {
      name: "Sub-meters that read correctly",
      text: "We set up each sub-meter and check it against the main meter before handover. If you wish, its readings go to your [building management system](/bms-services).",
    },
  ],
  compliance: [
    {
      duty: "Have an emergency control that people can reach, with a notice near it: Gas Safety (Installation and Use) Regulations 1998, regulations 9 and 15",
      due: "Before gas is first supplied; the notice has to stay legible",
      record: "A photograph, and its position on the line diagram",
    },
    {
      duty: "Have meters sited clear of fire escapes and electrical apparatus, within reach for inspection: Gas Safety (Installation and Use) Regulations 1998, regulation 12, with IGEM/GM/8 for larger meters and BS 6400 for domestic sizes",
      due: "At design and at each relocation",
      record: "Drawing of the meter position, accepted by supplier and network",
    },
    {
      duty: "Display a permanent notice where a primary meter feeds secondary meters: Gas Safety (Installation and Use) Regulations 1998, regulation 17",
      due: "When the secondary meter is brought into use",
      record: "The notice, a list of the meters and a note on resale",
    },
  ],
  questions: [
    {
      question: "Can you move our gas meter two metres to the left?",
      answer:
        "Not ourselves, but we can arrange it. We draw the new position, send the requests to your supplier and the network, build the housing and move the outlet pipe.",
    },
    {
      question: "Who pays for a bigger gas meter?",
      answer:
        "It depends on your supplier, your contract and the size. Ask before you sign a new supply agreement: a change of size is easier to include at renewal. We quote for our own work separately.",
    },
    {
      question: "Can we charge tenants by sub-meter?",
      answer:
        "Yes, if the meters are approved. For gas used in homes, Ofgem’s maximum resale price limits you to what you paid. Between businesses, agree the price in the lease and keep the readings and the tariff to hand.",
    },
    {
      question: "Is the pipe between the emergency valve and the meter ours?",
      answer:
        "Usually it belongs to the building owner if the meter stands away from the valve. If the meter is beside the valve, the short connection is usually part of the meter installation. Ask us, and we’ll find out before anyone touches it. Do not box it in or extend it.",
    },
  ],
  closing: {
    heading: "Book a gas meter visit",
    text: "Book a visit and send us your gas bill and a photograph. We’ll tell you the capacity in kW, who has to be involved and in what order to apply.",
  },
  related: ["gas-pipework-installation", "gas-system-installations", "commercial-boiler-installation"],
} as const satisfies LandingRecord;
