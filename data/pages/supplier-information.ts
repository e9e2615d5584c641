import type { SampleDocumentId } from "../slugs";
import type { AtLeastThree, NamedText, RecordOf } from "../types";

/**
 * Information that buyers need before they add a contractor to their supplier list. The page exists once the registered
 * company and the insurance or a policy are filled in; a section without content is not shown.
 */
export type SupplierRecord = RecordOf<"supplier"> & {
  /** The sheet number in its link preview image. */
  readonly sheet: string;
  /** The day its copy was last changed, such as 2026-11-22. */
  readonly updated: string;
  readonly hero: { readonly heading: string; readonly lead: string };
  readonly company: { readonly heading: string };
  readonly registers: { readonly heading: string; readonly intro: string };
  readonly insurance: { readonly heading: string };
  readonly policies: { readonly heading: string; readonly intro: string };
  readonly priorities: { readonly heading: string; readonly items: AtLeastThree<NamedText> };
  readonly sampleDocument: SampleDocumentId;
};

export const supplierInformation = {
  kind: "supplier",
  path: "/supplier-information",
  name: "Supplier Information",
  summary: "Company details, registers, insurance and policies for your supplier list",
  theme: "air",
  parent: "/maintenance",
  sheet: "05",
  updated: "2026-11-25",
  meta: {
    title: "Supplier information for procurement teams",
    description:
      "Our company details, registrations, insurance, policies and response on one page, with everything you need to put us on your supplier list.",
    keywords: ["supplier information", "contractor prequalification", "approved contractor London"],
  },
  hero: {
    heading: "Supplier information",
    lead: "This is what procurement teams usually ask before they approve a contractor. If your questionnaire or portal asks for more, send it to us and we’ll fill it in.",
  },
  company: { heading: "The company" },
  registers: {
    heading: "Registers that list us",
    intro: "You can look us up on each of these under the number given.",
  },
  insurance: { heading: "Our insurance" },
  policies: {
    heading: "Our policies",
    intro: "These are the current versions.",
  },
  priorities: {
    heading: "Priorities and response",
    items: [
      {
        name: "Danger to people",
        text: "Call the public emergency services before you call us. Our [emergency page](/emergency) shows your staff what to do first and who to call.",
      },
      {
        name: "Emergency",
        text: "Call us on {phone}, day or night. {claim:response} The [areas page](/areas) gives the times by area, and for the towns outside London we’ll tell you the current response time when you call.",
      },
      {
        name: "Planned work",
        text: "We agree the dates of planned maintenance with you, and with your tenants, before we come. {claim:appointments}",
      },
      {
        name: "Quotes and questions",
        text: "We quote in writing and tell you what is not included. {claim:freeQuote} {claim:reply}",
      },
      {
        name: "What a call-out costs",
        text: "You approve the price before we start. {claim:callOut}",
      },
    ],
  },
  sampleDocument: "five-year-plan",
} as const satisfies SupplierRecord;
