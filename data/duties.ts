/**
 * What has to be done by a date, for the compliance calendar: a record for each kind of plant that a landlord or a
 * manager may have. The laws and standards are those of standards.ts; `source` is where the interval can be read.
 */
import type { Duty, Theme } from "./types";

export type DatedDuty = Duty & {
  /** Stays for good: visitors' addresses and the entries of their calendars are made of it. */
  readonly id: string;
  readonly group: "Gas" | "Cooling" | "Water" | "Air and fire" | "Pressure and lifting";
  readonly theme: Theme;
  /** What the visitor ticks. */
  readonly plant: string;
  /** What stands in the calendar. */
  readonly event: string;
  /** Which day the visitor gives. */
  readonly asks: string;
  /**
   * How many months after that day it is due again; by what use, where that decides; by the charge of a refrigerant
   * (refrigerants.ts); or on the very day, which a document or a tenancy names.
   */
  readonly every: number | AtLeastTwo<{ readonly name: string; readonly months: number }> | "by charge" | "on the day";
  /** The months before its date in which it may be done without losing the date. */
  readonly early?: number;
  readonly source: `https://${string}`;
};

type AtLeastTwo<T> = readonly [T, T, ...T[]];

const gasRegulations = "https://www.legislation.gov.uk/uksi/1998/2451/regulation";

