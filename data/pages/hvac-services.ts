import type { HubRecord } from "../types";

export const hvacServices = {
  kind: "hub",
  path: "/hvac-services",
  name: "HVAC Services",
  summary: "Cooling, heating and ventilation, from design to repair",
  theme: "air",
  parent: "/",
  meta: {
    title: "HVAC Services in London: Heating, Cooling, Ventilation",
    description:
      "Eight HVAC services compared for London buildings, from design and chillers to heating care, roof plant, urgent repairs and energy work. Find the one you need.",
    keywords: [
      "HVAC services London",
      "commercial HVAC contractor London",
      "HVAC company London",
      "heating ventilation air conditioning",
      "HVAC maintenance and installation",
    ],
  },
  hero: {
    heading: "HVAC services",
    lead: "Temperature, fresh air and quiet, in every kind of London building. Eight services and one controls team cover the life of the plant.",
  },
  intro: [
    "Heating, ventilation and air conditioning are separate words for one balance: heat and air going in and out of a room. Alter one and the others shift. A new extract fan cools the restaurant in winter. A glass partition starves the office behind it. That is why our heating, refrigeration, ductwork and controls people work from the same drawings.",
    "London adds its own conditions. Plant stands on roofs overlooked by bedrooms, in vaults under pavements, in light wells of listed terraces. Power is scarce in places, streets are narrow, and landlords want drawings before anything moves. The pages below say how each kind of work deals with that.",
    "Controls tie it all together. [BMS services](/bms-services) have a page of their own, because a building with good machines and bad schedules is still an expensive, uncomfortable one.",
  ],
  services: [
    {
      slug: "air-conditioning-installation",
      suits:
        "Occupiers of single rooms up to whole floors who want cooling, and often heating, from refrigerant systems.",
    },
    {
      slug: "hvac-system-design",
      suits: "Fit-outs and refits in which the layout is changing and somebody must answer for the numbers.",
    },
    {
      slug: "ventilation-systems",
      suits: "Stuffy rooms, commercial kitchens, car parks, and anyone asked to prove an air flow.",
    },
    {
      slug: "heating-system-maintenance",
      suits: "Managers of plant rooms and communal heating who want a winter without surprises.",
    },
    {
      slug: "emergency-hvac",
      suits: "Buildings in which heat, cooling or extract has just been lost.",
    },
    {
      slug: "rooftop-unit-installation",
      suits: "Shops, sheds, gyms and cinemas served by packaged plant that has reached the end of its life.",
    },
    {
      slug: "energy-efficient-solutions",
      suits: "Owners with a rating to raise, a bill to reduce or a carbon target to meet.",
    },
    {
      slug: "chiller-installation",
      suits: "Larger buildings, hospitals, hotels and data rooms cooled by chilled water.",
    },
  ],
  chooser: {
    heading: "Tell us what you notice",
    items: [
      {
        symptom: "The top floor is unbearable from two o’clock on sunny days",
        answer:
          "Solar gain exceeds what the plant was sized for. Read about [air conditioning installation](/services/air-conditioning-installation), or shading and controls first.",
      },
      {
        symptom: "People complain of headaches by mid-afternoon, though the temperature is fine",
        answer: "Look at carbon dioxide and air flow: [ventilation systems](/services/ventilation-systems).",
      },
      {
        symptom: "An alarm is sounding and the comms room is at 30 °C",
        answer: "Follow the first steps under [emergency HVAC repairs](/services/emergency-hvac) and ring.",
      },
      {
        symptom: "Heating and cooling run on the same day",
        answer: "A dead band or sensor is wrong. [BMS services](/bms-services) will find it from trends.",
      },
      {
        symptom: "The landlord wants a design before consent",
        answer:
          "Start with [HVAC system design](/services/hvac-system-design), or [design services](/design-services) if others will build it.",
      },
      {
        symptom: "The energy certificate is F and the lease ends next year",
        answer:
          "Rank the measures before spending: [energy efficient solutions](/services/energy-efficient-solutions).",
      },
      {
        symptom: "Radiators are cold at the far end, and the system is topped up weekly",
        answer:
          "There is a leak, sludge or both. Begin with [heating system maintenance](/services/heating-system-maintenance).",
      },
    ],
  },
  benefits: {
    heading: "Reasons to keep the disciplines together",
    items: [
      "Designers, fitters, commissioning and service engineers use one record for each machine",
      "Refrigerant, gas and electrical competence in one visit, under REFCOM and Gas Safe registration where each applies",
      "Free quotes within 24 hours, with options that may cross the border between trades",
      "Emergencies answered at any hour, typically within 60 minutes in London",
    ],
  },
  compliance: [
    {
      duty: "Give workrooms fresh air and a reasonable temperature: Workplace (Health, Safety and Welfare) Regulations 1992",
      due: "Whenever they are occupied",
      record: "Logged conditions and maintenance history",
    },
    {
      duty: "Know the refrigerant charge of every system and check for leaks accordingly: Regulation (EU) No 517/2014",
      due: "At intervals fixed by t CO2e, from 5 t upwards",
      record: "Register of all systems with class and next date",
    },
    {
      duty: "Have larger air conditioning inspected: Energy Performance of Buildings (England and Wales) Regulations 2012",
      due: "Every five years above 12 kW, by an accredited TM44 assessor",
      record: "Report lodged, actions closed out",
    },
  ],
  questions: [
    {
      question: "Do you work only for businesses?",
      answer:
        "Mainly for commercial and public buildings, managed blocks and landlords. Private homes are welcome for air conditioning, ventilation and heating. The survey is scaled to the job.",
    },
    {
      question: "Can one visit cover heating and cooling maintenance?",
      answer:
        "Partly. Filters, controls and safety checks combine well. Boilers want summer, chillers want spring. A [maintenance contract](/maintenance) sets the dates so that nothing is serviced out of season.",
    },
    {
      question: "Which parts of London do you reach?",
      answer:
        "Every borough and many surrounding towns. The [areas pages](/areas) give local conditions and typical response for each.",
    },
    {
      question: "Who is allowed to work on what?",
      answer:
        "F-gas certified engineers on refrigerant, Gas Safe registered ones on gas, competent electricians on power. You may ask any of them for their card at the door. We expect you to.",
    },
  ],
  closing: {
    heading: "One building, one conversation",
    text: "Describe the rooms and what goes wrong in them. We say which of these services fits, and which would be wasted money.",
  },
} as const satisfies HubRecord;
