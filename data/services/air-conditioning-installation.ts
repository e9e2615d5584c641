import type { LandingRecord, NamedText, WarrantyCopy } from "../types";

const copy = {
  meta: {
    title: "Air Conditioning Installation London: Split, VRF, Ducted",
    description:
      "Commercial and residential air conditioning installed in London by an F-gas certified firm: heat gains calculated, permissions settled, 5 Year Warranty.",
    keywords: [
      "air conditioning installation London",
      "commercial air conditioning installers",
      "VRF installation London",
      "office air conditioning",
      "multi-split installation",
    ],
  },
  hero: {
    heading: "Air conditioning installation",
    lead: "Cooling and heating for offices, shops, restaurants and homes. We size from a heat-gain calculation, clear the permissions, install, and prove the result with readings.",
  },
  grid: {
    heading: "What we install and alter",
    items: [
      {
        name: "Offices and meeting rooms",
        text: "Zoned systems for perimeter, core and rooms that fill for one hour and stand empty for three.",
      },
      {
        name: "Shops and restaurants",
        text: "High occupancy, open doors and cooking heat, with air curtains and extract taken into account.",
      },
      {
        name: "Server and comms rooms",
        text: "Cooling rated for winter running, with duty and standby units, automatic changeover and an alarm that reaches somebody.",
      },
      {
        name: "Flats and houses",
        text: "Quiet units on brackets, roofs or in light wells, with pipe routes that respect leases and neighbours.",
      },
      {
        name: "Replacement of old plant",
        text: "Obsolete refrigerant recovered, pipework tested or renewed, and controls brought up to date floor by floor.",
      },
      {
        name: "Fit-out and Cat B works",
        text: "Relocating and adding fan coils or VRF units within the landlord’s base build and its licence to alter.",
      },
    ],
  },
  overview: {
    heading: "Sized on heat, not on floor area",
    paragraphs: [
      "A rule of thumb in watts per square metre treats a north-facing archive and a glazed corner office alike. We calculate the gains of each room: sun through the glass, people at about 130 W each, lighting, screens, fresh air and the fabric. The peak often falls at a different hour on each facade, and the outdoor plant is sized on the combined peak.",
      "Oversizing costs twice, first in the purchase and then every day. A unit that is too big reaches set point quickly, stops, and takes little moisture out of the air. An inverter system sized close to the load runs long and slow, which is quieter and uses less electricity.",
      "Refrigerant now shapes the design. In Great Britain new single splits holding less than 3 kg may no longer be placed on the market with a refrigerant whose global warming potential is 750 or more. R-32, at 675, is the usual replacement for R-410A. It is mildly flammable, so the charge is checked against the smallest room it could leak into, to BS EN 378.",
      "Cooling does not replace fresh air. Most indoor units recirculate the room, so outdoor air comes from windows or a separate [ventilation system](/services/ventilation-systems). Where water-based cooling suits the building better, we say so and quote a [chiller](/services/chiller-installation) instead.",
    ],
  },
  approach: {
    heading: "From survey to the first cool day",
    steps: [
      {
        name: "Survey",
        text: "We measure rooms and glazing, open ceilings, trace risers, check spare electrical capacity and find a place for the outdoor unit that can be reached for service.",
      },
      {
        name: "Proposal",
        text: "You see the load per room, two or three system options with running-cost estimates, noise data, pipe routes and a drawing to show the landlord.",
      },
      {
        name: "Permissions",
        text: "Planning, listed building consent and licence to alter are separate things. We supply drawings and acoustic data for each, and advise which apply. External units on commercial premises and flats usually need planning permission.",
      },
      {
        name: "Installation",
        text: "Copper is brazed under nitrogen, supported, insulated with a vapour barrier and fire-stopped. Condensate falls by gravity wherever a drain is near enough.",
      },
      {
        name: "Pressure test and vacuum",
        text: "The pipework is strength and leak tested with nitrogen, then evacuated until the vacuum holds. Additional charge is weighed in and written on the unit’s label.",
      },
      {
        name: "Commissioning and handover",
        text: "Supply and return temperatures, current, superheat and drains are recorded unit by unit. You receive the F-gas log, electrical certificate, drawings and a lesson with the controller.",
      },
    ],
  },
  dependsOn: [
    "Where outdoor plant may stand, who overlooks it and what noise limit applies",
    "Pipe distance and height between indoor and outdoor units, within the maker’s limits",
    "Ceiling depth, fire compartments and asbestos along the route",
    "Spare capacity on the electrical intake; the network operator may have to be told or asked",
    "Whether rooms stay occupied, which moves noisy work into evenings or weekends",
  ],
  prepare: [
    "Floor plans, even a leasing agent’s sketch with dimensions",
    "Head count and heat-producing equipment for every room",
    "Lease, planning conditions and any rules of the building about external plant",
    "The asbestos survey for buildings erected before 2000",
  ],
  benefits: {
    heading: "What you have at the end",
    items: [
      "Rooms that hold their set point on the design day, shown by calculation beforehand and readings afterwards",
      "Heating from the same equipment, at a seasonal efficiency direct electric heaters cannot reach",
      "A refrigerant record complete from the first gram",
      "Controls limited to sensible ranges, so that two units do not fight over one room",
    ],
  },
  highlights: [
    {
      name: "5 Year Warranty",
      text: "New installations carry it, on terms that are set out on this page in plain words and supplied in writing with the quotation.",
    },
    {
      name: "REFCOM certified, fully insured",
      text: "Refrigerant is handled only by certified engineers. Ask for our certificate before you sign, and for that of any other bidder.",
    },
  ],
  compliance: [
    {
      duty: "Use certified people and firms for refrigerant work, and keep records: Regulation (EU) No 517/2014 with the Fluorinated Greenhouse Gases Regulations 2015",
      due: "From installation. Leak checks follow from 5 t CO2e, about 7.4 kg of R-32 or 2.4 kg of R-410A",
      record: "Log of charge, tests and engineer, one sheet a system",
    },
    {
      duty: "Commission fixed cooling and give notice of it: Building Regulations Part L",
      due: "On completion",
      record: "Commissioning sheets and operating information for the building log book",
    },
    {
      duty: "Design, verify and certify the new circuits: BS 7671",
      due: "Before energising for use",
      record: "Electrical installation certificate with schedules",
    },
    {
      duty: "Arrange TM44 inspection once the units under your control exceed 12 kW together: Energy Performance of Buildings (England and Wales) Regulations 2012",
      due: "Within five years of first use, then at most five years apart",
      record: "Asset list and sizes, ready for the assessor",
    },
  ],
  questions: [
    {
      question: "How long does an installation take?",
      answer:
        "A single split in an accessible room is often one to two working days. A VRF floor takes weeks, most of it pipework and electrics. Permissions usually decide the start date, so begin with them.",
    },
    {
      question: "Do I need planning permission for a condenser at home?",
      answer:
        "Perhaps not. Since May 2025, permitted development in England has also covered air source heat pumps that cool as well as heat, within limits on size, number, position and noise. Flats, listed buildings and conservation areas have tighter rules, and cooling-only units are left out. We check your address against them with you.",
    },
    {
      question: "Which refrigerant should I ask for?",
      answer:
        "For small systems R-32 is the sensible choice at present. For larger VRF the charge, room sizes and leak detection decide. Ask each bidder for kilograms and t CO2e, because those figures set your inspection duties.",
    },
    {
      question: "Can you take over units somebody else fitted?",
      answer:
        "Yes, after a condition survey. Old plant that has failed goes first through [emergency HVAC repairs](/services/emergency-hvac); after that we compare repair with replacement in writing. Our warranty applies to our own new installations only.",
    },
  ],
  closing: {
    heading: "Book a cooling survey",
    text: "Send plans and a few photographs, or ask for a visit. The quotation is free and follows within 24 hours, with the warranty terms attached.",
  },
  related: ["chiller-installation", "ventilation-systems", "energy-efficient-solutions"],
} as const;

