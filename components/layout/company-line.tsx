import { Prose } from "@/components/ui/prose";
import { type CompanyFact, companyFacts } from "@/lib/company";

/** The legal details of the firm in one line of the footer, without the address, which the footer already has. */
export function CompanyLine({ facts = companyFacts() }: { facts?: readonly CompanyFact[] }) {
  const others = facts.filter(({ label }) => !label.startsWith("Address"));
  if (others.length === 0) return null;
  return (
    <p>
      <Prose text={others.map(({ label, value }) => `${label}: ${value}`).join(" · ")} />
    </p>
  );
}
