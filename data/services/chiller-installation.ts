import type { LandingRecord } from "../types";

export const chillerInstallation = {
  kind: "landing",
  path: "/services/chiller-installation",
  name: "Chiller Installation",
  summary: "We install, replace, service and repair chillers in London, with their pumps, pipes and controls.",
  theme: "air",
  parent: "/hvac-services",
  figures: { duties: "warming" },
  action: "booking",
  meta: {
    title: "Chiller installation, servicing and repair in London",
    description:
      "We install, replace, service and repair chillers in London buildings. We size the plant, plan the crane lift, fit the pipework and test it in use.",
    keywords: [
      "chiller installation London",
      "chiller servicing London",
      "chiller repair London",
      "chiller replacement London",
      "air cooled chiller installation",
    ],
    location: { name: "London", postcode: "SW1A", latitude: 51.5074, longitude: -0.1278 },
  },
  hero: {
    heading: "Chiller installation, servicing and repair in London",
    lead: "We [service and repair](/services/chiller-installation#chiller-servicing) chillers across London, and install new ones. If yours has tripped, call us, day or night.",
  },
  grid: {
    heading: "Chiller work we do",
    items: [
      {
        symbol: "chiller",
        name: "Air-cooled chillers",
        text: "We fit these on roofs and in yards, with low-noise fans. With free-cooling coils, cold outdoor air alone can do the cooling.",
      },
      {
        symbol: "water-chiller",
        name: "Water-cooled chillers",
        text: "These go indoors; only their dry coolers or cooling towers stand outside.",
      },
      {
        symbol: "four-pipe",
        name: "Four-pipe and reversible plant",
        text: "A reversible unit makes hot or cold water; a four-pipe one makes both at once.",
      },
      {
        symbol: "pump",
        name: "Pumps and pipework",
        text: "We fit pumps, headers, buffer vessels and insulation.",
      },
      {
        symbol: "hired",
        name: "Temporary chilled water",
        text: "A hired chiller keeps your tenants cool while the old one comes out.",
      },
      {
        symbol: "sequence",
        name: "Chiller sequencing",
        text: "A controller decides which of your chillers run. We link it to your building controls (BMS).",
      },
    ],
  },
  parts: [
    {
      at: [214, 65],
      balloon: [252, 50],
      name: "Condenser coils and fans",
      does: "They give off your building’s heat to the outside air.",
      fails: "Clogged fins make the chiller use more power, then trip on a hot afternoon.",
    },
    {
      at: [62, 122],
      balloon: [26, 122],
      name: "Compressor",
      does: "It compresses the refrigerant so that it can give off its heat.",
      fails: "Frequent starts or too little oil wear it out.",
    },
    {
      at: [310, 127],
      balloon: [316, 158],
      name: "Strainer",
      does: "It keeps dirt out of the chiller’s narrow passages.",
      fails: "If it clogs, too little water gets through and the flow switch stops the chiller.",
    },
    {
      at: [124, 262],
      balloon: [154, 236],
      name: "Buffer vessel",
      does: "It stores cold water, so the chiller starts and stops less often.",
      fails: "If the compressor starts every few minutes, the vessel may be too small or bypassed.",
    },
    {
      at: [232, 247],
      balloon: [214, 226],
      name: "Duty and standby pumps",
      does: "One moves the water, and the other takes over if it stops.",
      fails: "A standby pump that is never tested can seize, and you find out when the duty pump fails.",
    },
    {
      at: [425, 220],
      balloon: [452, 220],
      name: "Balancing valve",
      does: "It sets how much water a coil gets.",
      fails: "If one room is too warm and others too cold, it may be set wrongly.",
    },
  ],
  states: {
    fails: 5,
    texts: [
      "One pump is running; the other is on standby.",
      "The duty pump has tripped and the standby has taken over. An alarm tells you, and your rooms stay cool.",
      "The duty pump works again, and the changeover between the two has been tested.",
    ],
  },
  overview: {
    heading: "How we choose the right chiller",
    paragraphs: [
      "In an office, a chiller rarely runs flat out. For most of the year it runs at a third to two thirds of its rated output, so its efficiency over a season matters more than the full-load figure. We begin by logging the flow and temperatures of your water. From those readings we can often choose a smaller chiller, or two of different sizes. For just a few rooms, a [split or VRF air conditioning system](/services/air-conditioning-installation) is usually better.",
      "Running the water warmer lowers your bill. If your coils can cool and dry the air with water at 10 °C instead of 6 °C, the chiller works more efficiently, and free cooling is possible for more hours. If we can widen the gap between flow and return temperatures, you also pump less water.",
      "We compare refrigerants by climate impact, flammability, pressure and how long you will be able to buy them. New screw and centrifugal chillers usually use R-1234ze(E) or R-513A, and scroll chillers R-32 or R-454B. If the refrigerant is mildly flammable, the plant room’s ventilation, leak detection and wiring have to be designed for it, as BS EN 378 sets out.",
    ],
  },
  approach: {
    heading: "How we replace a chiller",
    steps: [
      {
        name: "Load and water study",
        text: "We log power, flow and temperatures, over warm weeks if we can, and take a sample of the water.",
      },
      {
        name: "Selection",
        text: "We compare three chillers for you by efficiency at part load, noise, size and whole-life cost, and state the refrigerant charge in t CO2e (tonnes of CO2 equivalent), because your duties depend on it.",
      },
      {
        name: "Planning the lift",
        text: "Before the lift we plan the way in from the street, choose the crane, check that the roof can take the weight, and set the order in which the old plant comes out.",
      },
      {
        name: "Pipework and water",
        text: "We alter the headers and add strainers, flow meters and isolating valves. We pressure-test and flush the pipes and treat the water, following BSRIA’s guide BG 29.",
      },
      {
        name: "Start-up",
        text: "The manufacturer’s engineer and ours start the chiller together. We check the water flow, trip each safety device, record the refrigerant readings and measure the cooling.",
      },
    ],
  },
  topics: [
    {
      id: "chiller-servicing",
      figure: "chiller-service",
      heading: "Chiller servicing and repair",
      paragraphs: [
        "We service the common types of chiller, including ones another firm installed. Regular servicing means fewer breakdowns in hot weather. How often we visit depends on the hours your chiller runs, its age and what it costs you if it stops.",
        "If your chiller has tripped or can’t hold its temperature, we first check the coils, fans, water flow, sensors and refrigerant. We’ll tell you what is wrong and what the repair involves. If a repair no longer makes sense, we’ll say so and price a replacement too.",
        "{claim:response} Our [emergency HVAC repair](/services/emergency-hvac) page says what to do until then. For regular visits, we can add the chiller to your [maintenance contract](/maintenance).",
      ],
      items: [
        "We clean the condenser coils, or check the tubes and water treatment on a water-cooled chiller",
        "We compare pressures, temperatures, oil and running currents with the last visit",
        "We test the flow switch, the pressure switches, frost protection and alarms",
        "We do any leak checks the law requires and write them in your log",
      ],
    },
  ],
  dependsOn: [
    "When we do the work: between October and April you need far less temporary plant",
    "The chiller’s lead time: months for the larger sizes",
    "Whether your electrical supply can carry the starting current",
    "How quiet the plant has to be at night, and whether it needs screens",
    "What state your pipes, valves and insulation are in",
  ],
  prepare: [
    "The chiller’s log sheets, alarm history and refrigerant records",
    "A diagram of the chilled water circuit with the pump data, if you have one",
    "Which rooms must stay cool, and the highest temperature you can allow in each",
    "The access route for the chiller, and structural drawings of the roof or basement",
  ],
  benefits: {
    heading: "What you gain from a new chiller",
    items: [
      "Your chilled water stays at a steady temperature on quiet days and busy ones",
      "You know how many kilowatts of cooling are left if one circuit fails",
      "You know how long your refrigerant is likely to stay on sale",
    ],
  },
  highlights: [
    {
      name: "A second test, if you like",
      text: "A test in January doesn’t show how the chiller copes in July. So we can come back in the opposite season and correct the settings. In summer we test full load, in winter frost protection and free cooling.",
    },
    {
      name: "Refrigerant recovered and recorded",
      text: "{claim:refcom} We recover and weigh the old refrigerant and send it for disposal or reuse. We enter the new charge in your log, with the dates when its leak checks fall due.",
    },
  ],
  compliance: [
    {
      duty: "Have the chiller checked for leaks, as often as its refrigerant charge requires: Regulation (EU) No 517/2014",
      due: "From 5 t CO2e every 12 months, from 50 t every 6, from 500 t every 3. Fixed leak detection doubles these intervals and is compulsory from 500 t. In Great Britain these checks apply to R-513A but not to R-1234ze(E)",
      record: "Electronic log for each circuit, with the dates of detector tests",
    },
    {
      duty: "Have vapour compression systems with more than 25 kW of installed compressor power examined under a written scheme: Pressure Systems Safety Regulations 2000",
      due: "Scheme in place before first use; examinations as it states",
      record: "Safe operating limits, relief valve data, the scheme and its reports",
    },
    {
      duty: "Notify the local authority of cooling towers and evaporative condensers: Notification of Cooling Towers and Evaporative Condensers Regulations 1992",
      due: "Before the device is on site, and again when it changes or is removed",
      record: "Copy of the notice, with the risk assessment and water log under ACoP L8",
    },
    {
      duty: "Have machinery rooms fitted with leak detection, and ventilated for the refrigerant used: BS EN 378",
      due: "At design; detectors checked yearly",
      record: "Ventilation calculation, detector calibration and alarm test",
    },
  ],
  questions: [
    {
      question: "Should I choose an air-cooled or a water-cooled chiller?",
      answer:
        "An air-cooled chiller is simpler, needs no tower and suits most loads up to several hundred kilowatts. A water-cooled one is compact and efficient for large loads, but it needs a second water circuit to get rid of the heat. With a tower, you also have to control Legionella.",
    },
    {
      question: "Is it worth putting a new refrigerant in our old chiller?",
      answer:
        "It can be, if the chiller is sound and no more than halfway through its life. The oil and seals have to suit the new gas, the chiller must still cool enough, and the manufacturer has to agree. If the chiller is older, a new one usually costs less over ten years, electricity included.",
    },
    {
      question: "Does chilled water need glycol?",
      answer:
        "You need glycol (antifreeze) only where outdoor pipes may freeze or the water runs near 0 °C. It reduces the cooling and makes the pumps work harder, so trace heating on the pipes may be better. If you have glycol, its strength needs testing each autumn.",
    },
    {
      question: "Our chiller fails on hot days. Does it have to be replaced?",
      answer:
        "Not always. It may only need a clean, or a control fault fixed. If it still struggles, we can measure whether it really is too small. If several chillers start in the wrong order, our [BMS engineers](/bms-services) can correct that.",
    },
  ],
  closing: {
    heading: "Book a chiller survey",
    text: "It’s best to measure the load in warm weather and replace the chiller in winter, so book in summer if you can. We’ll survey the plant first and then quote.",
  },
  related: ["air-conditioning-installation", "energy-efficient-solutions", "hvac-system-design"],
} as const satisfies LandingRecord;
