import { changes } from "../changes";
import type { HubRecord } from "../types";

export const airConditioning = {
  kind: "hub",
  path: "/air-conditioning",
  name: "Air Conditioning",
  summary: "Split, VRF, rooftop or chilled water: what suits the building",
  theme: "air",
  parent: "/hvac-services",
  meta: {
    title: "Air Conditioning for London Workplaces and Homes",
    description:
      "Choose between split, VRF, rooftop and chilled water cooling, see what the owner must do by law, and where to turn when the cooling stops on a hot London day.",
    keywords: [
      "air conditioning London",
      "commercial air conditioning",
      "air con company London",
      "office cooling",
      "F-gas compliance air conditioning",
    ],
  },
  hero: {
    heading: "Air conditioning",
    lead: "Four families of cooling plant and the work that belongs to each: choosing, installing, repairing, running on less electricity.",
  },
  intro: [
    "Cooling equipment differs less in what it does than in what carries the heat. Splits and VRF carry it in refrigerant pipes. Packaged roof units carry it in air. Chillers carry it in water. The building usually decides: its height, ceilings, tenancies, roof and the noise its neighbours will bear.",
    "As a first guide, one room to a few rooms points to splits. A floor or a mid-sized office points to VRF. A single large hall suits packaged plant. Several storeys with mixed uses suit chilled water. The boundaries overlap, so we price at least two families whenever a building lies between them.",
    "Owning a system brings duties of its own. There is refrigerant to account for, an inspection every five years above 12 kW, drains and filters to keep clean. None of it is hard when the register is right. Much of it is missing in buildings that have changed hands.",
  ],
  services: [
    {
      slug: "air-conditioning-installation",
      suits: "Splits, multi-splits, VRF and ducted units for rooms, floors and homes; the warranty terms are there.",
    },
    {
      slug: "chiller-installation",
      suits: "Chilled water for towers, hotels, hospitals, laboratories and process loads.",
    },
    {
      slug: "rooftop-unit-installation",
      suits: "Packaged cooling for wide single-storey spaces, new or as a like-for-size replacement.",
    },
    {
      slug: "emergency-hvac",
      suits: "Any of the above, once it has tripped, leaked or frozen.",
    },
    {
      slug: "energy-efficient-solutions",
      suits: "Existing cooling that works but costs too much to run.",
    },
  ],
  chooser: {
    heading: "Cooling problems and where they lead",
    items: [
      {
        symptom: "Water drips from a ceiling unit onto a desk",
        answer:
          "Turn the unit off. A blocked drain or dead condensate pump is likely, and [emergency HVAC repairs](/services/emergency-hvac) will clear it.",
      },
      {
        symptom: "The unit blows, yet the room stays warm",
        answer:
          "Dirty filter, lost charge or a load that grew. If it was never enough, compare [new systems](/services/air-conditioning-installation).",
      },
      {
        symptom: "Our chiller is from the time of R-22",
        answer:
          "That refrigerant may no longer be used to service equipment. Plan the [chiller replacement](/services/chiller-installation) in winter, before a leak plans it for you.",
      },
      {
        symptom: "Half of the shop is hot and half is cold",
        answer:
          "An air distribution fault more often than a cooling fault. [Ventilation engineers](/services/ventilation-systems) measure it.",
      },
      {
        symptom: "The crane contractor asks for the weight of our roof plant",
        answer: "Lifts, curbs and permits are under [rooftop unit installation](/services/rooftop-unit-installation).",
      },
      {
        symptom: "Nobody can find a leak-check record",
        answer:
          "A survey rebuilds the register from nameplates. Regular checks can then run inside a [maintenance contract](/maintenance).",
      },
    ],
  },
  benefits: {
    heading: "What an owner gets here",
    items: [
      "Advice across all four families, since we install each of them",
      "Refrigerant accounted for by REFCOM certified people, from delivery to recovery",
      "Noise, condensate, structure and power considered before plant is chosen",
      "A clear account of which system carries which warranty",
    ],
  },
  compliance: [
    {
      duty: "Keep leak-check records for each system at or above 5 t CO2e, or 10 t if hermetically sealed and so labelled: Regulation (EU) No 517/2014",
      due: "Checks yearly below 50 t CO2e, half-yearly from 50 t, quarterly from 500 t; at half these frequencies with fixed leak detection",
      record: "Log sheets, kept for five years at least",
    },
    {
      duty: "Commission the statutory inspection: Energy Performance of Buildings (England and Wales) Regulations 2012",
      due: "At least every fifth year, once combined output passes 12 kW",
      record: "TM44 report and certificate, handed on when the building changes hands",
    },
    {
      duty: "Keep external plant within its planning noise limit, assessed by BS 4142",
      due: "As the permission states",
      record: "Acoustic report and the settings that keep it true",
    },
  ],
  questions: [
    {
      question: "How is 12 kW counted?",
      answer:
        "By adding the rated cooling output of all units in the building under one person’s control. Three cassettes of 5 kW pass the line together. Tenants’ and landlord’s units count separately where each controls their own.",
    },
    {
      question: "Does air conditioning bring in fresh air?",
      answer:
        "Splits and most fan coils do not; they cool what is already there. Rooftop units and air handlers can mix in outdoor air. Check which you have before sealing the windows.",
    },
    {
      question: "What temperature should an office be set to?",
      answer:
        "Around 24 °C in cooling and 21 °C in heating, with a gap in which neither runs, satisfies most people at reasonable cost. If you set 18 °C, the room is rarely cool noticeably sooner; the unit only runs for longer.",
    },
    {
      question: "Is there VAT on air conditioning at home?",
      answer: `${changes.heatPumpVat.says} Units that only cool, and all work in offices and shops, carry VAT as usual.`,
    },
    {
      question: "How often should filters be cleaned?",
      answer:
        "Quarterly in a typical office, monthly in kitchens, salons and rooms beside heavy traffic. Staff can do the washable ones. Coils and drains are for an engineer, once or twice a year.",
    },
  ],
  closing: {
    heading: "Which family fits",
    text: "Tell us the number of rooms, storeys and hours of use. You will hear which two systems deserve a price, and why the others do not.",
  },
} as const satisfies HubRecord;
