import facts from "@/data/owner/business.json" with { type: "json" };
import hours from "@/data/owner/hours.json" with { type: "json" };
import messages from "@/data/owner/notices.json" with { type: "json" };
import days from "@/data/owner/special-days.json" with { type: "json" };
import type { Business, Notice, OpeningHours, SpecialDay } from "./schema";

// What these files hold is checked against the schema before every command (scripts/prepare.ts).

/** The firm's facts, each stated once. Everything the site prints of the firm comes from here. */
export const business = facts as Business;

/** Office hours, London time. The emergency line is always open. */
export const openingHours = hours as OpeningHours;

/** Days on which the office keeps other hours: the bank holidays of England, when it is closed. */
export const specialDays = days as readonly SpecialDay[];

/** What every visitor should know on some days: a line above the header of every page. */
export const notices = messages as readonly Notice[];

/** What a visitor can choose as "Service Required" in the contact form, in this order. */
export const contactServices = [
  "HVAC Installation",
  "Air Conditioning",
  "Heating Systems",
  "Gas Services",
  "Plumbing Services",
  "Emergency Repairs",
  "Maintenance Contract",
  "BMS Services",
  "Other",
] as const;

/** The choices that the form knows as urgent: at once, and where the message smells of an escape. */
export const urgentServices = { always: "Emergency Repairs", gas: "Gas Services" } as const satisfies Record<
  string,
  (typeof contactServices)[number]
>;

/** The gas network's own emergency number: it comes before ours wherever a gas escape is possible. */
export const gasEmergency = { name: "National Gas Emergency Service", phone: "0800 111 999" } as const;

/** The default place of London pages in the geo tags, WGS84 degrees, and the service radius in metres. */
export const serviceArea = { latitude: 51.5074, longitude: -0.1278, radius: 10_000 } as const;
