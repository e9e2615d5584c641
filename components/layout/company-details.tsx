import { Fact } from "@/components/ui/facts";
import { Paragraphs } from "@/components/ui/paragraphs";
import { Prose } from "@/components/ui/prose";
import { Section } from "@/components/ui/section";
import { Typeset } from "@/components/ui/typeset";
import { business } from "@/data/business";
import { type CompanyFact, company, companyFacts } from "@/lib/company";
import { hasSupplierPage } from "@/lib/supplier";

type Props = { facts?: readonly CompanyFact[] };

/** The legal details of the firm that are filled in, and how to complain. */
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
