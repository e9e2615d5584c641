import type { GuideSlug, PagePath, ServiceSlug } from "./slugs";

/**
 * What buyers ask and only the firm can answer. Nothing here is needed: while a field is empty, no page shows a trace
 * of it, and `npm run check:live` lists it as optional. Above each field stands an example, which may be copied.
 */
export type OptionalFacts = {
  readonly prices: readonly Price[];
  readonly makes: readonly (OnPages & { readonly names: readonly string[] })[];
  readonly leadTimes: readonly (OnPages & { readonly text: string })[];
  readonly workmanship: string;
  readonly whoComes: string;
  readonly charges: string;
  readonly messages: "" | { readonly by: "sms" | "whatsapp"; readonly number: string };
  readonly memberships: readonly Membership[];
  readonly policies: readonly Policy[];
  readonly mcs: "" | { readonly certified: false } | { readonly certified: true; readonly number: string };
  readonly tm44: "" | "done" | "arranged";
  readonly cases: readonly Case[];
  readonly testimonials: readonly Testimonial[];
  readonly reviews: readonly Review[];
};

/** Where a fact is shown: a service or a guide by the last part of its address, any other page by its address. */
type OnPages = { readonly pages: readonly (ServiceSlug | GuideSlug | PagePath)[] };

/** A row of a price guide. */
export type Price = OnPages & {
  readonly work: string;
  /** The lowest price, as it is printed. */
  readonly from: string;
  /** What the price is for: per visit, per unit, with or without VAT. */
  readonly basis: string;
  /** When it holds. */
  readonly condition: string;
  /** The day from which it holds, in words. */
  readonly since: string;
};

/** A trade body or scheme that lists the firm. */
type Membership = {
  readonly name: string;
  readonly number: string;
  /** The page of its register where anybody can look the firm up. */
  readonly register: `https://${string}`;
};

/** A policy or a certificate to read: a file in `public/`, such as /policies/health-and-safety.pdf, or another address. */
export type Policy = { readonly name: string; readonly href: `/${string}` | `https://${string}` };

/** What is shown of a customer; without their written permission, noted here and never shown, it is not. */
type Permitted = { readonly permission: string };

/** A piece of work with what was measured after it. */
export type Case = OnPages &
  Permitted & {
    /** The kind of building, and where. */
    readonly building: string;
    readonly problem: string;
    /** What was measured, with its figures. */
    readonly result: string;
  };

export type Testimonial = OnPages & Permitted & { readonly words: string; readonly who: string };

/** Who has read a guide, is competent to judge it and stands by it. */
export type Review = {
  readonly pages: readonly GuideSlug[];
  readonly name: string;
  /** What makes them competent, as it is printed behind the name. */
  readonly qualification: string;
  /** The day they read it, as 2027-03-01. */
  readonly on: string;
};

export const optionalFacts: OptionalFacts = {
  // { pages: ["landlord-gas-safety", "/boiler-services"], work: "Gas safety check, up to two appliances", from: "£85",
  //   basis: "per home, including VAT", condition: "Weekdays from 8am to 6pm, inside London", since: "1 March 2027" },
  prices: [],

  // { pages: ["/boiler-services", "appliance-servicing"], names: ["Ideal", "Vaillant", "Worcester Bosch"] },
  makes: [],

  // { pages: ["air-conditioning-installation"], text: "We usually start three weeks after you order." },
  leadTimes: [],

  // "If our own work fails within 12 months, we put it right free of charge."
  workmanship: "",

  // "Engineers whom we employ, with photo identity cards and marked vans. We do not send subcontractors."
  whoComes: "",

  // Who pays for parking, the congestion charge and ULEZ, on every area's page:
  // "We pay the congestion charge and ULEZ. You pay for parking where there is no free space, at cost."
  charges: "",

  // A mobile number whose text messages or WhatsApp somebody reads every working day, on the contact page alone:
  // { by: "sms", number: "07700 900182" }, or by "whatsapp"
  messages: "",

  // { name: "CIPHE", number: "12345", register: "https://www.ciphe.org.uk/find-an-installer/" },
  memberships: [],

  // What a procurement team asks to see, on /supplier-information, a page that exists once the registered company and
  // the insurance are in data/business.ts, or the company and one of these:
  // { name: "Health and safety policy", href: "/policies/health-and-safety.pdf" }, the file itself in public/policies/
  policies: [],

  // { certified: true, number: "NAP-12345" }, or { certified: false }
  mcs: "",

  // "done" where the firm has accredited assessors of its own, "arranged" where it books somebody else's
  tm44: "",

  // { pages: ["/", "ventilation-systems"], building: "A primary school in Camden",
  //   problem: "CO₂ in two classrooms rose above 2,000 ppm by noon.",
  //   result: "Below 1,100 ppm all day, measured for four weeks after we had rebalanced the air.",
  //   permission: "E-mail of the school's business manager, 3 February 2027" },
  cases: [],

  // { pages: ["/"], words: "They told us which valve it was before they took anything apart.",
  //   who: "Facilities manager, office building in Holborn", permission: "Letter of 3 February 2027" },
  testimonials: [],
  // Who has read a guide: { pages: ["no-hot-water-in-flat"], name: "Alex Example",
  //   qualification: "Gas Safe registered engineer", on: "2027-03-01" }
  reviews: [],
};
