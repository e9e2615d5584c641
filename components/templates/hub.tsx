import { Drawing } from "@/components/drawings/drawing";
import { CallToAction } from "@/components/sections/call-to-action";
import { CheckList } from "@/components/sections/check-list";
import { Compliance } from "@/components/sections/compliance";
import { Credentials } from "@/components/sections/credentials";
import { GasEmergency } from "@/components/sections/gas-emergency";
import { Hero } from "@/components/sections/hero";
import { Questions } from "@/components/sections/questions";
import { QuoteLink } from "@/components/ui/button";
import { Paragraphs, Prose } from "@/components/ui/prose";
import { Section } from "@/components/ui/section";
import { ServiceCard } from "@/components/ui/service-card";
import { services } from "@/data/services/catalogue";
import type { HubPage } from "@/lib/pages";

/** A hub or family page, from its record: its services compared, and the way from a symptom to the right one. */
export function HubTemplate({ path, theme, copy, gasBox, drawing }: HubPage) {
  return (
    <main id="main" data-theme={theme}>
      {gasBox && <GasEmergency />}
      <Hero path={path} {...copy.hero} action={<QuoteLink variant="outline" />} drawing={<Drawing id={drawing} />}>
        <Credentials />
      </Hero>
      <Section heading="What it covers">
        <Paragraphs texts={copy.intro} />
      </Section>
      <Section heading="Services compared" layout="top">
        <ul className="schedule sm:grid-cols-2 xl:grid-cols-3">
          {copy.services.map(({ slug, suits }) => (
            <ServiceCard key={slug} slug={slug}>
              <p className="mt-2 text-small text-ink-soft">{services[slug].summary}</p>
              <p className="mt-3 text-small">
                <span className="font-semibold text-accent">Suits: </span>
                <Prose text={suits} />
              </p>
            </ServiceCard>
          ))}
        </ul>
      </Section>
      <Section heading={copy.chooser.heading} tone="tint">
        <dl className="border-t-[1.5px] border-ink">
          {copy.chooser.items.map(({ symptom, answer }) => (
            <div key={symptom} className="grid gap-x-8 gap-y-1 border-b border-ink/25 py-5 md:grid-cols-5">
              <dt className="font-semibold md:col-span-2">{symptom}</dt>
              <dd className="md:col-span-3">
                <Prose text={answer} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section heading={copy.benefits.heading}>
        <CheckList items={copy.benefits.items} />
      </Section>
      <Compliance duties={copy.compliance} />
      <Questions items={copy.questions} />
      <CallToAction {...copy.closing} action={<QuoteLink variant="outline-light" />} />
    </main>
  );
}