/** The six system types, the reasons and the warranty. */
const lists = {
  systems: [
    {
      name: "Single split",
      text: "One indoor and one outdoor unit. Right for a shop, a server cupboard or a bedroom; a fault affects that room alone.",
    },
    {
      name: "Multi-split",
      text: "Up to about five indoor units on a single outdoor unit, each with its own pipes. Saves facade space, but all rooms must heat or all must cool.",
    },
    {
      name: "VRF and VRV",
      text: "Many indoor units on one pipe network. Heat recovery versions move warmth from sunny rooms to shaded ones. VRV is one maker’s name for VRF.",
    },
    {
      name: "Ducted units",
      text: "A concealed fan coil feeds several grilles. Nothing shows but a slot; it needs ceiling depth and an access panel.",
    },
    {
      name: "Ceiling cassettes",
      text: "Four-way units in a suspended ceiling grid spread air evenly over open floors, with a built-in pump to lift the condensate.",
    },
    {
      name: "Packaged and close control",
      text: "Packaged roof plant for halls and large shops. Close control units hold temperature and humidity in data rooms and archives.",
    },
  ],
  reasons: [
    {
      name: "A calculation you can keep",
      text: "The load sheet is yours, with its assumptions. When a tenant changes, it can be run again.",
    },
    {
      name: "Permissions dealt with early",
      text: "Landlord, planning officer and network operator receive what they ask for before the plant is ordered.",
    },
    {
      name: "Noise judged before it is heard",
      text: "Positions are chosen from the maker’s sound data and, where the council asks, a BS 4142 assessment by an acoustician.",
    },
    {
      name: "One firm for cooling, power and drains",
      text: "Condensate, controls and electrical supply sit inside our scope, so no gap is left between trades.",
    },
    {
      name: "Service access built in",
      text: "Filters, drain pans and boards can be reached without a scaffold, which keeps the later maintenance affordable.",
    },
    {
      name: "Aftercare under the same roof",
      text: "A [maintenance contract](/maintenance) can start on the handover date and keeps the warranty condition met.",
    },
  ],
  warranty: {
    heading: "5 Year Warranty, in plain terms",
    text: "Every new air-conditioning installation by us carries a 5 Year Warranty. The full written terms come with the quotation, before you commit to anything. In essence they ask the following.",
    terms: [
      "The equipment is registered with its maker after commissioning; the registration document belongs in your handover file.",
      "The system is maintained at least once a year by a competent, F-gas certified firm, ours or another, and the visit reports are kept.",
      "Parts and labour are covered as the installation contract states for your equipment. Read that clause, because makers’ own guarantees differ.",
      "Faults are reported promptly, and we are given access to inspect and repair them.",
      "Consumables such as filters and batteries, misuse, accidental damage, supply faults and alterations by others are outside it.",
      "Your legal rights as a buyer stand beside the warranty and are not reduced by it.",
    ],
  },
} as const satisfies {
  systems: readonly [NamedText, NamedText, NamedText, NamedText, NamedText, NamedText];
  reasons: readonly [NamedText, NamedText, NamedText, NamedText, NamedText, ...NamedText[]];
  warranty: WarrantyCopy;
};

export const airConditioningInstallation = {
  kind: "landing",
  path: "/services/air-conditioning-installation",
  name: "Air Conditioning Installation",
  summary: "Split, multi-split, VRF and ducted systems, sized from a heat-gain calculation and commissioned on site.",
  theme: "air",
  parent: "/hvac-services",
  action: "contact",
  ...copy,
  extras: [
    { heading: "Six system types", items: lists.systems },
    { heading: "Reasons to choose us", items: lists.reasons },
  ],
  warranty: lists.warranty,
} as const satisfies LandingRecord;
