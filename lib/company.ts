import { business } from "@/data/business";
import { company as written } from "@/data/pages/company";
import type { Business } from "@/data/schema";
import { placeholderValues } from "./documents";
import { interpolate } from "./placeholders";

/** The contact page's copy about the firm, with the placeholders filled in. */
export const company = interpolate(written, "data/pages/company.ts", placeholderValues);

/** The street address on one line; empty if there is none. */
export function addressLine({ street, locality, postcode }: Business["address"] = business.address): string {
  return street && [street, locality, postcode].filter(Boolean).join(", ");
}

export type CompanyFact = { readonly label: string; readonly value: string };

type Firm = Pick<Business, "legal" | "address">;

/** Whether the address is also the registered office; ignores punctuation. */
function isRegisteredOffice({ legal, address }: Firm): boolean {
  const [one, other] = [addressLine(address), legal.registeredOffice].map((place) => place.replace(/[\s,.]/g, ""));
  return one?.toLowerCase() === other?.toLowerCase();
}

/** The postal address; its label says if it is also the registered office. */
export function addressFact(firm: Firm = business): CompanyFact {
  const label = isRegisteredOffice(firm) ? "Address and registered office" : "Address";
  return { label, value: addressLine(firm.address) };
}

/** The company details that the law requires of a website; empty fields are left out. */
export function companyFacts(firm: Firm = business): readonly CompanyFact[] {
  const { legal } = firm;
  const facts: readonly CompanyFact[] = [
    { label: "Registered company", value: legal.companyName },
    { label: "Company number", value: legal.companyNumber },
    { label: "Registered in", value: legal.registeredIn },
    { label: "Registered office", value: isRegisteredOffice(firm) ? "" : legal.registeredOffice },
    addressFact(firm),
    { label: "VAT number", value: legal.vatNumber },
    { label: "Gas Safe registration", value: legal.gasSafeNumber },
    { label: "REFCOM certificate", value: legal.refcomNumber },
    { label: "Insurance", value: legal.insurance },
  ];
  return facts.filter(({ value }) => value !== "");
}
