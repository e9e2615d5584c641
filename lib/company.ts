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

type Firm = Pick<Business, "legal" | "address">;

/** Where customers may write to or visit; said once where that is the registered office too, however it is punctuated. */
export function addressFact({ legal, address }: Firm = business): CompanyFact {
  const value = addressLine(address);
  const [one, other] = [value, legal.registeredOffice].map((place) => place.replace(/[\s,.]/g, "").toLowerCase());
  return { label: one === other ? "Address and registered office" : "Address", value };
}

/** What the law wants a website to say of the firm behind it, in this order; the fields still empty are left out. */
export function companyFacts(firm: Firm = business): readonly CompanyFact[] {
  const { legal } = firm;
  const address = addressFact(firm);
  const facts: readonly CompanyFact[] = [
    { label: "Registered company", value: legal.companyName },
    { label: "Company number", value: legal.companyNumber },
    { label: "Registered in", value: legal.registeredIn },
    { label: "Registered office", value: address.label === "Address" ? legal.registeredOffice : "" },
    address,
    { label: "VAT number", value: legal.vatNumber },
    { label: "Gas Safe registration", value: legal.gasSafeNumber },
    { label: "REFCOM certificate", value: legal.refcomNumber },
    { label: "Insurance", value: legal.insurance },
  ];
  return facts.filter(({ value }) => value !== "");
}
