import type { Business, Notice, SpecialDay } from "./types";

/**
 * The firm's facts, each stated once. Everything the site prints of the firm comes from here, so a change in this file
 * changes every page. The values delivered here are samples that belong to nobody; `npm run check:live` lists those
 * still in place. Text in quotation marks may be edited freely; keep the marks and the comma.
 */
export const business: Business = {
  /** The name visitors read, in the header, the footer and search results. */
  name: "Riser & Main",
  /** What the firm is, in a few words, under the name. */
  descriptor: "Building services engineers, London",

  /** The emergency line, as visitors read it. One number everywhere; also set by BUSINESS_PHONE. */
  phone: "020 7946 0182",
  /** The information address; also set by BUSINESS_EMAIL. */
  email: "info@riserandmain.example",
  /** Where the site lives, without a slash at the end; also set by SITE_URL. */
  siteUrl: "https://www.riserandmain.example",

  /** Online booking: the address of the booking page ({id} stands for the identifier) and the identifier. Also BOOKING_URL, BOOKING_ID. */
  bookingUrl: "/booking-request?id={id}",
  bookingId: "sample",
  /** Where the contact form is delivered; empty means the form only shows its confirmation. Also CONTACT_ENDPOINT. */
  contactEndpoint: "",
  /** Which maps service opens when a visitor asks for it: "openstreetmap" or "google". Also MAP_PROVIDER. */
  mapProvider: "openstreetmap",

  /** Details the law asks for. Each is shown once it is filled in. */
  legal: {
    /** The registered company name. */
    companyName: "",
    /** The number at Companies House. */
    companyNumber: "",
    /** The part of the United Kingdom it is registered in, for example "England and Wales". */
    registeredIn: "",
    /** The registered office, in one line. */
    registeredOffice: "",
    /** The VAT number, with GB in front. */
    vatNumber: "",
    /** The Gas Safe registration number. */
    gasSafeNumber: "",
    /** The REFCOM certificate number. */
    refcomNumber: "",
    /** The insurer and the cover, for example "Public liability £10 million, …". */
    insurance: "",
  },

  /** The street address customers may write to or visit; empty until there is one. */
  address: { street: "", locality: "London", postcode: "", country: "GB" },

  /** For search engines, each left out while it is empty. The logo's file on this site, such as "/icons/512.png". */
  logo: "",
  /** The firm's own pages elsewhere, such as ["https://www.linkedin.com/company/…"]. */
  profiles: [],
  /** Where the street address is, such as { latitude: 51.5072, longitude: -0.1276 }. */
  coordinates: undefined,

  /** The year in the copyright line. */
  copyrightYear: 2024,
};

/** Office hours. Days as in a diary; times on the 24-hour clock, London time. The emergency line is always open. */
export const openingHours = [
  { days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], label: "Mon–Fri", opens: "08:00", closes: "18:00" },
  { days: ["Saturday"], label: "Sat", opens: "09:00", closes: "16:00" },
] as const;

/**
 * Days on which the office keeps other hours, in their order: the bank holidays of England, when it is closed. A day
 * with hours is written { date: "2026-12-24", name: "Christmas Eve", hours: { opens: "08:00", closes: "13:00" } }.
 */
export const specialDays: readonly SpecialDay[] = [
  { date: "2026-12-25", name: "Christmas Day" },
  { date: "2026-12-26", name: "Boxing Day" },
  { date: "2026-12-28", name: "Boxing Day bank holiday" },
  { date: "2027-01-01", name: "New Year’s Day" },
  { date: "2027-03-26", name: "Good Friday" },
  { date: "2027-03-29", name: "Easter Monday" },
  { date: "2027-05-03", name: "Early May bank holiday" },
  { date: "2027-05-31", name: "Spring bank holiday" },
  { date: "2027-08-30", name: "Summer bank holiday" },
  { date: "2027-12-25", name: "Christmas Day" },
  { date: "2027-12-27", name: "Christmas Day bank holiday" },
  { date: "2027-12-28", name: "Boxing Day bank holiday" },
];

/**
 * What every visitor should know on some days: a line above the header of every page. One is written
 * { from: "2026-12-21", until: "2026-12-28", text: "The office is closed, our [emergency line](/emergency) is open." }.
 */
export const notices: readonly Notice[] = [];

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
