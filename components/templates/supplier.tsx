import { Hero } from "@/components/sections/hero";
import { SampleDocument } from "@/components/sections/sample-document";
import { Schedule } from "@/components/sections/schedule";
import { QuoteLink } from "@/components/ui/button";
import { Facts } from "@/components/ui/facts";
import { Section } from "@/components/ui/section";
import type { SitePage } from "@/lib/pages";
import { supplierFacts } from "@/lib/supplier";

/** The facts that procurement teams ask for, if they are filled in. */
export function SupplierTemplate(page: SitePage<"supplier">) {
  const { company, registers, insurance, policies } = supplierFacts();
  return (
    <main id="main">
      <Hero
        path={page.path}
        {...page.hero}
        action={
          <QuoteLink from={page.path} variant="outline">
            Send us your questionnaire
          </QuoteLink>
        }
      />
      <Section {...page.company}>
        <Facts items={company.map(({ label, value }) => ({ name: label, text: value }))} />
      </Section>
      {registers.length > 0 && (
        <Section {...page.registers}>
          <Links links={registers.map(({ name, number, href }) => ({ name: `${name}, number ${number}`, href }))} />
        </Section>
      )}
      {insurance && (
        <Section {...page.insurance}>
          <p className="max-w-text">{insurance}</p>
        </Section>
      )}
      {policies.length > 0 && (
        <Section {...page.policies}>
          <Links links={policies} />
        </Section>
      )}
      <Section heading={page.priorities.heading} tone="tint">
        <Schedule items={page.priorities.items} columns={2} />
      </Section>
      <SampleDocument id={page.sampleDocument} />
    </main>
  );
}

function Links({ links }: { links: readonly { readonly name: string; readonly href: string }[] }) {
  return (
    <ul>
      {links.map(({ name, href }) => (
        <li key={name}>
          <a href={href} className="text-link inline-flex min-h-11 items-center">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
