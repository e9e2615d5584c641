import { business } from "@/data/business";
import { company as written } from "@/data/pages/company";
import type { Business } from "@/data/schema";
import { buildNames } from "./documents";
import { filled } from "./placeholders";

/** What the contact page says of the firm itself, with its placeholders filled in. */
export const company = filled(written, "data/pages/company.ts", buildNames);

/** The street address in one line; nothing while there is none. */
export function addressLine({ street, locality, postcode }: Business["address"] = business.address): string {
  return street && [street, locality, postcode].filter(Boolean).join(", ");
}

export type CompanyFact = { readonly label: string; readonly value: string };

type Firm = Pick<Business, "legal" | "address">;

/** Whether the address is the registered office too, however either is punctuated. */
function isRegisteredOffice({ legal, address }: Firm): boolean {
  const [one, other] = [addressLine(address), legal.registeredOffice].map((place) => place.replace(/[\s,.]/g, ""));
  return one?.toLowerCase() === other?.toLowerCase();
}

/** Where customers may write to or visit; its label says so where that is the registered office too. */
export function addressFact(firm: Firm = business): CompanyFact {
  const label = isRegisteredOffice(firm) ? "Address and registered office" : "Address";
  return { label, value: addressLine(firm.address) };
}

/** What the law wants a website to say of the firm behind it, in this order; the fields still empty are left out. */
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
