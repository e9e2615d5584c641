import facts from "@/data/owner/business.json" with { type: "json" };
import hours from "@/data/owner/hours.json" with { type: "json" };
import messages from "@/data/owner/notices.json" with { type: "json" };
import days from "@/data/owner/special-days.json" with { type: "json" };
import type { Business, Notice, OpeningHours, SpecialDay } from "./schema";

// Every command checks these files against the schema first (scripts/prepare.ts).

/** The firm's facts, each stated once and used on every page. */
export const business = facts as Business;

/** Office hours, London time. The emergency line is always open. */
export const openingHours = hours as OpeningHours;

/** Days with different office hours: England's bank holidays, on which the office is closed. */
export const specialDays = days as readonly SpecialDay[];

/** Notices for all visitors on some days: a line above the header of every page. */
export const notices = messages as readonly Notice[];

/** The options of "Service Required" in the contact form, in this order. */
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

/** The options that the form treats as urgent: always, or if the message mentions signs of a gas escape. */
export const urgentServices = { always: "Emergency Repairs", gas: "Gas Services" } as const satisfies Record<
  string,
  (typeof contactServices)[number]
>;

/** The gas network's own emergency number, shown before ours wherever a gas escape is possible. */
export const gasEmergency = { name: "National Gas Emergency Service", phone: "0800 111 999" } as const;

/** The default location of London pages for geo tags, in WGS84 degrees, and the service radius in metres. */
export const serviceArea = { latitude: 51.5074, longitude: -0.1278, radius: 10_000 } as const;
