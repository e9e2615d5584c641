import { Fact } from "@/components/ui/facts";
import { Paragraphs, Prose } from "@/components/ui/prose";
import { Section } from "@/components/ui/section";
import { Typeset } from "@/components/ui/typeset";
import { business } from "@/data/business";
import { type CompanyFact, company, companyFacts } from "@/lib/company";
import { hasSupplierPage } from "@/lib/supplier";

type Props = { facts?: readonly CompanyFact[] };

/** The legal details of the firm, as far as they are filled in, and how to complain. */
export function CompanyDetails({ facts = companyFacts() }: Props) {
  const { details, complaints } = company;
  return (
    <Section heading={details.heading} id={details.id} layout="top">
      <dl className="facts">
        {[{ label: "Trading name", value: business.name }, ...facts].map(({ label, value }) => (
          <Fact key={label} name={label}>
            <Prose text={value} />
          </Fact>
        ))}
        {!hasSupplierPage && (
          <Fact name="Documents">
            <Typeset text={details.ask} />
          </Fact>
        )}
      </dl>
      <div className="facts">
        <div className="border-t-0">
          <h3 id={complaints.id}>{complaints.heading}</h3>
          <Paragraphs texts={complaints.passages} />
        </div>
      </div>
    </Section>
  );
}

/** The same facts in one line of the footer, without the address, which the footer has already. */
export function CompanyLine({ facts = companyFacts() }: Props) {
  const others = facts.filter(({ label }) => !label.startsWith("Address"));
  if (others.length === 0) return null;
  return (
    <p>
      <Prose text={others.map(({ label, value }) => `${label}: ${value}`).join(" · ")} />
    </p>
  );
}
