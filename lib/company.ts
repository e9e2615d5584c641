import { business } from "@/data/business";
import { company as written } from "@/data/pages/company";
import type { Business } from "@/data/types";
import { buildNames } from "./documents";
import { filled } from "./placeholders";

/** What the contact page says of the firm itself, with its placeholders filled in. */
export const company = filled(written, "data/pages/company.ts", buildNames);

/** The street address in one line; nothing while there is none. */
export function addressLine({ street, locality, postcode }: Business["address"] = business.address): string {
  return street && [street, locality, postcode].filter(Boolean).join(", ");
}

export type CompanyFact = { readonly label: string; readonly value: string };

/** What the law wants a website to say of the firm behind it, in this order; the fields still empty are left out. */
export function companyFacts({
  legal,
  address,
}: Pick<Business, "legal" | "address"> = business): readonly CompanyFact[] {
  const facts: readonly CompanyFact[] = [
    { label: "Registered company", value: legal.companyName },
    { label: "Company number", value: legal.companyNumber },
    { label: "Registered in", value: legal.registeredIn },
    { label: "Registered office", value: legal.registeredOffice },
    { label: "Address", value: addressLine(address) },
    { label: "VAT number", value: legal.vatNumber },
    { label: "Gas Safe registration", value: legal.gasSafeNumber },
    { label: "REFCOM certificate", value: legal.refcomNumber },
    { label: "Insurance", value: legal.insurance },
  ];
  return facts.filter(({ value }) => value !== "");
}
