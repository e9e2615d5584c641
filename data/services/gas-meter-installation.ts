import type { LandingRecord } from "../types";

export const gasMeterInstallation = {
  kind: "landing",
  path: "/gas-services/gas-meter-installation",
  name: "Gas Meter Installation",
  summary: "Meter positions, housings and outlet pipework, coordinated with the supplier and the network.",
  theme: "gas",
  parent: "/gas-services",
  action: "booking",
  meta: {
    title: "Gas Meter Installation: Positions, Housings, Sub-Meters",
    description:
      "A new, larger or moved gas meter in London: who may fit it, how the supplier and network are booked, and the housing, outlet pipe and sub-meters we build.",
    keywords: [
      "gas meter installation London",
      "move gas meter London",
      "commercial gas meter upgrade",
      "gas meter housing",
      "gas sub-meter installation",
    ],
  },
  hero: {
    heading: "Gas meter installation",
    lead: "Three parties share a gas meter, and a project stalls when each waits for the next. We prepare the position, join up the bookings and connect the building.",
  },
  grid: {
    heading: "Our part of the job",
    items: [
      {
        name: "Siting and load",
        text: "Maximum hourly demand, growth and a position that network, supplier and fire officer can all accept.",
      },
      {
        name: "Housings and meter rooms",
        text: "Kiosks, wall boxes and compounds with ventilation, doors, lighting provision and room to change the meter.",
      },
      {
        name: "Outlet pipework",
        text: "From the meter’s outlet valve into the building: test point, bonding position, section valves and supports.",
      },
      {
        name: "Emergency control access",
        text: "Routes, signs and notices arranged so that the shut-off can be found and turned by anyone.",
      },
      {
        name: "Secondary meters",
        text: "Check meters for tenants, kitchens and plant, with pulse or bus output to the energy system.",
      },
      {
        name: "Relocation and removal",
        text: "Temporary arrangements, cut-over day and the final disconnection when a building leaves gas.",
      },
    ],
  },
  overview: {
    heading: "Who may touch which part",
    paragraphs: [
      "The service pipe, up to and including the emergency control valve in most buildings, belongs to the gas transporter. Only the transporter, or a firm accredited to work on its network, may lay, alter or cut it. In London that usually means Cadent north of the river and SGN south of it. Newer developments may have an independent transporter; the MPRN look-up tells which.",
      "The primary meter, its regulator and fittings are provided through your supplier. A meter asset manager owns or manages them for life, and an approved meter installer fits or exchanges them under the industry’s metering code. A Gas Safe engineer without that appointment, ours included, does not move a primary meter. Anyone who offers to do so without it puts your supply at risk of disconnection.",
      "From the outlet of the meter installation onwards the pipe is yours. There we work: the housing, base, outlet pipe, isolation, secondary meters and all that follows. We also write the technical part of the applications, attend the site meetings and have the pipe tested and ready on the appointed day.",
      "A meter that is too small shows as low pressure in cold weather. Natural gas carries close to 11 kWh a cubic metre, so a U16 passing 16 m³/h feeds about 175 kW of gross input. Add the plates of everything that may run together before you [replace a boiler](/gas-services/commercial-boiler-installation), and ask for the next size early.",
    ],
  },
  approach: {
    heading: "Getting three diaries to meet",
    steps: [
      {
        name: "Read the present set-up",
        text: "MPRN, meter number, badge capacity, inlet pressure tier, regulator type, housing condition and photographs.",
      },
      {
        name: "Work out demand",
        text: "Peak hourly and yearly use, with and without future plant, in the units that the application forms require.",
      },
      {
        name: "Apply in the right order",
        text: "Transporter for the service and capacity, supplier for the meter. You sign, because the contracts are yours; we prepare and chase.",
      },
      {
        name: "Build the position",
        text: "Housing, plinth, ducts, doors and our outlet pipe, complete and tested before the meter installer arrives.",
      },
      {
        name: "Cut over",
        text: "Service moved, meter set, outlet connected, tightness tested, purged and appliances relit, if possible within one working day.",
      },
    ],
  },
  dependsOn: [
    "Lead time of the transporter and the supplier, which we can prompt but not shorten",
    "Highway permits and the depth of the main, where the service is new",
    "Supply pressure: medium pressure calls for a different regulator and a safer place",
    "Space for doors to open fully, and for the meter to come out",
  ],
  prepare: [
    "A recent bill that shows MPRN and account holder",
    "Letter of authority, so that we may talk to the supplier for you",
    "Site plan with proposed position, windows, doors and electrical plant",
    "Appliance inputs in kW, gross or net, as shown on each plate",
  ],
  benefits: {
    heading: "What coordination saves",
    items: [
      "No abortive visits because a base, door or outlet was missing",
      "A badge capacity that suits the plant you will have in five years",
      "One short outage, announced beforehand, where there might have been three",
    ],
  },
  highlights: [
    {
      name: "Straight about limits",
      text: "Where the law reserves a task to the network or the metering trade, the programme names them.",
    },
    {
      name: "Data from day one",
      text: "Secondary meters are addressed, scaled and checked against the primary register before handover, as [BMS points](/bms-services) if you wish.",
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
      question: "Can you move our meter two metres to the left?",
      answer:
        "The pipe after it and the new housing, yes. The meter is moved by your supplier’s appointed installer, and the service by the transporter when it has to follow. We draw up the position, lodge both requests with your authority and reconnect on the day the meter is set.",
    },
    {
      question: "Who pays for a bigger meter?",
      answer:
        "Suppliers differ by contract and by size. Ask before signing a new supply agreement, since a size change is easier to include at renewal. Our own work is quoted apart, free and within 24 hours of a visit.",
    },
    {
      question: "May we charge tenants by sub-meter?",
      answer:
        "Yes, on approved meters. For gas used in homes, Ofgem’s maximum resale price limits you to what you paid. Between businesses the price is a matter for the lease, so settle it there. Keep readings and the tariff at hand.",
    },
    {
      question: "Is the pipe between emergency valve and meter ours?",
      answer:
        "Where the meter stands away from the emergency control valve, the pipe between them is usually the building owner’s. Beside the valve, the short connection is as a rule part of the meter installation. Ask us and we find out before anybody works on it. Do not paint it, box it in or extend it.",
    },
  ],
  closing: {
    heading: "Begin with the bill and a photograph",
    text: "Book a visit and send both. You get back the capacity in kW, the parties to involve and the sequence of applications.",
  },
  related: ["gas-pipework-installation", "gas-system-installations", "commercial-boiler-installation"],
} as const satisfies LandingRecord;
