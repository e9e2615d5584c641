import { business } from "@/data/business";
import { optionalFacts } from "@/data/optional-facts";
import { companyFacts } from "./company";

/** The facts for a procurement team that are filled in, in sections that may be empty. */
export function supplierFacts() {
  const { legal, address } = business;
  const { memberships, mcs, policies } = optionalFacts;
  /** The registers, each with the firm's number. */
  const registers = [
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

/** Whether there are enough facts for a page: the registered company, and its insurance or its policies. */
export const hasSupplierPage =
  business.legal.companyName !== "" && (business.legal.insurance !== "" || optionalFacts.policies.length > 0);
