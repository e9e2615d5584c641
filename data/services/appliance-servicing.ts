import type { LandingRecord } from "../types";

export const applianceServicing = {
  kind: "landing",
  path: "/gas-services/appliance-servicing",
  name: "Gas Appliance Servicing",
  summary: "We open, clean, check and set gas boilers, heaters and water heaters to the manufacturer’s figures.",
  theme: "gas",
  parent: "/gas-services",
  action: "booking",
  meta: {
    title: "Gas appliance servicing in London: boilers and heaters",
    description:
      "We service gas boilers, water heaters, air heaters, fires and kitchen ranges in London. We clean them, set them with an analyser and test every safety device.",
    keywords: [
      "gas appliance servicing London",
      "gas heater servicing London",
      "gas water heater service",
      "radiant heater servicing",
      "warm air heater service",
    ],
  },
  hero: {
    heading: "Gas appliance servicing in London",
    lead: "We take the covers off, clean the burner and heat exchanger, and set your appliance to the manufacturer’s figures. You get the readings from before and after.",
  },
  grid: {
    heading: "Gas appliances we service",
    items: [
      {
        symbol: "wall-boiler",
        name: "Condensing boilers",
        text: "We brush or wash the heat exchanger, empty the trap, renew electrodes and door seals to the manufacturer’s instructions, and check the fan and gas valve.",
      },
      {
        symbol: "burner",
        name: "Atmospheric and pressure-jet boilers",
        text: "After sweeping the flueways and cleaning the burner bars or blast tube, we test the linkages and flame sensor and measure the draught.",
      },
      {
        symbol: "water-heater",
        name: "Gas-fired water heaters",
        text: "We inspect the anode, remove scale, clear the flue baffle, and test the thermostat, high-limit switch and relief valve.",
      },
      {
        symbol: "radiant-tube",
        name: "Radiant and warm air heaters",
        text: "We clean the burners, fans and reflectors, check the hangers, and make sure that no goods are stored too close. In a warm air heater, we look for cracks that could let fumes into the air you breathe.",
      },
      {
        symbol: "cooker",
        name: "Ranges, fryers and ovens",
        text: "We service and repair these in commercial kitchens: see our [kitchen gas engineers](/gas-services/commercial-kitchen-gas).",
      },
      {
        symbol: "house",
        name: "Fires, hobs and small boilers",
        text: "In homes, staff flats and small offices we service these to the manufacturer’s instructions. On open flues we also test that fumes do not spill into the room.",
      },
    ],
  },
  partsHeading: "What each part of a boiler does, and what can go wrong",
  parts: [
    {
      at: [36, 150],
      balloon: [62, 150],
      name: "Front panel",
      does: "A seal around its edge keeps the burner closed off from the room.",
      fails: "Fumes can get past a hardened seal, and only a carbon monoxide alarm will warn you.",
    },
    {
      at: [116, 206],
      balloon: [116, 224],
      name: "Fan",
      does: "It blows gas and air into the burner in the right mix.",
      fails: "A whine usually means a worn bearing, and in the end the boiler locks out.",
    },
    {
      at: [224, 206],
      balloon: [224, 224],
      name: "Burner",
      does: "Gas and air burn here in many small, even flames.",
      fails: "If lint or dust clogs it, you hear a rumble or a bang as it lights, and soot forms.",
    },
    {
      at: [322, 243],
      balloon: [322, 262],
      name: "Heat exchanger",
      does: "It passes the heat from the burnt gas to the water.",
      fails: "Scale makes it sound like a kettle, and your gas bill rises.",
    },
    {
      at: [395, 272],
      balloon: [370, 274],
      name: "Condensate trap",
      does: "It drains the condensate and stops flue gas from following it.",
      fails: "If it blocks or its pipe freezes, the boiler gurgles, stops and shows a fault code.",
    },
    {
      at: [411, 119],
      balloon: [431, 103],
      name: "Flue test point",
      does: "We put our probe in here to see how well the gas burns.",
      fails: "Left without its cap, it can let flue gas into the room.",
    },
  ],
  overview: {
    heading: "What a gas service includes",
    paragraphs: [
      "A service brings your appliance back to the condition its manufacturer specifies. That takes the manual for your model, the right parts kit and a calibrated analyser. We take readings before we clean anything, because high carbon monoxide, too much air or a drifting flame signal tells us where to look.",
      "We judge how well the gas burns by the ratio of carbon monoxide to carbon dioxide, together with the oxygen, the flue temperature and the fan or burner pressure. BS 7967 sets out how to do this in homes and on small appliances. On plant above 70 kW we also take readings at low, middle and high fire, because a burner that was only set at full rate may run badly for many hours at low rate.",
      "After any work on an appliance the law requires four checks: flue, air supply, pressure or heat input, and safe working. We do them on every service. They don’t replace a landlord’s record, so ask for one too if you need it. Our page on [gas safety certificates](/services/gas-safety-certificates) explains the differences.",
      "Putting off a service can cost you money. Scale or a blocked heat exchanger wastes gas every day, and a stiff fan bearing may fail in the first cold week.",
    ],
  },
  approach: {
    heading: "What happens on a service visit",
    steps: [
      {
        name: "We listen and take readings",
        text: "You tell us if anything has gone wrong. Before we touch anything, we read the fault history, hours run, system pressure and flue gases.",
      },
      {
        name: "We switch off and open up",
        text: "With gas and power locked off, we lay the covers, burner, electrodes and trap on a dust sheet in order.",
      },
      {
        name: "We clean and renew",
        text: "We use a soft brush, a vacuum and approved cleaner, and never a wire brush on aluminium. We replace every gasket we disturb, however good it looks.",
      },
      {
        name: "We reassemble and set it",
        text: "We test the joints we disturbed for leaks and read the inlet pressure with your other gas appliances running. Then we read the gas rate at the meter, and check or set the mixture from low to high fire.",
      },
      {
        name: "We test the safety devices",
        text: "We trip each one that is fitted: overheat stat, flame failure, air pressure switch, low gas pressure switch and interlock.",
      },
      {
        name: "We explain what we found",
        text: "One page tells you what we found, what we did, what still needs doing and what we advise.",
      },
    ],
  },
  dependsOn: [
    "The make and model, and whether its manual and parts kit are available",
    "How many appliances share a flue or header and have to be isolated",
    "How clean the room is: lint, flour or dust means more frequent services",
    "How high the heaters are, and whether we need a platform to reach them",
    "How hard the water is, if scale is a problem",
  ],
  prepare: [
    "A photograph of the data plate, the serial number and the last service sheet",
    "A time when the heating can be off: an hour for each small boiler, longer for larger plant",
    "Clear space in front of each appliance, with nothing stacked on its casing",
    "Any codes for the controls or the plant room alarm",
  ],
  benefits: {
    heading: "What you get from a proper gas service",
    items: [
      "You can compare this year’s combustion readings with last year’s",
      "Your appliance should lock out less often, because we change electrodes and seals before they fail",
      "You can prove the annual service and genuine parts that most warranties require",
      "If a repair no longer makes sense, we’ll tell you",
    ],
  },
  highlights: [
    {
      name: "A quote for your exact model",
      text: "Tell us the make and model number, and our quote will say which parts kit is included. {claim:freeQuote}",
    },
    {
      name: "You know what is urgent",
      text: "Our report lists dangerous faults, wear and possible improvements separately. You decide about the last two, and we won’t press you.",
    },
  ],
  compliance: [
    {
      duty: "After work on an appliance, have its flue, air supply, pressure or heat input and safe working checked: Gas Safety (Installation and Use) Regulations 1998, regulation 26(9)",
      due: "Immediately after the work",
      record: "Service sheet with as-left readings",
    },
    {
      duty: "Have boiler plant of 70 kW to 1.8 MW serviced: BS 6644",
      due: "As the manufacturer requires; in practice once a year",
      record: "Combustion report at each firing rate, and a log of the safety devices",
    },
    {
      duty: "Have the right flue and ventilation for appliances up to 70 kW net: BS 5440",
      due: "Checked at each service",
      record: "A note of the flue route, the terminal and the vent areas",
    },
  ],
  questions: [
    {
      question: "How often should a gas water heater be serviced?",
      answer:
        "Once a year, and more often if you use a lot of hot water. London water is hard, and a direct-fired heater in a gym or hotel can fill with scale in months. The early signs are cooler water at the tap, slow reheating and a rising gas bill.",
    },
    {
      question: "Is a gas service required by law?",
      answer:
        "In effect, yes, for landlords and employers: by law they have to keep appliances safe, and servicing to the manufacturer’s instructions is the accepted way. If you own the home you live in, no law requires it, but the warranty often does.",
    },
    {
      question: "When should heating be serviced?",
      answer:
        "Late spring to early autumn is best, because you can do without the heating and there is time to order parts. We service kitchens and water heaters outside your busy hours.",
    },
    {
      question: "Can you service a gas appliance that you did not install?",
      answer:
        "Yes. Just give us the model number beforehand. If parts are no longer made, we’ll tell you before the visit, and you may want to put the money towards a new appliance. Our [boiler services](/boiler-services) page helps you decide between a repair and a new boiler.",
    },
    {
      question: "We have dozens of heaters. Do we book them one by one?",
      answer:
        "For that many, a [gas maintenance contract](/gas-services/planned-maintenance) is simpler: the same service, with one list, one calendar and one report.",
    },
  ],
  closing: {
    heading: "Book a gas appliance service",
    text: "Book online and send us one picture of the data plate and one of the space around the appliance, so that your engineer brings the right parts. For radiators, pumps and pipes, see our [heating services](/heating-services).",
  },
  related: ["planned-maintenance", "heating-system-maintenance", "landlord-gas-safety"],
} as const satisfies LandingRecord;
