import type { LandingRecord } from "../types";

export const applianceServicing = {
  kind: "landing",
  path: "/gas-services/appliance-servicing",
  name: "Gas Appliance Servicing",
  summary: "We open, clean, check and set gas boilers, heaters and water heaters to the maker’s figures.",
  theme: "gas",
  parent: "/gas-services",
  action: "booking",
  meta: {
    title: "Gas appliance servicing in London: boilers and heaters",
    description:
      "We service gas boilers, water heaters, radiant heaters, warm air heaters and fires in London: cleaned, resealed, set by analyser and tested for safety.",
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
    lead: "We take the covers off, clean the burner and heat exchanger, and set your appliance to the maker’s figures. You see the readings from before and after.",
  },
  grid: {
    heading: "Gas appliances we service",
    items: [
      {
        name: "Condensing boilers",
        text: "We brush or wash the heat exchanger, empty the trap, renew the electrodes and door seals, and check the fan and gas valve across their range.",
      },
      {
        name: "Atmospheric and pressure-jet boilers",
        text: "The flueways are swept and the burner bars or blast tube cleaned. We test the linkages and the flame sensor, and measure the draught.",
      },
      {
        name: "Gas-fired water heaters",
        text: "We inspect the anode, remove scale and clear the flue baffle. The thermostat, high-limit switch and relief valve are tried.",
      },
      {
        name: "Radiant tubes and plaques",
        text: "Reflectors, burners, vacuum fan and hangers are serviced, and we check the height and the distance to stored goods.",
      },
      {
        name: "Warm air heaters",
        text: "We look for cracks in the heat exchanger, because a crack lets burnt gas into the air you breathe.",
      },
      {
        name: "Fires, hobs and small boilers",
        text: "In homes, staff flats and small offices we follow the maker’s instructions. On open flues we also test that fumes do not spill into the room.",
      },
    ],
  },
  parts: [
    {
      at: [36, 150],
      balloon: [62, 150],
      name: "Front panel",
      does: "Its seal keeps the burner closed off from the room.",
      fails: "If the seal goes flat, fumes can reach the room; only a carbon monoxide alarm shows it.",
    },
    {
      at: [116, 206],
      balloon: [116, 224],
      name: "Fan",
      does: "It blows gas and air into the burner in the right amount.",
      fails: "A stiff bearing whines and slows the fan, until the boiler locks out on a cold day.",
    },
    {
      at: [224, 206],
      balloon: [224, 224],
      name: "Burner",
      does: "It burns the mixture of gas and air as many small, even flames.",
      fails: "Lint or dust clogs it: you hear it rumble or bang as it lights, and soot forms.",
    },
    {
      at: [322, 243],
      balloon: [322, 262],
      name: "Heat exchanger",
      does: "It passes the heat of the burnt gas to the water.",
      fails: "Scale or deposits block it: it sounds like a kettle and your gas bill rises.",
    },
    {
      at: [395, 272],
      balloon: [370, 274],
      name: "Condensate trap",
      does: "It drains the water that condenses, and holds the flue gas back.",
      fails: "If it blocks or freezes, the boiler gurgles, stops and shows you a fault code.",
    },
    {
      at: [411, 119],
      balloon: [431, 103],
      name: "Flue test point",
      does: "Our probe goes in here and reads how well the gas burns.",
      fails: "Left without its cap, it lets flue gas into the room where you breathe it.",
    },
  ],
  overview: {
    heading: "What a gas service includes",
    paragraphs: [
      "A service brings an appliance back to the state that its maker describes. For that we need the manual for your model, the parts kit it asks for, and an analyser with a current calibration certificate. We measure first, while the burner still shows its faults. If carbon monoxide rises, if there is too much air or if the flame signal drifts, we know where to look.",
      "We judge how well the gas burns by the ratio of carbon monoxide to carbon dioxide. Oxygen, flue temperature and the pressure of the fan or burner belong with it. BS 7967 sets out how to do this in homes and on small appliances. On plant above 70 kW we also take readings at low, middle and high fire, because a burner that was set only at full rate may run badly during the many hours when it runs low.",
      "After any work on an appliance, the law asks for four checks: flue, air supply, pressure or heat input, and safe working. They are part of every service we do. They are not a landlord’s record unless you order one with the service. You can read about the differences on our page of [gas safety certificates](/services/gas-safety-certificates).",
      "If you put off a service, it costs you money. A millimetre of scale, a blocked heat exchanger or a stiff fan bearing wastes gas each day, and may then cause a breakdown in the first cold week. The maker’s warranty also commonly asks for proof of yearly servicing with genuine parts.",
    ],
  },
  approach: {
    heading: "What happens on a service visit",
    steps: [
      {
        name: "Listen and take readings",
        text: "You tell us what has been going wrong. We read the fault history, hours run, system pressure and how the gas burns before we touch anything.",
      },
      {
        name: "Switch off and open up",
        text: "Gas and power are locked off. The covers, burner, electrodes and trap come out onto a sheet, in order.",
      },
      {
        name: "Clean and renew",
        text: "We use a soft brush, a vacuum and approved cleaner, and never a wire brush on aluminium. Every gasket that we disturb is replaced, however good it looks.",
      },
      {
        name: "Put together and set",
        text: "We test the joints we opened for leaks and read the inlet pressure with other plant running. Then we read the gas rate at the meter and set the air through the range.",
      },
      {
        name: "Test the safety devices",
        text: "We make each one act: overheat stat, flame failure, air pressure switch, low-gas switch and interlock.",
      },
      {
        name: "Explain",
        text: "You get one page: what we found, what we did, what is left and what we advise.",
      },
    ],
  },
  dependsOn: [
    "The make and model, and whether its manual and parts kit are available",
    "How many appliances share a flue or header, because we have to isolate them",
    "How clean the room is: with lint, flour or dust you need a service more often",
    "The height of a heater, if we need a platform to reach it",
    "The condition of the water, if scale is part of the trouble",
  ],
  prepare: [
    "Send us a photograph of the data plate, the serial number and the last service sheet",
    "Allow an hour without heat for each small boiler; larger plant takes longer",
    "Clear the space in front, and take off anything stacked on the casing",
    "Have the codes for the controller and the plant room alarm ready",
  ],
  benefits: {
    heading: "What you get from a proper gas service",
    items: [
      "You can compare this year’s combustion figures with last year’s",
      "Your appliance locks out less often, as we change electrodes and seals before they fail",
      "You meet the conditions of the maker’s warranty, with part numbers listed",
      "We tell you when a repair no longer makes sense",
    ],
  },
  highlights: [
    {
      name: "A quote for your exact model",
      text: "Tell us the make and model number, and the quote names the parts kit that is included. {claim:freeQuote}",
    },
    {
      name: "You see what is urgent",
      text: "Our sheet separates danger, wear and improvement. You decide about the last two without pressure from us.",
    },
  ],
  compliance: [
    {
      duty: "Examine flue, air, pressure or heat input and safe function after work on an appliance: Gas Safety (Installation and Use) Regulations 1998, regulation 26(9)",
      due: "Immediately after the work",
      record: "Service sheet with as-left readings",
    },
    {
      duty: "Service boiler plant of 70 kW to 1.8 MW as its standard and maker require: BS 6644",
      due: "As the maker states; yearly in normal practice",
      record: "Combustion report at each firing rate, safety device log",
    },
    {
      duty: "Flue and ventilate appliances up to 70 kW net correctly: BS 5440",
      due: "Checked at each service",
      record: "Flue route, terminal and vent areas noted",
    },
  ],
  questions: [
    {
      question: "How often should a gas water heater be serviced?",
      answer:
        "Once a year, and more often if your water is hard and you use a lot of it. London water is hard, and a direct-fired heater in a gym or hotel can fill with scale in months. You may notice it early by the temperature at the tap, slow reheating and a rising gas bill.",
    },
    {
      question: "Is a gas service required by law?",
      answer:
        "Landlords and employers have to keep the appliance safe by law, and servicing as the maker instructs is the accepted way to do it. If you own and live in the home, it is good sense and often a condition of the warranty.",
    },
    {
      question: "When should heating plant be serviced?",
      answer:
        "Late spring to early autumn is best. A shutdown then disturbs few people, and there is time to order parts. We fit kitchens and water heaters around your trade. {claim:appointments}",
    },
    {
      question: "Can you service a gas appliance that you did not install?",
      answer:
        "Yes. We need the model number beforehand. If parts are no longer made, we say so before the visit. You may then prefer to put the money towards [a new boiler](/gas-services/commercial-boiler-installation).",
    },
    {
      question: "We own forty different heaters. Do we book them here?",
      answer:
        "For that many, take a [gas maintenance contract](/gas-services/planned-maintenance): you have one list, one calendar and one report. We do the same work at each appliance. If your boilers need more than a service, our [boiler repair and servicing](/boiler-services) page explains the choices.",
    },
  ],
  closing: {
    heading: "Book a gas service with two photographs",
    text: "Book online, and send one picture of the data plate and one of the space around the appliance. Our engineer can then bring the right parts. For larger heating plant, see our [heating services](/heating-services).",
  },
  related: ["planned-maintenance", "heating-system-maintenance", "landlord-gas-safety"],
} as const satisfies LandingRecord;
