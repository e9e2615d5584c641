import { Fact } from "@/components/ui/facts";
import { Prose } from "@/components/ui/prose";
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
    <Section
      heading={details.heading}
      id={details.id}
      notes={
        <dl className="facts mt-4 lg:[&>*]:grid-cols-1">
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
      }
    >
      <h3 id={complaints.id} className="mb-3 text-h3">
        {complaints.heading}
      </h3>
      <div className="grid gap-x-10 gap-y-4 md:grid-cols-2">
        {complaints.passages.map((text) => (
          <p key={text}>
            <Prose text={text} />
          </p>
        ))}
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
