import { business } from "@/data/business";
import { optionalFacts } from "@/data/optional-facts";
import type { Business, OptionalFacts } from "@/data/schema";
import { type CompanyFact, companyFacts } from "./company";

/** A register, with the number under which it lists the firm. */
type Register = { readonly name: string; readonly number: string; readonly href: string };

/** The facts that a procurement team asks for; a part that is not filled in is empty. */
export type SupplierFacts = {
  readonly company: readonly CompanyFact[];
  readonly registers: readonly Register[];
  readonly insurance: string;
  readonly policies: OptionalFacts["policies"];
};

type Filled = Pick<Business, "legal" | "address">;

/** What is filled in for a procurement team, each fact in one of the parts. */
export function supplierFacts({ legal, address }: Filled = business): SupplierFacts {
  const { memberships, mcs, policies } = optionalFacts;
  const registers: readonly Register[] = [
    {
      name: "Companies House",
      number: legal.companyNumber,
      href: `https://find-and-update.company-information.service.gov.uk/company/${legal.companyNumber}`,
    },
    {
      name: "Gas Safe Register",
      number: legal.gasSafeNumber,
      href: "https://www.gassaferegister.co.uk/find-an-engineer-or-check-the-register/",
    },
    { name: "REFCOM", number: legal.refcomNumber, href: "https://www.refcom.org.uk/" },
    {
      name: "MCS",
      number: mcs.certified === "yes" ? mcs.number : "",
      href: "https://mcscertified.com/find-an-installer/",
    },
    ...memberships.map(({ register, ...membership }) => ({ ...membership, href: register })),
  ];
  return {
    company: companyFacts({ legal: { ...legal, gasSafeNumber: "", refcomNumber: "", insurance: "" }, address }),
    registers: registers.filter(({ number }) => number !== ""),
    insurance: legal.insurance,
    policies,
  };
}

/** Whether there is enough of it for a page: the registered company, and how it is insured or what it binds itself to. */
export const hasSupplierPage =
  business.legal.companyName !== "" && (business.legal.insurance !== "" || optionalFacts.policies.length > 0);
