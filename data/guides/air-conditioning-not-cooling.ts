import { safety } from "../safety";
import type { GuideRecord } from "../types";

export const airConditioningNotCooling = {
  kind: "guide",
  path: "/guides/air-conditioning-not-cooling",
  name: "Air conditioning runs but does not cool",
  summary: "Check the setting, the filter and the outdoor unit, and switch off if you see ice",
  theme: "air",
  parent: "/guides",
  figure: "cooling-path",
  figures: { calls: "ice-on-coil", law: "recheck" },
  list: "faults",
  published: "2026-11-23",
  meta: {
    title: "Air conditioning runs but does not cool: what to check",
    description:
      "Air con blowing warm? Check the setting, the filter and the outdoor unit, see what ice on the pipes means, and when you need an F-gas engineer.",
    keywords: ["air conditioning not cooling", "air con blowing warm air", "ice on air conditioner"],
  },
  hero: {
    heading: "Why does my air conditioning run but not cool?",
    lead: "Most often the setting is wrong, the filter is blocked, or the outdoor unit can’t get rid of its heat. You can check all three yourself. If ice keeps coming back, call an engineer.",
  },
  checks: {
    heading: "What you can safely check",
    steps: [
      {
        name: "The setting",
        text: "Choose cooling, usually a snowflake, and a temperature well below that of the room. Fan, dry and auto may hardly cool at all.",
      },
      {
        name: "Anything working against it",
        text: "Close windows and blinds, and turn radiators off. In an office, ask whether the heating is on at the same time.",
      },
      {
        name: "The filter",
        text: "Switch a wall unit off, lift its front and take the filter out as the manual shows. Vacuum it and put it back dry. Leave ceiling units to an engineer.",
      },
      {
        name: "The outdoor unit",
        text: "Look at it from the ground. Its fan should turn, and nothing should block it: no leaves, boxes or covers.",
      },
      {
        name: "Ice",
        text: "If you see ice on the unit or its pipes, switch the cooling off and run only the fan until it has melted. If it comes back, the unit is probably short of air or refrigerant.",
      },
    ],
    stop: `Don’t open the casing, climb up to a unit or add refrigerant from a can. ${safety.refrigerantLeak.atOnce}.`,
  },
  calls: [
    {
      symbol: "key",
      name: "You rent the space",
      text: "Tell the landlord or the building manager first. In many offices the plant is theirs, and so is the maintenance contract.",
    },
    {
      symbol: "record",
      name: "The unit is under warranty",
      text: "Ring the firm that fitted it, because a repair by someone else can void the warranty. Have the service record ready.",
    },
    {
      symbol: "split",
      name: "An F-gas engineer",
      text: "Call one if ice returns, the pipes are oily or the display shows a code, or if the outdoor fan is not turning when it should.",
    },
    {
      symbol: "night-call",
      name: "When to call us",
      text: "Call {phone} and tell us the make, the code and which rooms are warm. If a server room or a cold store is getting warm, say so first.",
    },
  ],
  law: {
    checked: "2026-11-23",
    notes: [
      {
        name: "Who may touch the refrigerant",
        text: "Only a person who is certified for F-gas may install, repair or service the circuit, or take refrigerant out of it.",
        sources: ["Regulation (EU) No 517/2014", "Fluorinated Greenhouse Gases Regulations 2015"],
      },
      {
        name: "Leaks have to be repaired, not topped up",
        text: "Under Article 3 the operator must have a leak repaired without undue delay. Where leak checks are due, the repair must be checked within 1 month.",
        sources: ["Regulation (EU) No 517/2014"],
      },
      {
        name: "Inspection of larger systems",
        text: "If the units under your control add up to more than 12 kW, an accredited assessor has to inspect them at least every 5 years.",
        sources: ["Energy Performance of Buildings (England and Wales) Regulations 2012"],
      },
    ],
  },
  price: [
    "Whether the cause is dirt, an electrical part, the drain pump or the refrigerant circuit.",
    "How much refrigerant the unit needs, and which kind.",
    "Whether we can reach the outdoor unit from a flat roof, or need a ladder or a platform.",
    "How soon you need the repair, and whether we have to hire a cooler in the meantime.",
  ],
  related: ["emergency-hvac", "air-conditioning-installation"],
  alsoOn: ["/hvac-services", "/emergency-services"],
} as const satisfies GuideRecord;
