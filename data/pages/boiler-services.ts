import { changes } from "../changes";
import type { HubRecord } from "../types";

export const boilerServices = {
  kind: "hub",
  path: "/boiler-services",
  name: "Boiler Services",
  serviceKind: "boiler",
  summary: "Boiler repair, annual servicing, re-commissioning and replacement",
  theme: "gas",
  parent: "/gas-services",
  figures: { intro: "heating-circuit", questions: "seventy-kilowatts" },
  meta: {
    title: "Boiler repair and boiler servicing in London",
    description:
      "We repair, service and replace boilers in London homes, offices, schools and blocks of flats. We show you the readings and tell you what your boiler needs.",
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
    lead: "We [repair](/boiler-services#boiler-repair), [service](/boiler-services#boiler-service) and replace boilers in London homes and larger buildings. No heating or hot water? If you rent your home, ring your landlord first. Otherwise call us, day or night. {claim:response}",
  },
  introHeading: "What we check before you repair or replace",
  intro: [
    "If your rooms are cold, your bills are high or the shower runs lukewarm, the boiler may not be the cause. A stuck valve, a worn pump, air in a pipe or a badly set timer can cause the same problems. So on the first visit we check the whole heating system, not just the boiler.",
    "We don’t replace a boiler just because it is old. A twenty-year-old cast-iron boiler may be good for another winter if it is sound and you can still get parts. A seven-year-old boiler with an aluminium heat exchanger may not last another winter if its water was never treated. We look at how the boiler burns, what is in the water, whether we can get parts, and whether it uses more gas than it should.",
    "If you are thinking of a heat pump instead, our [heating engineers](/heating-services) can advise you.",
  ],
  services: [
    {
      slug: "appliance-servicing",
      suits:
        "One boiler or water heater, at home or at work, is due for its annual service. We take combustion readings.",
    },
    {
      slug: "emergency-hvac",
      suits:
        "Your heating has stopped, because the boiler has locked out or lost pressure, or a pump has failed. (HVAC means heating, ventilation and air conditioning.)",
    },
    {
      slug: "heating-system-maintenance",
      suits: "Boilers, pumps, valves, pressure and water need looking after together, all year.",
    },
    {
      slug: "commercial-boiler-installation",
      suits:
        "Your commercial boiler costs too much to repair, or your building needs more or less heat than it used to.",
    },
    {
      slug: "system-commissioning",
      suits: "Your boiler is new, has been moved or has stood idle for a long time, and has to be tested before use.",
    },
    {
      slug: "planned-maintenance",
      suits: "You have many gas appliances and want the boilers in the same contract.",
    },
  ],
  chooser: {
    heading: "What is your boiler doing?",
    items: [
      {
        symbol: "wall-boiler",
        name: "My boiler at home needs repairing, servicing or replacing",
        text: "We [repair](/boiler-services#boiler-repair) and [service](/boiler-services#boiler-service) boilers in houses and flats. For a new one, [ask us for a quote](/contact#request-a-quote). If you rent, [your landlord usually has to act](/who-pays#renter-heating).",
      },
      {
        symbol: "alarm",
        name: "It won’t start, or locks out again after a reset",
        text: "Leave it off and [call us]({phone}) with the fault code.",
      },
      {
        symbol: "burner",
        name: "It fires for a minute, stops, and fires again",
        text: "The boiler may be too large, or too little water may be flowing through it. If you have several boilers, they may start in the wrong order. A [heating maintenance engineer](/services/heating-system-maintenance) can record what happens over a day and find the cause.",
      },
      {
        symbol: "boiler",
        name: "It bangs or sounds like a kettle as it warms up",
        text: "There may be scale or sludge on the heat exchanger, or too little water getting through. Start with [a full service](/gas-services/appliance-servicing), and ask whether the system needs [a power flush](/heating-services#power-flush).",
      },
      {
        symbol: "pressure",
        name: "It loses pressure every week",
        text: "Water is probably leaking out, and the fresh water that replaces it rusts the radiators. [Check the pressure](/guides/boiler-pressure-too-low-or-high), then call us to find the leak.",
      },
      {
        symbol: "cascade",
        name: "Our commercial boiler’s heat exchanger is no longer made",
        text: "Plan the [boiler replacement](/gas-services/commercial-boiler-installation) now, so that you can choose the season and avoid a rush.",
      },
    ],
  },
  topics: [
    {
      id: "boiler-repair",
      figure: "boiler-front",
      heading: "Boiler repair and breakdown in London",
      paragraphs: [
        "When your boiler breaks down, we ask for the make, the model and the code on the display, so that we can bring the right part. Your engineer finds the fault, and repairs it there and then if the part is on the van. Before you use the boiler again, we check the gas, the flue and the safety devices.",
        "If we have to order a part, we’ll leave the boiler safe, tell you when the part is due, and look for a way to keep some heating on. If a repair would cost too much compared with a new boiler, we’ll tell you before you spend the money.",
        "We repair wall-hung boilers in homes and shops, rows of condensing boilers in offices and blocks of flats, and large cast-iron ones in schools. {claim:appointments} {claim:callOut}",
      ],
      items: [
        "[Call us]({phone}) if you have no heating or no hot water, or if you only get hot water while the heating is on (or the other way round)",
        "Tell us the fault code if the boiler keeps locking out",
        "Tell us if the boiler drips or is noisy, or if the flame goes out in windy weather",
      ],
    },
    {
      id: "no-hot-water",
      heading: "No hot water in a flat, or low boiler pressure",
      paragraphs: [
        "Our guides show what you can safely check yourself if you have [no hot water](/guides/no-hot-water-in-flat) or the [pressure is too low](/guides/boiler-pressure-too-low-or-high). If you rent, your landlord usually has to repair the boiler: see [who fixes it and who pays](/who-pays#renter-heating).",
      ],
    },
    {
      id: "boiler-service",
      figure: "flue-reading",
      heading: "Annual boiler service",
      paragraphs: [
        "Have your boiler serviced once a year, or as often as the manufacturer says. The guarantee usually depends on it. A service also gives you early warning if the boiler is burning badly, which wastes gas and can be dangerous.",
        "At a service we open up the boiler, clean the parts that the manufacturer lists, check the seals and measure the combustion with an analyser. We test the safety devices, look at the flue and the air supply, and check the water pressure. You get a sheet of readings to compare from year to year.",
        "If you are a landlord, you need an annual gas safety check, and a service doesn’t replace it. We can do both on one visit, and the [landlord gas safety](/gas-services/landlord-gas-safety) page explains the record. In larger buildings, a service is best in summer, when the heating can be off.",
      ],
    },
  ],
  benefits: {
    heading: "What you get from our boiler engineers",
    items: [
      "We tell you in writing whether to repair or replace the boiler, with the figures behind our advice",
      "We look at the flue, gas, water and wiring, so you only need to call one firm",
      "We identify parts from your photo of the data plate before we set out",
    ],
  },
  compliance: [
    {
      duty: "Keep boilers in workplaces and rented homes safe to use: Gas Safety (Installation and Use) Regulations 1998",
      due: "At all times; in rented homes, also a check within twelve months of the last one",
      record: "Boiler log with service sheets and safety records",
    },
    {
      duty: "Have work done to the standard for your boiler’s size: BS 6644 from 70 kW to 1.8 MW, BS 5440 for the flues of smaller appliances",
      due: "At each repair, service and alteration",
      record: "Standard and rating stated on our report",
    },
    {
      duty: "Keep the heating water clean: BG 50 in larger systems, BS 7593 in homes",
      due: "Samples at set intervals; BS 7593 advises a yearly test of the inhibitor, the chemical that protects against rust",
      record: "Sample results with their trend and our advice",
    },
    {
      duty: "Have a competent person examine steam boilers under a written scheme: Pressure Systems Safety Regulations 2000",
      due: "Before first use and at the intervals in the scheme",
      record: "Competent person’s report, with our notes on how we prepared the boiler",
    },
  ],
  questions: [
    {
      question: "How do I get a new boiler in my house or flat?",
      answer:
        "Send us photographs of the old boiler and its flue, and tell us how many bathrooms you have. Before we quote, we check the gas pipe and where the flue can go. If you would like a combi, we also check the flow from the water main. Once it is fitted, you get the Building Regulations certificate.",
    },
    {
      question: "At what age should a commercial boiler be replaced?",
      answer:
        "There is no fixed age. Guides often give 15 to 25 years, depending on the type, and the water quality can shorten or lengthen that. Replace it when a repair costs too much compared with a new boiler, or when parts are hard to get.",
    },
    {
      question: "Who is qualified to work on boilers above 70 kW?",
      answer:
        "You need an engineer with non-domestic Gas Safe categories for the boiler and its pipework. Domestic qualifications generally stop at 70 kW net input. Your boiler’s data plate shows its input.",
    },
    {
      question: "Why isn’t our condensing boiler saving gas?",
      answer:
        "Usually because the water comes back too hot: above about 55 °C, hardly any water vapour condenses from the flue gas. The flow temperature may be too high, a bypass may be open or a pump may be too large. We can usually cure that without a new boiler.",
    },
    {
      question: "Can a new building still have a gas boiler?",
      answer: `For now it can. From 2027 that will rarely be allowed. ${changes.partL.says} ${changes.partL.transition} In existing buildings we still repair and replace gas boilers.`,
    },
    {
      question: "Can you repair the boiler while we use the building?",
      answer:
        "Usually, yes. If you have several boilers, we isolate one and the rest carry on. If you have only one, it has to stop for a while, at a time that we agree with you. Hospitals and care homes may need temporary heating during longer work.",
    },
  ],
  closing: {
    heading: "Need a boiler repaired, serviced or replaced in London?",
    text: "Send us a photo of the label on your boiler (the data plate), the fault code, and a line about what is wrong. We’ll tell you what the code means and what kind of visit you need. {claim:freeQuote}",
  },
} as const satisfies HubRecord;
