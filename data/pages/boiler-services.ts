import { changes, noGrantForPairs } from "../changes";
import { safety } from "../safety";
import type { HubRecord } from "../types";

export const boilerServices = {
  kind: "hub",
  path: "/boiler-services",
  name: "Boiler Services",
  summary: "Boiler repair, yearly servicing, re-commissioning and replacement",
  theme: "gas",
  parent: "/gas-services",
  meta: {
    title: "Boiler repair and boiler servicing in London",
    description:
      "We repair, service and replace boilers in London homes, offices, schools and blocks of flats. We show you the readings and tell you which your boiler needs.",
    keywords: [
      "boiler repair London",
      "boiler service London",
      "commercial boiler engineers London",
      "annual boiler service",
      "boiler repair or replace",
    ],
  },
  hero: {
    heading: "Boiler repair and boiler servicing in London",
    lead: "We repair, service and replace boilers across London. We tell you which yours needs, and show you the readings.",
  },
  intro: [
    "When rooms are cold, bills are high or showers run lukewarm, people blame the boiler. Often it is not at fault. A stuck valve, a worn pump, air in a pipe or a badly set time clock causes the same complaint. So on our first visit we check the whole plant room, and the boiler is one part of it.",
    "We do not replace a boiler only because it is old. A twenty-year-old cast-iron boiler with sound sections and parts still on sale may be good for another winter. A seven-year-old aluminium heat exchanger that has had untreated water may not. We look at four things: how it burns, what the water contains, whether parts can be had, and how much gas it uses for the weather. You get all four on one page before anyone talks of a new boiler.",
    "We see three kinds most often in London. Small wall-hung boilers heat houses, shops and upper floors. Rows of condensing boilers heat offices and mansion blocks. Schools, hospitals and estates have large steel or cast-iron boilers, and some of these burn gas or oil. Above 70 kW the parts, the standards and the qualifications change.",
    `More and more often, a heat pump does most of the heating and the boiler helps on the coldest days. That changes its controls, the least flow of water it needs and its hours in the year. ${noGrantForPairs} We keep this in mind when we work on your boiler, and our [heating engineers](/heating-services) explain the other ways to heat a building.`,
  ],
  services: [
    {
      slug: "commercial-boiler-installation",
      suits: "Your boiler costs too much to repair, or the building’s need for heat has changed.",
    },
    {
      slug: "heating-system-maintenance",
      suits: "You want boilers, pumps, valves, pressure and water looked after together all year.",
    },
    {
      slug: "appliance-servicing",
      suits: "One boiler or water heater is due for its yearly strip-down, with combustion readings.",
    },
    {
      slug: "system-commissioning",
      suits: "A boiler is new, has been moved or has stood idle for long, and has to be tested before use.",
    },
    {
      slug: "emergency-hvac",
      suits: "You have no heat now, because the boiler has locked out, lost pressure or stopped circulating.",
    },
    {
      slug: "planned-maintenance",
      suits: "You have many gas appliances, and the boilers are a part of one contract.",
    },
  ],
  chooser: {
    heading: "What is your boiler doing?",
    items: [
      {
        symptom: "It locks out, and starts again if somebody presses reset",
        answer: `Something makes the boiler lock out, and a reset does not cure it. ${safety.reset.text} Give the code to our [emergency HVAC repairs](/services/emergency-hvac) team.`,
      },
      {
        symptom: "It fires for a minute, stops, and fires again",
        answer:
          "The boiler may be too large for the load, the flow may be low, or several boilers may start in a poor order. A [heating maintenance engineer](/services/heating-system-maintenance) can record it over a day and find out.",
      },
      {
        symptom: "It bangs or sounds like a kettle as it warms up",
        answer:
          "There is scale or sludge on the hot metal, or too little water flows through. Start with [a full service](/gas-services/appliance-servicing), and ask whether the system needs [a power flush](/heating-services#power-flush).",
      },
      {
        symptom: "The pressure gauge falls every week",
        answer:
          "Water is leaking out, and the fresh water that replaces it brings oxygen, which rusts the radiators. We find the leak under [heating maintenance](/services/heating-system-maintenance).",
      },
      {
        symptom: "The maker no longer sells the heat exchanger",
        answer:
          "Plan now, so that you can choose the season and avoid a rush: [boiler replacement](/gas-services/commercial-boiler-installation).",
      },
      {
        symptom: "It has stood cold for two years in an empty building",
        answer:
          "We check the pipe, flue, water and controls before anyone lights it. Ask for [re-commissioning](/gas-services/system-commissioning).",
      },
    ],
  },
  topics: [
    {
      id: "boiler-repair",
      heading: "Boiler repair and breakdown in London",
      paragraphs: [
        "When your boiler breaks down, we ask for the make, the model and the code on the display. Often that tells us which part to bring. The engineer finds the cause and repairs it if the part is at hand. Before you use the boiler again, we check the gas, the flue and the safety devices.",
        "Some parts have to be ordered. Then we leave the boiler safe, tell you when the part is due, and look for a way to keep some heat on. If a repair would cost a large share of a new boiler, we say so before you spend the money.",
        "We repair boilers in homes as well as in offices, shops, schools and blocks of flats. For a breakdown outside office hours, ring the [24/7 emergency line](/emergency).",
      ],
      items: [
        "[Call us]({phone}) if you have no heating or no hot water, or cannot have both at once",
        "Tell us the fault code if the boiler goes out again and again",
        "Put a bucket under the boiler, pipe or valve that drips, and tell us which it is",
        "Say whether the boiler is noisy, or whether the flame goes out in windy weather",
      ],
    },
    {
      id: "boiler-service",
      heading: "Annual boiler service",
      paragraphs: [
        "A boiler should be serviced once a year, or as often as its maker says. Makers usually ask for it as a condition of their guarantee. It is also how you notice early that a boiler is burning badly, which wastes gas and can be dangerous.",
        "On a service we open the boiler, clean the parts that the maker names, check the seals and measure the combustion with an analyser. We test the safety devices, look at the flue and the air supply, and check the pressure of the water. You get a sheet with the readings, so you can compare one year with the next.",
        "A service is not the same as the yearly safety check that a landlord needs. We can do both on one visit, and the [landlord gas safety](/gas-services/landlord-gas-safety) page explains the record. Summer is the best time for the boilers of a larger building, because the heating can be off while we work.",
      ],
    },
  ],
  benefits: {
    heading: "What you get from our boiler engineers",
    items: [
      "You get a note on repair or replacement with figures, signed by the engineer who measured them",
      "We look at flue, gas, water and wiring on one visit, so the fault is not passed from firm to firm",
      "Parts are identified from the nameplate before anyone sets out",
      "{claim:callOut.short}",
    ],
  },
  compliance: [
    {
      duty: "Keep boilers at work, and in let homes, safe to use: Gas Safety (Installation and Use) Regulations 1998",
      due: "At all times; in let homes with a check within twelve months of the last one",
      record: "Boiler log with service sheets and safety records",
    },
    {
      duty: "Know which standard your boiler is under: BS 6644 from 70 kW to 1.8 MW, BS 5440 for the flues of smaller appliances",
      due: "At each repair, service and alteration",
      record: "Standard and rating stated on our report",
    },
    {
      duty: "Keep the heating water clean: BG 50 in larger systems, BS 7593 in homes",
      due: "Samples at set intervals; BS 7593 advises a yearly inhibitor test",
      record: "Sample results with their trend and our advice",
    },
    {
      duty: "Have a competent person examine steam boilers under a written scheme: Pressure Systems Safety Regulations 2000",
      due: "Before first use and at the intervals in the scheme",
      record: "Competent person’s report, with our notes on the preparation",
    },
  ],
  questions: [
    {
      question: "At what age should a commercial boiler be replaced?",
      answer:
        "There is no fixed age. Guides often give 15 to 25 years, depending on the type, and the water can make that shorter or longer. Replace it when one repair costs a large share of a new boiler, or when a part cannot be had within days.",
    },
    {
      question: "Who is qualified to work on boilers above 70 kW?",
      answer:
        "You need an engineer with non-domestic Gas Safe categories for the boiler and its pipework. Domestic qualifications end, broadly, at 70 kW net input. The nameplate tells you on which side your boiler is.",
    },
    {
      question: "Why does our condensing boiler not save gas?",
      answer:
        "Read the thermometer on the return pipe. Above about 55 °C hardly any flue gas condenses. The usual reasons are a high flow temperature, open bypasses, valves left wide open and pumps that are too large. We can cure most of these without a new boiler.",
    },
    {
      question: "Can a new building still have a gas boiler?",
      answer: `Seldom from 2027. ${changes.partL.says} In existing buildings we still repair and replace gas boilers.`,
    },
    {
      question: "Can you repair the boiler while we use the building?",
      answer:
        "Usually we can. If you have several boilers, we isolate one and the rest carry on. A single boiler has to stop for a while, at a time that we agree with you. Hospitals and care homes may need temporary heat for longer work.",
    },
  ],
  closing: {
    heading: "Need a boiler repaired or serviced in London?",
    text: "Send us a photo of the nameplate, the fault code and a line about what is wrong. We tell you what the code means and which visit you need. {claim:freeQuote}",
  },
} as const satisfies HubRecord;