export const duties = [
  {
    id: "gas-let",
    group: "Gas",
    theme: "gas",
    plant: "Gas appliances in homes you let",
    event: "Landlord gas safety check",
    duty: "Have gas appliances and flues in let homes checked: Gas Safety (Installation and Use) Regulations 1998, regulations 36 and 36A",
    due: "Every 12 months; up to two months early without losing the date",
    record: "CP12, the landlord’s gas safety record; your tenants get a copy within 28 days",
    asks: "Last check",
    every: 12,
    early: 2,
    source: `${gasRegulations}/36A`,
  },
  {
    id: "gas-work",
    group: "Gas",
    theme: "gas",
    plant: "Boilers and other gas plant at work",
    event: "Gas plant service",
    duty: "Keep gas appliances, flues and pipework at work safe: Gas Safety (Installation and Use) Regulations 1998, regulation 35",
    due: "At all times; a service every 12 months is the usual way to show it",
    record: "Service record, with combustion readings for each burner",
    asks: "Last service",
    every: 12,
    source: `${gasRegulations}/35`,
  },
  {
    id: "gas-catering",
    group: "Gas",
    theme: "gas",
    plant: "Gas in a catering kitchen",
    event: "Catering gas check",
    duty: "Keep catering gas and its interlock safe: Gas Safety (Installation and Use) Regulations 1998, regulation 35, with BS 6173",
    due: "At all times; an examination every 12 months is what insurers usually require",
    record: "CP42, with a line for each appliance",
    asks: "Last examination",
    every: 12,
    source: `${gasRegulations}/35`,
  },
  {
    id: "co-alarm",
    group: "Gas",
    theme: "gas",
    plant: "Carbon monoxide alarms in homes you let",
    event: "Smoke and carbon monoxide alarm test",
    duty: "Make sure that smoke and carbon monoxide alarms work as a tenancy begins: Smoke and Carbon Monoxide Alarm (England) Regulations 2015",
    due: "On the first day of each new tenancy; faults are repaired as soon as you reasonably can",
    record: "Alarm list by room with test and replacement dates",
    asks: "First day of the next tenancy",
    every: "on the day",
    source: "https://www.legislation.gov.uk/uksi/2015/1693/regulation/4",
  },
  {
    id: "f-gas",
    group: "Cooling",
    theme: "air",
    plant: "Cooling or heat pumps with F-gas",
    event: "F-gas leak check",
    duty: "Have equipment with fluorinated refrigerant checked for leaks: Regulation (EU) No 517/2014 as it applies in Great Britain, article 4",
    due: "From 5 t CO2e every 12 months, from 50 t every 6, from 500 t every 3; half as often with leak detection. Sealed systems labelled so: from 10 t",
    record: "F-gas log of the system, kept for five years",
    asks: "Last leak check",
    every: "by charge",
    source: "https://www.legislation.gov.uk/eur/2014/517/article/4",
  },
  {
    id: "f-gas-detection",
    group: "Cooling",
    theme: "air",
    plant: "Fixed refrigerant leak detection",
    event: "Leak detection check",
    duty: "Have fixed leak detection checked: Regulation (EU) No 517/2014 as it applies in Great Britain, article 5",
    due: "At least every 12 months; systems from 500 t CO2e must have it",
    record: "Entry in the F-gas log of the system",
    asks: "Last check",
    every: 12,
    source: "https://www.legislation.gov.uk/eur/2014/517/article/5",
  },
  {
    id: "tm44",
    group: "Cooling",
    theme: "air",
    plant: "Air conditioning over 12 kW in all",
    event: "TM44 inspection",
    duty: "Have air conditioning inspected: Energy Performance of Buildings (England and Wales) Regulations 2012, regulation 18, to TM44",
    due: "At least every five years",
    record: "Lodged report and certificate, by an accredited assessor",
    asks: "Last inspection",
    every: 60,
    source: "https://www.legislation.gov.uk/uksi/2012/3118/regulation/18",
  },
  {
    id: "tower-clean",
    group: "Cooling",
    theme: "air",
    plant: "Cooling towers",
    event: "Cooling tower clean and disinfection",
    duty: "Clean and disinfect cooling towers: ACoP L8 and HSG274 Part 1",
    due: "As the written scheme says, usually every 6 months",
    record: "Cleaning and disinfection record for the water log",
    asks: "Last clean",
    every: 6,
    source: "https://www.hse.gov.uk/pubns/books/hsg274.htm",
  },
  {
    id: "tower-sample",
    group: "Cooling",
    theme: "air",
    plant: "Cooling tower water",
    event: "Cooling tower Legionella sample",
    duty: "Sample cooling tower water for Legionella: ACoP L8 and HSG274 Part 1",
    due: "As the written scheme says, at least every 3 months",
    record: "Laboratory result, with what was done about it",
    asks: "Last sample",
    every: 3,
    source: "https://www.hse.gov.uk/pubns/books/hsg274.htm",
  },
  {
    id: "legionella",
    group: "Water",
    theme: "water",
    plant: "Hot and cold water: risk assessment",
    event: "Legionella risk assessment review",
    duty: "Review the Legionella risk assessment: Control of Substances Hazardous to Health Regulations 2002, with ACoP L8",
    due: "On the day that the assessment names; at once when the water, its use or the people change",
    record: "Reviewed assessment and written scheme",
    asks: "Review date in the assessment",
    every: "on the day",
    source: "https://www.hse.gov.uk/pubns/books/l8.htm",
  },
  {
    id: "water-temperatures",
    group: "Water",
    theme: "water",
    plant: "Hot and cold water: temperatures",
    event: "Sentinel tap temperatures",
    duty: "Take the temperatures of the nearest and furthest taps and of the hot water: ACoP L8 and HSG274 Part 2",
    due: "Usually every month",
    record: "Dated readings, kept for five years",
    asks: "Last readings",
    every: 1,
    source: "https://www.hse.gov.uk/pubns/books/hsg274.htm",
  },
  {
    id: "water-tanks",
    group: "Water",
    theme: "water",
    plant: "Water tanks, cylinders and mixing valves",
    event: "Tank, cylinder and mixing valve inspection",
    duty: "Inspect cold water tanks, hot water cylinders and mixing valves: ACoP L8 and HSG274 Part 2",
    due: "Usually every 12 months",
    record: "Inspection sheet with photographs for the water log",
    asks: "Last inspection",
    every: 12,
    source: "https://www.hse.gov.uk/pubns/books/hsg274.htm",
  },
  {
    id: "fire-dampers",
    group: "Air and fire",
    theme: "air",
    plant: "Fire dampers",
    event: "Fire damper test",
    duty: "Keep fire dampers in working order: Regulatory Reform (Fire Safety) Order 2005, article 17, with BS 9999",
    due: "Tested at least every 12 months",
    record: "List of dampers with result, photograph and repairs needed",
    asks: "Last test",
    every: 12,
    source: "https://www.legislation.gov.uk/uksi/2005/1541/article/17",
  },
  {
    id: "kitchen-extract",
    group: "Air and fire",
    theme: "air",
    plant: "Kitchen extract",
    event: "Kitchen extract grease clean",
    duty: "Keep grease in kitchen extract within limits: Regulatory Reform (Fire Safety) Order 2005, article 17, with TR19 Grease",
    due: "By use and by measurement: every 3, 6 or 12 months to begin with",
    record: "Grease measurements and cleaning report",
    asks: "Last clean",
    every: [
      { name: "12 to 16 hours a day", months: 3 },
      { name: "6 to 12 hours a day", months: 6 },
      { name: "2 to 6 hours a day", months: 12 },
    ],
    source: "https://www.legislation.gov.uk/uksi/2005/1541/article/17",
  },
  {
    id: "lev",
    group: "Air and fire",
    theme: "air",
    plant: "Local exhaust ventilation (LEV)",
    event: "LEV examination and test",
    duty: "Have local exhaust ventilation thoroughly examined and tested: Control of Substances Hazardous to Health Regulations 2002, regulation 9",
    due: "At least every 14 months, more often for some processes",
    record: "Examination report, kept for five years",
    asks: "Last examination",
    every: 14,
    source: "https://www.legislation.gov.uk/uksi/2002/2677/regulation/9",
  },
  {
    id: "pressure",
    group: "Pressure and lifting",
    theme: "energy",
    plant: "Steam, or refrigeration over 25 kW of compressors",
    event: "Pressure system examination",
    duty: "Have pressure systems examined by a competent person: Pressure Systems Safety Regulations 2000, regulation 9",
    due: "By the day that the last report names, under the written scheme",
    record: "Competent person’s report; we prepare and attend",
    asks: "Next date in the last report",
    every: "on the day",
    source: "https://www.legislation.gov.uk/uksi/2000/128/regulation/9",
  },
  {
    id: "lifting",
    group: "Pressure and lifting",
    theme: "energy",
    plant: "Lifting points and gear for plant",
    event: "Lifting gear examination",
    duty: "Have lifting gear thoroughly examined: Lifting Operations and Lifting Equipment Regulations 1998, regulation 9",
    due: "At least every 12 months; every 6 for eyebolts, slings and gear that lifts people; or as an examination scheme says",
    record: "Competent person’s report of thorough examination",
    asks: "Last examination",
    every: [
      { name: "Hoist, beam or davit for loads", months: 12 },
      { name: "Eyebolts, slings, or gear that lifts people", months: 6 },
    ],
    source: "https://www.legislation.gov.uk/uksi/1998/2307/regulation/9",
  },
] as const satisfies readonly DatedDuty[];
