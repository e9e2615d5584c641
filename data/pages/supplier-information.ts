import type { SpecimenId } from "../slugs";
import type { AtLeastThree, NamedText, RecordOf } from "../types";

/**
 * What a buyer asks before a contractor goes onto the supplier list. The page exists once the registered company is
 * filled in, and the insurance or a policy; each part of it is shown once it has something to say.
 */
export type SupplierRecord = RecordOf<"supplier"> & {
  /** The sheet number on its link picture. */
  readonly sheet: string;
  /** The day its words were last changed, as 2026-11-22. */
  readonly updated: string;
  readonly hero: { readonly heading: string; readonly lead: string };
  readonly company: { readonly heading: string };
  readonly registers: { readonly heading: string; readonly intro: string };
  readonly insurance: { readonly heading: string };
  readonly policies: { readonly heading: string; readonly intro: string };
  readonly priorities: { readonly heading: string; readonly items: AtLeastThree<NamedText> };
  readonly specimen: SpecimenId;
};

export const supplierInformation = {
  kind: "supplier",
  path: "/supplier-information",
  name: "Supplier Information",
  summary: "Company details, registers, insurance and policies for your supplier list",
  theme: "air",
  parent: "/maintenance",
  sheet: "05",
  updated: "2026-11-22",
  meta: {
    title: "Supplier information for procurement teams",
    description:
      "Who we are by law, where we are registered, how we are insured, our policies and our response, on one page, so that you can put us on your supplier list.",
    keywords: ["supplier information", "contractor prequalification", "approved contractor London"],
  },
  hero: {
    heading: "Supplier information",
    lead: "You find here what a procurement team usually asks before it approves a contractor. If your questionnaire or portal asks for more, send it to us and we complete it.",
  },
  company: { heading: "The company" },
  registers: {
    heading: "Registers that list us",
    intro: "You can look us up in each under the number given.",
  },
  insurance: { heading: "Our insurance" },
  policies: {
    heading: "Our policies",
    intro: "Each is the version that is in force now.",
  },
  priorities: {
    heading: "Priorities and response",
    items: [
      {
        name: "Danger to people",
        text: "The public emergency services come before us. Our [emergency page](/emergency) says what your people do first, and whom they call in which order.",
      },
      {
        name: "Emergency",
        text: "You reach us on {phone} at any hour of the day or night. {claim:response} You find the times by area on the [areas page](/areas), and in the towns outside London we tell you the current time when you call.",
      },
      {
        name: "Planned work",
        text: "We agree the dates of planned maintenance with you, and with your tenants, before we come. {claim:appointments}",
      },
      {
        name: "Quotes and questions",
        text: "You get a written quote that says what is not included. {claim:freeQuote} {claim:reply}",
      },
      {
        name: "What a call-out costs",
        text: "You approve the price before we start. {claim:callOut}",
      },
    ],
  },
  specimen: "five-year-plan",
} as const satisfies SupplierRecord;
