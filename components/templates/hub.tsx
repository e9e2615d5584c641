import { figuresOf } from "@/components/drawings/figures/section-figures";
import { CallToAction } from "@/components/sections/call-to-action";
import { CheckList } from "@/components/sections/check-list";
import { Chooser } from "@/components/sections/chooser";
import { Compliance } from "@/components/sections/compliance";
import { FurtherLinks } from "@/components/sections/further-links";
import { GasEmergency } from "@/components/sections/gas-emergency";
import { OptionalFacts } from "@/components/sections/optional-facts";
import { Questions } from "@/components/sections/questions";
import { SampleDocument } from "@/components/sections/sample-document";
import { SymbolImage } from "@/components/sections/symbol-image";
import { Topics } from "@/components/sections/topics";
import { QuoteLink } from "@/components/ui/button";
import { Paragraphs } from "@/components/ui/paragraphs";
import { Prose } from "@/components/ui/prose";
import { Section } from "@/components/ui/section";
import { ServiceCard } from "@/components/ui/service-card";
import { type SitePage, showsGasWarning } from "@/lib/pages";
import { ServiceHero } from "./service-hero";

/** A hub page: the services of a trade by symptom, and the purpose of each service. */
export function HubTemplate(page: SitePage<"hub">) {
  const figure = figuresOf(page.path);
  const cards = page.services.length;
  const emptyCells = (columns: number) => (columns - (cards % columns)) % columns;
  const columns = emptyCells(3) < emptyCells(4) ? 3 : 4;
  const empty = emptyCells(columns);
  return (
    <main id="main" data-theme={page.theme}>
      {showsGasWarning(page) && <GasEmergency />}
      <ServiceHero page={page} action={<QuoteLink from={page.path} variant="outline" />} />
      <Chooser {...page.chooser} />
      <Section heading={`Our ${page.serviceKind} services, and when you need each`} layout="top">
        <ul
          className={`schedule tiles large first-large md:grid-cols-2 ${columns === 4 ? "lg:grid-cols-4" : "lg:grid-cols-3"}`}
        >
          {page.services.map(({ slug, suits }) => (
            <ServiceCard key={slug} slug={slug} text={suits} />
          ))}
          {empty > 0 && (
            <li
              data-theme={page.theme}
              className={empty > 1 ? "service-card unsure lg:col-span-2" : "service-card unsure"}
            >
              <SymbolImage id="logic" centred />
              <h3>Not sure which one you need?</h3>
              <p>
                <Prose text="Tell us what has gone wrong or what you want to change, and [we’ll tell you which service you need](/contact#request-a-quote)." />
              </p>
            </li>
          )}
        </ul>
        <FurtherLinks path={page.path} />
      </Section>
      <Topics topics={page.topics} figure={figure} night={!figure("intro")} />
      <Section
        heading={page.introHeading}
        layout={figure("intro") ? "across" : "side"}
        tone={figure("intro") ? "night" : "tint"}
        figure={figure("intro")}
        fold
      >
        <Paragraphs texts={page.intro} />
      </Section>
      <Section
        heading={page.benefits.heading}
        layout={figure("benefits") ? "across" : "top"}
        figure={figure("benefits")}
        minor
        fold
      >
        <CheckList items={page.benefits.items} />
      </Section>
      {page.sampleDocument && <SampleDocument id={page.sampleDocument} figure={figure("sampleDocument")} />}
      <OptionalFacts path={page.path} />
      <Compliance duties={page.compliance} />
      <Questions items={page.questions} figure={figure("questions")} />
      <CallToAction
        {...page.closing}
        scene={page.theme}
        action={<QuoteLink from={page.path} variant="outline-light" />}
      />
    </main>
  );
}
